// The question in words with its options as buttons, for pointer and keyboard alike; what can also be clicked on the
// board is listed here with what it costs. The widgets for numbers, orders and divisions stand in widgets.js.

import { known, symbols } from "./card.js";
import { hint, hintButton } from "./chances.js";
import { h, pointed } from "./dom.js";
import { divider, numberPicker, orderer } from "./widgets.js";

export function prompt(t) {
  const choice = t.choice;
  if (!choice) return h("section.prompt.idle", { key: "prompt", id: "prompt", tabindex: "-1" }, h("p.ask", { role: "status" }, t.waitingFor()));
  const question = choice.question;
  return h("section.prompt", { key: "prompt", id: "prompt", tabindex: "-1", class: choice.sent && "sent", "aria-label": "Question",
    "data-question": question.serial, "data-kind": question.kind, "data-why": question.why },
    h("div.ask", { role: "status", "aria-live": "assertive" }, h("b", null, symbols(t.layout, t.ask(question))), count(choice), seen(t, question)),
    question.context && question.face !== t.view.stack.at(-1)?.face ? h("p.context.small", null, symbols(t.layout, question.context)) : null,
    question.kind === "action" ? actions(t, choice)
      : question.kind === "number" ? numberPicker(t, choice)
      : question.kind === "order" ? orderer(t, choice)
      : question.kind === "divide" ? divider(t, choice)
      : question.kind === "confirm" ? confirm(t, choice)
      : picks(t, choice),
    goesOn(choice) ? null : h("div.longer", { key: "hint" }, hintButton(t)),
    hint(t));
}

/** Cards that one has been shown for this question, and that lie where nobody sees them. */
function seen(t, question) {
  if (!question.seen?.length) return null;
  return h("p.seen", null, "You see ", question.seen.map((key, i) => [i ? ", " : "", h("span.ref", { key: i, "data-face": key, tabindex: "0" }, t.faces.get(key)?.name ?? "a card")]), ".");
}

function count(choice) {
  if (!choice.isMany()) return null;
  const { low, high, total } = choice.question;
  const many = low === high ? `${low}` : low === 0 ? `up to ${high}` : `${low} to ${high}`;
  return h("span.soft.small", null, ` ${choice.picked.length} of ${many} picked${total === undefined || total === null ? "" : `, total cost at most ${total}`}`);
}

/** One option as a button. Pointing at it shows its card and what would pay for it. */
function option(t, choice, i, { digit, picked, main } = {}) {
  const given = choice.question.options[i];
  const hint = () => t.hint(given);
  const button = h("button.option", {
    key: `o${i}`, type: "button", class: [picked && "picked", main && "go", given.role], disabled: choice.sent,
    "data-option": String(i), "data-face": given.face ?? null, "data-id": given.ids?.[0] ?? null,
    "aria-pressed": picked === undefined ? null : String(picked),
    on: { click: (event) => pointed(event, () => t.pick(i, event)), pointerenter: hint, focus: hint, pointerleave: () => t.hint(null), blur: () => t.hint(null) },
  },
  digit === undefined ? null : h("kbd", { "aria-hidden": "true" }, digit),
  optionWords(t, choice, i));
  if (choice.gathered || choice.waysOf(i).length) return button;
  const always = choice.kind === "action" && t.layout.data.asked?.always?.[given.verb];
  if (always) {
    return h("div.both", { key: `b${i}` }, button, h("button.pay", { type: "button", disabled: choice.sent, title: `Always ${always}, without being asked`,
      "aria-label": `Always ${always}, without being asked`, on: { click: () => t.doAlways(given.verb, i) } }, "always"));
  }
  if (!given.pays?.length || choice.kind !== "action") return button;
  return h("div.both", { key: `b${i}` }, button,
    h("button.pay", { type: "button", disabled: choice.sent, title: "Choose how to pay (Shift)", "aria-label": `${given.text}: choose how to pay`,
      on: { click: () => t.pick(i, { shiftKey: true }) } }, "✦…"));
}

