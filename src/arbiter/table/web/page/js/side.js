// What stands beside the board: the strip of phases with its stops, the stack, and the log.

import { known, symbols, face } from "./card.js";
import { h } from "./dom.js";

export function strip(t) {
  const now = t.layout.phaseOf(t.view.step);
  const first = t.layout.phases.find((phase) => phase.stop); // the strip is one stop of Tab; arrows go along it
  const own = t.view.active === t.bottom;
  return h("nav.strip", { key: "strip", "aria-label": "Phases" }, t.layout.phases.map((phase, i) =>
    h("div.phase", { key: phase.title, class: [i === now && "now", i === now && (own ? "own" : "their")], "aria-current": i === now ? "step" : null },
      stop(t, phase, "their", phase === first), h("span", phase.stop && t.seat >= 0 ? { on: { click: () => toggleStop(t, phase, "own") } } : null, phase.title), stop(t, phase, "own"))));
}

function stop(t, phase, whose, reached = false) {
  if (!phase.stop || t.seat < 0) return h("i.stop.none", { key: whose });
  const on = t.settings.stops.includes(markOf(phase, whose));
  return h("button.stop", { key: whose, type: "button", class: [on && "on", whose], "aria-pressed": String(on), tabindex: reached ? "0" : "-1",
    title: `Stop at ${phase.title} in ${whose === "own" ? "your" : "your opponent's"} turn`,
    "aria-label": `Stop at ${phase.title} in ${whose === "own" ? "your" : "your opponent's"} turn`,
    on: { click: () => toggleStop(t, phase, whose) } });
}

function markOf(phase, whose) {
  return `${phase.steps[0]}:${whose}`;
}

function toggleStop(t, phase, whose) {
  const mark = markOf(phase, whose);
  t.setStop(mark, !t.settings.stops.includes(mark));
}

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
    h("b", null, item.name || card.name || "Ability"), h("span.soft.small", null, ` ${t.seat < 0 ? t.whose(item.controller, "").trim() : item.controller === t.seat ? "yours" : "opponent's"}`),
    h("p.small", null, symbols(t.layout, item.text || card.text || "")),
    item.targets?.length ? h("p.small.aims", null, "→ ", item.targets.map((target) => t.targetName(target)).join(", ")) : null));
}

export function log(t) {
  const lines = t.log.length ? [h("h4", { key: "first" }, "Before the first turn")] : [];
  t.log.forEach((entry, i) => {
    if (entry.parts.length === 1 && /^Turn \d+/.test(entry.parts[0])) return void lines.push(h("h4", { key: i }, entry.parts[0]));
    lines.push(h("p", { key: i, class: [entry.player === t.bottom ? "mine" : entry.player === null || entry.player < 0 ? "" : "theirs"] },
      entry.parts.map((part) => typeof part === "string" ? symbols(t.layout, part)
        : h("span.ref", { "data-face": part.face, tabindex: "-1", style: tint(t, part.face) }, part.name)),
      entry.rule ? h("span.rule", { title: `rule ${entry.rule}` }, ` ${entry.rule}`) : null));
  });
  return h("section.log", { key: "log", id: "log", role: "log", "aria-live": "polite", "aria-label": "Log", tabindex: "0" }, lines);
}

function tint(t, key) {
  const colours = t.faces.get(key)?.colours;
  return colours?.length ? { "--c1": t.layout.colours(colours)[0].paint } : {};
}
