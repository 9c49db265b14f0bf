// What opens over the board: a zone's cards, one card with "Why not?", help, the menu, consent, and the end.

import { face, known, sidesOf, symbols } from "./card.js";
import { slot } from "./board.js";
import { h } from "./dom.js";
import { ending } from "./layout.js";
import { optionWords } from "./prompt.js";
import { ruleMark } from "./words.js";

export function dialog(t, title, content, buttons, { wide = false, key = title, sheet = false } = {}) {
  return h("div.veil", { key, on: { click: (event) => event.target === event.currentTarget && t.close() } },
    h("div.dialog", { role: "dialog", "aria-modal": "true", "aria-label": title, class: [wide && "wide", sheet && "sheet"], tabindex: "-1",
      made: (element) => requestAnimationFrame(() => (element.querySelector("[data-first]") ?? element).focus()) },
    h("header", null, h("h2", null, title), h("button.bare", { type: "button", "aria-label": "Close", on: { click: () => t.close() } }, "✕")),
    content, buttons?.length ? h("div.buttons", null, buttons) : null));
}

/** Every card of a zone that may be looked into; what is lit there can be picked there. */
export function zoneDialog(t, { area, player }) {
  const content = t.view.zones[area.zone];
  const pile = Array.isArray(content) ? content[player] : content;
  const cards = [...(pile?.cards ?? [])].reverse();
  const hidden = (pile?.count ?? 0) - cards.length;
  return dialog(t, t.whose(player, area.title), h("div.spread", null,
    cards.map((card, i) => slot(t, card, i, player)),
    hidden > 0 ? h("p.soft", null, `${hidden} cards that you may not look at.`) : null,
    !cards.length && hidden <= 0 ? h("p.soft", null, "Nothing lies here.") : null), [], { wide: true });
}

/** One card, large, with the answer to "Why not?". */
export function cardDialog(t, { card, why }) {
  const shown = known(card, t.faces);
  return dialog(t, shown.name, h("div.looking", null,
    h("div.large", { "data-face": shown.face }, face(t.layout, shown, { full: true })),
    sidesOf(shown, t.faces).map((side) => h("div.large", { "data-face": side.face }, face(t.layout, side, { full: true }))),
    h("div.about", null,
      h("p.soft", null, [...t.layout.colours(shown.colours, shown.types).map((colour) => colour.word), ...t.layout.types(shown.types).map((type) => type.word), ...(shown.kinds ?? [])].filter(Boolean).join(" · ")),
      (shown.text ?? "").split("\n").map((line) => h("p", null, symbols(t.layout, line))),
      why ? h("div.why", { role: "status" }, h("h3", null, why.can ? "It can be used now" : "Why not?"),
        h("ul", null, why.reasons.map((reason) => h("li", null, reason.says, reason.rule ? ruleMark(t.layout.game, reason.rule) : null))),
        why.can && !why.reasons.length ? h("p", null, "It is lit on the board.") : null) : card.id && t.seat >= 0 ? h("p.soft", null, "Asking the rules …") : null)),
  [h("button", { type: "button", "data-first": true, on: { click: () => t.close() } }, "Close", h("kbd", null, "Esc"))], { key: `card${shown.face}`, sheet: true, wide: false });
}

/** One card stands for several options. */
export function menu(t) {
  const open = t.choice?.menu;
  if (!open) return null;
  return dialog(t, "Which one?", h("div.options", null, open.options.map((i, place) => {
    return h("button.option", { type: "button", key: i, "data-first": place === 0, "data-option": String(i),
      on: { click: (event) => t.pick(i, event), pointerenter: () => t.hint(t.choice.question.options[i]), pointerleave: () => t.hint(null) } },
      h("kbd", null, place + 1), optionWords(t, t.choice, i));
  })), [h("button", { type: "button", on: { click: () => t.close() } }, "Cancel", h("kbd", null, "Esc"))], { key: "menu" });
}

const KEYS = [["Space", "what the lit button does: pass, none, done"], ["Enter", "choose what has the focus, or the same as Space"],
  ["Tab", "go through what can be chosen"], ["Arrows", "go from card to card"], ["1 … 9", "choose an option by its number"],
  ["Shift + Enter", "play it and choose how to pay"], ["W", "why can this card not be played?"], ["R", "choose several things that are to be done in a row"], ["Z", "take back"], ["T", "a hint, where all others are bots"],
  ["Esc", "cancel, close, come back from an earlier moment"], ["Space, Enter", "while something is told: skip it; nothing is answered"], ["F", "full control: be asked at every moment"], ["P", "always choose how to pay"],
  ["L", "to the log; the arrows go from line to line, Enter shows that moment"], ["Q", "to the question"], ["H", "this help"]];

export function helpDialog(t) {
  const said = Object.values(t.layout.data.help ?? {});
  return dialog(t, "How to play here", h("div.help", null, said.map((text) => h("p", null, text)),
    h("p", null, "What you can do is lit. Click it, or choose it from the list. Click any other card to read it and to ask why it cannot be played."),
    h("dl", null, KEYS.map(([key, does]) => [h("dt", null, h("kbd", null, key)), h("dd", null, does)]))),
  [h("button", { type: "button", "data-first": true, on: { click: () => t.close() } }, "Close")], { wide: true });
}

