// What stands beside the board: the stack and the log.

import { known, symbols, face } from "./card.js";
import { h } from "./dom.js";
import * as sounds from "./sounds.js";
import { pace, setPace } from "./telling.js";
import { ruleMark } from "./words.js";

/** What waits to resolve, the next one on top. */
export function stack(t) {
  const items = t.view.stack ?? [];
  if (!items.length) return null;
  const title = t.layout.data.words?.stack ?? "Stack";
  return h("section.stack", { key: "stack", "aria-label": `${title}: ${items.length}` },
    h("h3", null, title, h("span.soft.small", null, items.length > 1 ? ` ${items.length}, the top one resolves next` : " resolves next")),
    h("ol", null, [...items].reverse().map((item) => stackItem(t, item))));
}

function stackItem(t, item) {
  const mine = item.controller === t.bottom;
  const card = item.face ? known({ face: item.face }, t.faces) : { name: item.name, types: [], colours: [] };
  const lit = t.lit.get(item.id);
  return h("li.item", { key: item.id, class: [mine ? "mine" : "theirs", lit], "data-id": item.id, "data-face": item.face ?? null,
    role: lit ? "button" : null, tabindex: lit ? "0" : null,
    on: { click: () => t.pressId(item.id), keydown: (event) => { if (event.key === "Enter" && lit) t.pressId(item.id); } } },
  h("span.thumb", { "aria-hidden": "true" }, face(t.layout, card)),
  h("div", null,
    h("b", null, item.name || card.name || "Ability"), h("span.soft.small", null, ` ${item.controller === t.seat ? "yours" : t.whose(item.controller, "").trim()}`),
    h("p.small", null, symbols(t.layout, item.text || card.text || "")),
    item.targets?.length ? h("p.small.aims", null, "→ ", item.targets.map((target) => t.targetName(target)).join(", ")) : null));
}

/** How fast what happens is told, sounds, and what is going on: being told, or being looked back at. */
export function telling(t) {
  const now = pace();
  return h("div.pace", { key: "pace", class: (t.teller.busy || t.away) && "going" },
    t.teller.busy ? h("button.small.main", { type: "button", key: "skip", on: { click: () => t.teller.skip() } }, "Skip", h("kbd", null, "Space"))
      : t.away ? h("button.small.main", { type: "button", key: "back", on: { click: () => t.moments.present() } }, "Back to now", h("kbd", null, "Esc")) : h("b", { key: "title" }, "Log"),
    h("span.gap", { key: "gap" }),
    t.speak ? h("label", { key: "speed" }, h("span.soft.small", null, "Told"), h("select.small", { "aria-label": "How fast what happens is told", on: { change: (event) => t.change(() => setPace(event.target.value)) } },
      [["off", "at once"], ["quick", "quickly"], ["slow", "slowly"]].map(([name, word]) => h("option", { key: name, value: name, selected: name === now }, word)))) : null,
    h("button.small", { type: "button", key: "sound", "aria-pressed": String(sounds.isOn()), title: "Sounds", on: { click: () => t.change(() => sounds.turn(!sounds.isOn())) } }, sounds.isOn() ? "♪ on" : "♪ off"));
}

export function log(t) {
  const lines = t.log.length ? [h("h4", { key: "first" }, "Before the first turn")] : [];
  t.log.forEach((entry, i) => {
    const shown = t.away?.line === i;
    let kept = t.lines.get(entry); // a line says the same for ever: it is made once
    if (kept?.i !== i || kept.shown !== shown) t.lines.set(entry, (kept = { i, shown, node: line(t, entry, i, shown) }));
    lines.push(kept.node);
  });
  return h("section.log", { key: "log", id: "log", role: "log", "aria-live": "polite", "aria-label": "Log", tabindex: "0", on: { scroll: (event) => { t.logAtEnd = isAtEnd(t, event.target); } } }, lines);
}

function line(t, entry, i, shown) {
  if (entry.parts.length === 1 && /^Turn \d+/.test(entry.parts[0])) return h("h4", { key: i }, entry.parts[0]);
  return h("p", { key: i, tabindex: "-1", "data-line": String(i), title: "Show this moment", on: { click: () => t.moments.show(i), keydown: (event) => { if (event.key === "Enter") { event.preventDefault(); event.stopPropagation(); t.moments.show(i); } } }, class: [shown && "shown", entry.player === t.bottom ? "mine" : entry.player === null || entry.player < 0 ? "" : "theirs"] },
    entry.parts.map((part) => typeof part === "string" ? symbols(t.layout, part)
      : h("span.ref", { "data-face": part.face, tabindex: "-1", style: tint(t, part.face) }, part.name)),
    entry.rule ? ruleMark(t.layout.game, entry.rule, undefined, { stop: false }) : null);
}

/** Whoever has scrolled up in the log is left there; who is at its end stays at its end, also where further lines have
 * been written before the page hears that it was scrolled there. */
function isAtEnd(t, log) {
  return log.scrollTop >= t.logEnd || log.scrollTop + log.clientHeight > log.scrollHeight - 30;
}

function tint(t, key) {
  const colours = t.faces.get(key)?.colours;
  return colours?.length ? { "--c1": t.layout.colours(colours)[0].paint } : {};
}