/** What the option says; a way of paying says what it takes. */
function said(t, choice, given) {
  const ways = choice.kind === "payment" && !given.hidden ? payment(t, given) : "";
  const text = ways || (choice.kind === "action" && !given.ahead && opens(choice, given) ? `${given.text} …` : "") || (given.ability ? `${given.verb} ${t.faces.get(given.face)?.name ?? ""}${difference(t, choice, given)}: ${given.ability}` : `${given.text ?? ""}${difference(t, choice, given)}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Options that would read alike, with cards between which there is a difference, say it: as much as tells each of them. */
function difference(t, choice, given) {
  if (choice.kind !== "action" || given.ahead || !given.ids?.length) return "";
  const like = ({ text, verb, ability, ahead, ids }) => !ahead && ids?.length && text === given.text && verb === given.verb && ability === given.ability;
  let alike = choice.question.options.filter((each) => each !== given && like(each)).map((each) => qualities(t, each));
  const said = qualities(t, given).filter((quality, i) => {
    const others = alike.length;
    alike = alike.filter((other) => other[i] === quality);
    return quality && alike.length < others;
  });
  return said.length ? ` (${said.join(", ")})` : "";
}

function qualities(t, { ids, face }) {
  const found = t.locate(ids[0]);
  const card = known(found?.card ?? { face }, t.faces);
  const turned = card.turned === "rested" ? t.layout.rested() : card.turned ?? "";
  const front = card.face_down ? t.faces.get(card.sides?.[0])?.name : "";
  return [found ? t.layout.title(found.zone) : "", front ?? "", turned, ...t.layout.statsOf(card).map((stat) => `${stat.word} ${card[stat.field]}`), card.damage ? `${card.damage} damage` : "unhurt",
    card.host ? `on ${t.targetName({ id: card.host })}` : "", card.under?.length ? `on top of ${counted(card.under).join(", ")}` : "", Object.entries(card.counters ?? {}).map(([kind, count]) => `${count} ${kind}`).join(", "), card.frozen ? "frozen" : "",
    (card.marks ?? []).map((key) => t.layout.mark(key)).join(", "), (card.keywords ?? []).map((key) => t.layout.keyword(key)).filter(Boolean).join(", "), face];
}

/** Does the option open a list of all that it can be done with? */
function opens(choice, given) {
  return choice.waysOf(choice.question.options.indexOf(given)).length > 0 && !given.ability;
}

function payment(t, given) {
  const ways = new Map();
  const verbOf = (by) => t.layout.data.means?.[by] ?? by;
  for (const part of given.pays ?? []) {
    if (part.by !== "pool") ways.set(verbOf(part.by), [...(ways.get(verbOf(part.by)) ?? []), part.name ?? "a card"]);
  }
  const produced = (given.pays ?? []).filter((part) => part.by === "pool").length; // before, and not spent yet
  if (produced) ways.set(verbOf("pool"), [produced]);
  return [...ways].map(([verb, names]) => `${verb} ${counted(names).join(", ")}`).join("; ");
}

/** Equal names once, with their number. */
function counted(names) {
  return [...new Set(names)].map((name) => {
    const same = names.filter((other) => other === name).length;
    return same > 1 ? `${same} × ${name}` : name;
  });
}

function priceOf(t, choice, given) {
  if (choice.kind === "payment" || given.price === undefined || given.price === null) return "";
  const cards = (given.pays ?? []).filter((part) => part.by === "discard").length; // which of them is asked before
  const rest = payment(t, { pays: (given.pays ?? []).filter((part) => part.by !== "discard") });
  const ways = [rest, cards && `${t.layout.data.means?.discard ?? "discard"} ${cards === 1 ? "a card" : `${cards} cards`}`].filter(Boolean).join("; ");
  return `${given.price} ${t.layout.data.words?.resources ?? ""}`.trim() + (ways ? `: ${ways}` : "");
}

export function optionWords(t, choice, i) {
  const given = choice.question.options[i];
  const price = priceOf(t, choice, given);
  return h("span.words", null, symbols(t.layout, said(t, choice, given)), price ? h("span.price.small", null, price) : null);
}

function list(t, choice, indices, more, others = null) {
  return h("div.options", { role: "group", "aria-label": "Options" }, indices.map((i) => option(t, choice, i, more(i))), others);
}

const FEW = 6; // attacks, targets and the like that are listed one by one; more of them open from what they are done with

/** The actions in the order in which they are listed and numbered; passing has a button of its own. */
export function listed(t, choice) {
  const { options } = choice.question;
  if (choice.verb) return options.map((_, i) => i).filter((i) => choice.stands(i));
  const few = options.filter((each) => each.ahead).length <= FEW;
  const first = choice.gathered ? () => true : firstOfEquals(t, options);
  return options.map((_, i) => i)
    .filter((i) => choice.stands(i) && first(i) && (few ? !choice.waysOf(i).length : !options[i].ahead) && (options[i].ahead || options[i].role !== "pass"))
    .sort((a, b) => Boolean(options[a].later) - Boolean(options[b].later) || t.isSecondary(a) - t.isSecondary(b) || a - b);
}

/** Is it the first of those that do the same with equal cards? The others are on the board, and need no line of their own. */
function firstOfEquals(t, options) {
  const seen = new Set();
  return (i) => {
    const { ids, pays, ...words } = options[i];
    const found = ids?.length && !words.ahead && t.locate(ids[0]);
    if (!found) return true;
    const { id, place, fresh, ...card } = found.card; // it is on the board which of them came this turn
    const like = JSON.stringify([words, pays?.map((part) => part.name), found.zone, found.player, card]);
    return !seen.has(like) && Boolean(seen.add(like));
  };
}

/** The kind of action of which several can be chosen at once, if there are several to choose. */
function kindTogether(t, choice) {
  return Object.keys(t.layout.data.asked?.together ?? {}).find((verb) => allTogether(choice, verb).length > 1);
}

/** One of them for each object that it can be done with: the first that is offered. */
function allTogether(choice, verb) {
  const { options } = choice.question;
  const firsts = new Map();
  options.forEach((option, i) => { if (option.ahead && option.verb === verb && !firsts.has(option.ids?.[0])) firsts.set(option.ids?.[0], i); });
  return [...firsts.values()];
}

/** "Attack with all 3", "Attack with several …", "Do several things in a row …". */
function together(t, choice) {
  const verb = kindTogether(t, choice);
  const button = (key, words, act) => h("button.option", { type: "button", key, disabled: choice.sent, on: { click: act } }, h("span.words", null, words));
  const all = verb ? allTogether(choice, verb) : [];
  return [
    verb ? button("all", inWords(t, verb, all.length === 2 ? "both" : `all ${all.length}`), () => t.answerTogether(all)) : null,
    verb ? button("several", inWords(t, verb, "several …"), () => t.change(() => choice.gatherSeveral(verb))) : null,
    choice.hasRow() ? button("row", "Several things in a row …", () => t.startRow()) : null];
}

function inWords(t, verb, count) {
  const text = t.layout.data.asked.together[verb].replaceAll("{count}", count);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is being chosen together: a click on the board or in the list takes one more or one less. */
function gathering(t, choice) {
  const indices = listed(t, choice);
  const { gathered } = choice;
  const text = choice.verb ? inWords(t, choice.verb, gathered.length) : gathered.length === 1 ? "Do this" : "Do these";
  return h("div.choices", null,
    choice.verb ? h("p.soft.small", null, "One after the other, in the order in which you pick them. You are asked again as soon as your opponent does more than block.")
      : gathered.length ? null : h("p.soft.small", null, "Pick them in their order, then also cards that you cannot pay for yet. You are asked again as soon as something else happens, a card is drawn or shown, or the next cannot be done."),
    gathered.length && !choice.verb ? h("ol.inarow", { "aria-label": "In this order", "aria-live": "polite" }, gathered.map((i) => h("li", { key: i }, optionWords(t, choice, i)))) : null,
    list(t, choice, indices, (i) => ({ digit: indices.indexOf(i) < 9 ? indices.indexOf(i) + 1 : undefined, picked: gathered.includes(i) })),
    h("div.final", null,
      h("button", { type: "button", key: "back", on: { click: () => t.cancel() } }, "Back", h("kbd", { "aria-hidden": "true" }, "Esc")),
      h("button.go", { type: "button", key: "done", disabled: choice.sent || !gathered.length, on: { click: () => t.answerTogether(gathered) } }, text, h("kbd", { "aria-hidden": "true" }, "Enter"))),
    choice.mayPass() ? h("div.longer", null, h("button.small", { type: "button", key: "ends", disabled: choice.sent || !gathered.length,
      on: { click: () => t.answerTogether([...gathered, 0]) } }, `${text}, then: ${t.passing()}`)) : null);
}

function actions(t, choice) {
  if (choice.gathered) return gathering(t, choice);
  const indices = listed(t, choice);
  return h("div.choices", null,
    indices.length ? list(t, choice, indices, (i) => ({ digit: indices.indexOf(i) < 9 ? indices.indexOf(i) + 1 : undefined }), together(t, choice)) : null,
    !choice.mayPass() ? null : h("div.final", null, h("button.go.pass", { type: "button", key: "pass", "data-option": "0", disabled: choice.sent,
      on: { click: () => t.pick(0) } }, t.passing(), h("kbd", { "aria-hidden": "true" }, "Space"))),
    goesOn(choice) ? longer(t, choice) : null);
}

/** Is it a moment at which one can also pass until something comes? */
function goesOn(choice) {
  return choice.kind === "action" && choice.question.why === "priority" && !choice.gathered;
}

/** Passes that go on: until one's own turn, until something happens, always for what lies on the stack. */
function longer(t, choice) {
  const top = t.view.stack.at(-1);
  const theirs = top && top.controller !== t.seat && top.label;
  const button = (key, words, act, spoken = null) => h("button.small.quiet", { type: "button", key, disabled: choice.sent, "aria-label": spoken, on: { click: act } }, words);
  const until = (key, words) => button(key, words, () => t.passUntil(key), `Pass until ${words}`);
  return h("div.longer", null,
    choice.mayPass() ? h("div.until", { key: "until" }, h("span.soft.small", { "aria-hidden": "true" }, "Pass until"), until("turn", "your turn"), until("event", "something happens")) : null,
    theirs ? button("always", "Always let this resolve", () => t.letAlways(theirs)) : null,
    hintButton(t));
}

function confirm(t, choice) {
  const options = choice.question.options;
  const usual = choice.usual();
  return h("div.final.pair", null,
    [["no", "2"], ["yes", "1"]].map(([role, digit]) => [options.findIndex((each) => each.role === role), digit]).filter(([i]) => i >= 0).map(([i, digit]) =>
      h("button", { type: "button", key: i, class: i === usual && "go", "data-option": String(i), disabled: choice.sent,
        on: { click: () => t.pick(i) } }, options[i].text, h("kbd", { "aria-hidden": "true" }, digit), i === usual ? h("kbd", { "aria-hidden": "true" }, "Space") : null)));
}

/** Objects, modes, words, players and payments. */
function picks(t, choice) {
  const { kind, low, options } = choice.question;
  const many = choice.isMany();
  const indices = options.map((_, i) => i).filter((i) => kind !== "payment" || choice.fits(i));
  const ready = choice.ready();
  const none = choice.isList() && low === 0 && !choice.picked.length;
  return h("div.choices", null,
    kind === "payment" ? h("p.soft.small", null, choice.question.why === "piece" ? "Click what pays on the board, one after the other." : "What is marked pays. To pay with something else, click it on the board or pick from the list.") : null,
    list(t, choice, indices, (i) => ({ digit: i < 9 ? i + 1 : undefined, picked: many ? choice.picked.includes(i) : undefined })),
    many || none || kind === "payment" ? h("div.final", null,
      none ? h("button", { type: "button", key: "none", class: "go", disabled: choice.sent, on: { click: () => t.decline() } },
        t.passing(), h("kbd", { "aria-hidden": "true" }, "Space")) : null,
      many && !none ? h("button.go", { type: "button", key: "done", disabled: choice.sent || ready === undefined, on: { click: () => t.submit() } },
        "Done", h("kbd", { "aria-hidden": "true" }, "Enter")) : null,
      kind === "payment" && ready !== undefined ? h("button.go.long", { type: "button", key: "done", disabled: choice.sent, on: { click: () => t.submit() } },
        `Pay: ${payment(t, options[ready]) || "piece by piece"}`, h("kbd", { "aria-hidden": "true" }, "Enter")) : null) : null);
}

/** Cards that lie nowhere on the board (a deck that is searched) and cards of a question with many, side by side. */
export function offersGallery(choice) {
  return Boolean(choice) && choice.isList() && choice.question.options.some((option) => !option.ids?.length && (option.face || option.hidden));
}
