// The strip of phases with its stops, and everything else by which a player has said when to be asked: what is let
// resolve always, and until when they pass. On a small screen only the present phase is named; the rest opens from it.

import { dialog } from "./dialogs.js";
import { h } from "./dom.js";

const WHOSE = { own: "your", their: "your opponent's" };
export const UNTIL = { turn: "your turn", event: "something happens" };

export function strip(t) {
  const now = t.layout.phaseOf(t.view.step);
  const first = t.layout.phases.find((phase) => phase.stop); // the strip is one stop of Tab; arrows go along it
  const own = t.view.active === t.bottom;
  return h("nav.strip", { key: "strip", "aria-label": "Phases" },
    h("button.small.here", { key: "here", type: "button", on: { click: () => t.open({ kind: "phases" }) } }, t.layout.phases[now]?.title ?? "Phases", " ▾"),
    h("div.phases", { key: "phases" }, t.layout.phases.map((phase, i) =>
      h("div.phase", { key: phase.title, class: [i === now && "now", i === now && (own ? "own" : "their")], "aria-current": i === now ? "step" : null },
        h("span", null, phase.title),
        t.seat < 0 ? null : h("div.stops", null, stop(t, phase, "their", phase === first), stop(t, phase, "own"))))),
    standing(t));
}

/** What the player has said beforehand, with a way to take it back. */
function standing(t) {
  const until = t.view.passes_until;
  const lets = t.settings.lets.length;
  const always = alwaysDone(t);
  if (t.seat < 0 || (!until && !lets && !always.length)) return null;
  return h("div.standing", { key: "standing" },
    until ? h("button.small.on", { type: "button", key: "until", title: "Ask me again", on: { click: () => t.askAgain() } }, `Passing until ${UNTIL[until]}`, h("span", { "aria-hidden": "true" }, " ✕")) : null,
    lets ? h("button.small", { type: "button", key: "lets", on: { click: () => t.open({ kind: "phases" }) } }, `${lets} let resolve`) : null,
    always.map(([kind, words]) => h("button.small.on", { type: "button", key: kind, title: "Ask me again", on: { click: () => t.set({ always: t.settings.always.filter((other) => other !== kind) }) } }, `Always ${words}`, h("span", { "aria-hidden": "true" }, " ✕"))));
}

/** What the table does by itself at each of one's own moves: kind and words. */
function alwaysDone(t) {
  return Object.entries(t.layout.data.asked?.always ?? {}).filter(([kind]) => t.settings.always?.includes(kind));
}

function stop(t, phase, whose, reached = false) {
  if (!phase.stop || t.seat < 0) return h("i.stop.none", { key: whose });
  const on = t.settings.stops.includes(markOf(phase, whose));
  const words = phase[whose] ? `Be asked: ${phase[whose]}` : `Stop at ${phase.title} in ${WHOSE[whose]} turn`;
  return h("button.stop", { key: whose, type: "button", class: [on && "on", whose], "aria-pressed": String(on), tabindex: reached ? "0" : "-1",
    title: words, "aria-label": words, on: { click: () => toggle(t, phase, whose) } });
}

function markOf(phase, whose) {
  return `${phase.steps[0]}:${whose}`;
}

function toggle(t, phase, whose) {
  const mark = markOf(phase, whose);
  t.setStop(mark, !t.settings.stops.includes(mark));
}

/** Every phase with its stops, and what is let resolve always. */
export function phasesDialog(t) {
  const box = (phase, whose) => h("label.toggle", { key: whose }, h("input", { type: "checkbox", checked: t.settings.stops.includes(markOf(phase, whose)),
    on: { change: () => toggle(t, phase, whose) } }), h("span", null, phase[whose] ?? (whose === "own" ? "in your turn" : "in your opponent's")));
  const now = t.layout.phaseOf(t.view.step);
  return dialog(t, "When you are asked", h("div.asked-when", null,
    h("p.soft", null, "You are always asked when it is your move in your own main phase, when an opponent does something that you could answer, and in battle. Further moments:"),
    h("ul.rows2", null, t.layout.phases.map((phase, i) => h("li", { key: phase.title, class: i === now && "now" }, h("b", null, phase.title, i === now ? " (now)" : ""),
      phase.stop && t.seat >= 0 ? h("span.boxes", null, box(phase, "own"), box(phase, "their")) : h("span.soft.small", null, "nobody can act")))),
    t.settings.lets.length ? [h("h3", null, "Always let resolve"), h("ul.rows2", null, t.settings.lets.map((label) => h("li", { key: label }, h("span", null, label),
      h("button", { type: "button", on: { click: () => t.set({ lets: t.settings.lets.filter((other) => other !== label) }) } }, "Ask me again"))))] : null),
  [h("button.main", { type: "button", "data-first": true, on: { click: () => t.close() } }, "Close")]);
}
