// Chances to win, as the bot that thinks sees them: what each answer promises, how sure that is, and what may follow.

import { h } from "./dom.js";

export const percent = (chance) => `${Math.round(100 * chance)}%`;

/** The answers of a question, the best first. `given` is the one that was chosen, `pick(answer)` chooses one. */
export function prospects(list, { given, pick } = {}) {
  return h("ol.prospects", null, list.map((each) => prospect(each, given, pick)));
}

function prospect(each, given, pick) {
  const key = JSON.stringify(each.answer);
  const chosen = given !== undefined && given !== null && key === JSON.stringify(given);
  const few = each.low <= 0 && each.high >= 1 || percent(each.low) === percent(each.high); // a span that says nothing, or too much
  return h("li", { key, class: chosen && "chosen" },
    h("div.chance", null,
      h("b", null, percent(each.chance)),
      h("span.scale", { "aria-hidden": "true" }, h("i.span", { style: { left: percent(each.low), width: percent(each.high - each.low) } }), h("i.dot", { style: { left: percent(each.chance) } })),
      h("span.soft.small", null, few ? `${each.worlds} tried` : `${percent(each.low)} to ${percent(each.high)}, ${each.worlds} tried`)),
    h("div.said", null, pick ? h("button.small", { type: "button", on: { click: () => pick(each.answer) } }, words(each.text)) : h("span", null, words(each.text)),
      chosen ? h("span.played.small", null, "played") : null),
    each.line.length ? h("details", null, h("summary.small", null, "What may follow"), h("ul.small", null, each.line.map((line, i) => h("li", { key: i }, line)))) : null);
}

export function words(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// ---------------------------------------------------------------- a hint at the table

/** May whoever sits here ask? Only where everybody else is a bot. */
export function mayAsk(t) {
  return Boolean(t.speak) && t.seat >= 0 && !t.away && t.view.players.every((who, player) => player === t.seat || who.bot);
}

function foundFor(t, choice) {
  return t.hinting?.question === choice.question.serial ? t.hinting : null;
}

export function hintButton(t) {
  const choice = t.choice;
  if (!choice || choice.sent || !mayAsk(t) || foundFor(t, choice)) return null;
  return h("button.small.quiet", { type: "button", key: "hint", id: "hint", title: "What would the bot that thinks do? (T)", on: { click: () => t.askHint() } }, "Hint", h("kbd", { "aria-hidden": "true" }, "T"));
}

/** What was found so far. */
export function hint(t) {
  const found = t.choice && !t.choice.sent && mayAsk(t) ? foundFor(t, t.choice) : null;
  if (!found) return null;
  return h("section.hint", { key: "hint", "aria-label": "Hint", "aria-busy": String(!found.done) },
    h("p.small.soft", { role: "status" }, !found.prospects ? "Thinking …" : !found.prospects.length ? "There is nothing to weigh here." : `Chances to win, as far as you can see${found.done ? "" : "; thinking on"}`),
    found.prospects?.length ? prospects(found.prospects) : null);
}