export function menuDialog(t) {
  const toggle = (name, word, about) => h("label.toggle", { key: name }, h("input", { type: "checkbox", checked: Boolean(t.settings[name]),
    on: { change: (event) => t.set({ [name]: event.target.checked }) } }), h("span", null, h("b", null, word), h("span.soft.small", null, about)));
  return dialog(t, "Table", h("div.menu", null,
    t.seat >= 0 ? [toggle("full_control", "Full control", "Be asked at every moment at which you could act."),
      toggle("choose_payment", "Choose payments", "Decide yourself what pays for each card."),
      toggle("discard_unasked", "Pay with cards unasked", "Cards of your hand pay without a question: those that are worth least."),
      h("p", { key: "when" }, h("button", { type: "button", on: { click: () => t.open({ kind: "phases" }) } }, "When you are asked …")),
      toggle("hurry", "Hurry", "Pass at once where nothing can be done. Your opponent can then tell."),
      h("label.toggle", { key: "at_once" }, h("input", { type: "checkbox", checked: t.atOnce, on: { change: (event) => t.setAtOnce(event.target.checked) } }),
        h("span", null, h("b", null, "Quick hands"), h("span.soft.small", null, "Take an answer at once, also to a question that has only just appeared.")))] : null,
    h("p.small.soft", null, "Anybody can watch a public table at this page's address."),
    t.view?.commitment ? h("p.small.soft", null, "The shuffles are settled, and nobody knows them. Their secret is told after the game; its SHA-256 is ", h("span.digits", null, t.view.commitment)) : null),
  [h("button", { type: "button", on: { click: () => t.theme() } }, "Light or dark"),
    h("a.button", { href: "/" }, "Lobby"),
    t.seat >= 0 && !t.view?.result ? h("button.bad", { type: "button", on: { click: () => t.open({ kind: "concede" }) } }, "Concede") : null,
    h("button.main", { type: "button", "data-first": true, on: { click: () => t.close() } }, "Back to the game")].filter(Boolean));
}

export function concedeDialog(t) {
  return dialog(t, "Give up this game?", h("p", null, `${t.view.players.length > 2 ? "The others play on without you" : "Your opponent wins at once"}. Nothing can prevent it, and it cannot be taken back.`),
    [h("button", { type: "button", "data-first": true, on: { click: () => t.close() } }, "No, play on"),
      h("button.bad", { type: "button", id: "concede", on: { click: () => t.concede() } }, "Concede")]);
}

export function consentDialog(t) {
  const { by } = t.view.asked_undo;
  return dialog(t, "Take back?", h("p", null, `${t.view.players[by].name} asks to take back the last decision. Something new was seen since, so it is yours to allow.`),
    [h("button", { type: "button", on: { click: () => t.consent(false) } }, "Refuse"),
      h("button.main", { type: "button", "data-first": true, on: { click: () => t.consent(true) } }, "Allow")], { key: "consent" });
}

/** How the match stands, and the replays of its games. */
function score(t) {
  const { series, players } = t.view;
  if (!series) return null;
  const leader = series.wins.indexOf(Math.max(...series.wins));
  const even = series.wins.every((wins) => wins === series.wins[0]);
  return h("p.score", { id: "score" }, h("b", null, players.map((who, i) => `${who.name} ${series.wins[i]}`).join(" – ")),
    h("span", null, series.decided ? (even ? "The match is a draw." : `${players[leader].name} wins the match.`) : `Best of three: game ${series.games.length} is over.`),
    series.games.length > 1 ? h("span.small", null, "Replays: ", series.games.map((id, i) => [i ? ", " : "", h("a", { key: id, href: `/replay/${id}` }, `game ${i + 1}`)])) : null);
}

/** The end of the game: result, reason, another one. */
export function endDialog(t) {
  const { winner, draw, rematch, replay, secret } = t.view.result;
  const won = winner === t.seat;
  const title = draw ? "A draw" : t.seat < 0 ? `${t.view.players[winner].name} wins` : won ? "You win" : "You lose";
  const want = t.seat >= 0 && rematch?.[t.seat];
  const other = rematch?.some((wants, player) => wants && player !== t.seat && !t.view.players[player].bot);
  return h("div.veil.end", { key: "end" }, h("div.dialog", { role: "dialog", "aria-label": title, class: draw ? "drawn" : won || t.seat < 0 ? "won" : "lost", tabindex: "-1",
    made: (element) => requestAnimationFrame(() => element.querySelector("[data-first]")?.focus()) },
  h("p.laurel", { "aria-hidden": "true" }, draw ? "＝" : won || t.seat < 0 ? "✦" : "✧"),
  h("h1", null, title), h("p.reason", null, ending(t.view.result, t.view.players.map((who) => who.name))),
  h("p.soft.small", null, `Turn ${t.view.turn}.`),
  score(t),
  secret ? h("p.soft.small", null, "Shuffled with the secret ", h("span.digits", null, secret), ". ",
    replay ? h("a", { href: `/api/replays/${replay}/file` }, "The file") : "The file", " proves it: arbiter replay --verify FILE") : null,
  t.seat >= 0 && other && !want ? h("p", null, "Your opponent wants another game.") : want && !other ? h("p", null, "Waiting for your opponent …") : null,
  h("div.buttons", null,
    h("a.button", { href: "/" }, "Lobby"),
    replay ? h("a.button", { href: `/replay/${replay}` }, "Replay") : null,
    h("button", { type: "button", on: { click: () => t.open({ kind: "looking" }) } }, "Look at the board"),
    t.view.series?.deck?.some((part) => part.part === t.view.series.side) && t.seat >= 0 ? h("button", { type: "button", id: "exchange", disabled: want, on: { click: () => t.openExchange() } }, "Sideboard …") : null,
    t.seat >= 0 ? h("button.main", { type: "button", "data-first": true, disabled: want, on: { click: () => t.rematch() } }, t.view.series && !t.view.series.decided ? "Next game" : t.view.series ? "Another match" : "Rematch") : null)));
}
