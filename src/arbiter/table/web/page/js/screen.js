// The whole screen of a table: bar, board, panel, and what lies over them.

import { drawArrows } from "./arrows.js";
import { hand, plate, side, slot } from "./board.js";
import * as dialogs from "./dialogs.js";
import { h, render } from "./dom.js";
import { exchangeDialog } from "./exchange.js";
import { offersGallery, prompt } from "./prompt.js";
import { log, stack, telling } from "./side.js";
import { phasesDialog, strip } from "./strip.js";

export function drawScreen(t) {
  const seats = t.view.players.length;
  const others = Array.from({ length: seats - 1 }, (_, i) => (t.bottom + 1 + i) % seats); // as they sit around the table
  render(t.frame,
    h("header.bar", { key: "bar" }, h("h1.unseen", { key: "title" }, t.view.players.map((who) => who.name).join(" against ")), turn(t), strip(t)),
    h("main.board.weave", { key: "board", class: seats > 2 && "many" },
      seats > 2 ? across(t, others) : others.map((player) => opposite(t, player)),
      h("div.middle", { key: "middle" }),
      side(t, t.bottom),
      h("div.edge.bottom", { key: "edge" }, plate(t, t.bottom), hand(t, t.bottom)),
      gallery(t)),
    h("aside.panel", { key: "panel", class: t.logOpen && "logged", "aria-label": "Stack, log and question" }, h("h2.unseen", { key: "panel" }, "What happens"), tools(t), stack(t), h("h3.unseen", { key: "logged" }, "Log"), telling(t), log(t), t.extra?.() ?? prompt(t)),
    overlay(t),
    t.connected ? null : h("div.offline", { key: "offline", role: "alert" }, "The connection is lost. Trying again …"),
    h("div.toasts", { key: "toasts", role: "status" }, t.toasts.map((toast) => h("div.toast", { key: toast.key, class: toast.bad && "bad" }, toast.text))));
}

/** What follows from where things lie. Asking for that has everything laid out, so it is done once a frame. */
export function settleSoon(t) {
  t.settling ??= requestAnimationFrame(() => {
    t.settling = null;
    if (t.view) settle(t);
  });
}

function settle(t) {
  if (t.view.players.length > 2) keepInSight(t);
  const log = t.frame.querySelector(".log");
  if (log && t.logAtEnd) {
    log.scrollTop = log.scrollHeight;
    t.logEnd = log.scrollTop;
  }
  const text = t.frame.querySelector("#prompt .context"); // where it has to be scrolled, a keyboard gets there, too
  if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
  else text?.removeAttribute("tabindex");
  drawArrows(t, t.frame, t.svg);
}

function opposite(t, player) {
  return [h("div.edge.top", { key: `edge${player}` }, plate(t, player), hand(t, player)), side(t, player)];
}

/** Several opponents sit side by side; where there is no room for all of them, one scrolls. */
function across(t, others) {
  return h("div.across", { key: "across", role: "group", tabindex: "0", "aria-label": "The other players", style: { "--others": String(others.length) } },
    others.map((player) => h("div.opposite", { key: `opposite${player}`, "data-side": String(player) }, opposite(t, player))));
}

/** Whoever acts is seen; whoever looks elsewhere meanwhile is not disturbed until somebody else acts. */
function keepInSight(t) {
  const acts = t.view.waiting?.player === t.seat || !t.view.waiting ? t.view.active : t.view.waiting.player;
  if (acts === t.acting) return;
  t.acting = acts;
  t.frame.querySelector(`.opposite[data-side="${acts}"]`)?.scrollIntoView({ inline: "nearest", block: "nearest" });
}

function turn(t) {
  const { turn, active } = t.view;
  return h("div.turn", { key: "turn" }, h("a.mark", { href: "/", "aria-label": "Arbiter, to the lobby" }, "Arbiter"),
    h("b", null, turn ? `Turn ${turn}` : "Opening"), turn ? h("span.soft", null, active === t.seat ? "your turn" : t.whose(active, "turn")) : null);
}

function tools(t) {
  const tool = (word, sign, act, more = {}) => h("button.bare", { type: "button", key: word, title: word, "aria-label": word, on: { click: act }, ...more }, sign);
  return h("div.tools", { key: "tools" }, t.seat >= 0 && t.speak ? [
    h("button.small", { type: "button", key: "undo", disabled: t.view.undo === "none" || Boolean(t.view.asked_undo), on: { click: () => t.undo() },
      title: "Take back (Z)" }, t.view.asked_undo && !t.view.asked_undo.you ? "Asking …" : t.undoAsks() ? "Ask undo" : "Undo", h("kbd", null, "Z")),
    h("button.small", { type: "button", key: "full", "aria-pressed": String(t.settings.full_control), class: t.settings.full_control && "on",
      on: { click: () => t.set({ full_control: !t.settings.full_control }) }, title: "Full control (F)" }, "Full control", h("kbd", null, "F"))]
    : h("span.soft.small", { key: "watch" }, t.speak ? "You are watching" : "Replay"),
  h("span.gap", { key: "gap" }),
  h("button.small.logtab", { type: "button", key: "log", "aria-pressed": String(t.logOpen), on: { click: () => t.change(() => { t.logOpen = !t.logOpen; }) } }, "Log"),
  tool("Light or dark", "◐", () => t.theme()), tool("Help (H)", "?", () => t.open({ kind: "help" })), tool("Menu (M)", "≡", () => t.open({ kind: "menu" })));
}

/** Cards that lie nowhere on the board, to be picked from. */
function gallery(t) {
  const choice = t.choice;
  if (!offersGallery(choice) || choice.sent) return null;
  const options = choice.question.options;
  return h("section.gallery", { key: "gallery", class: t.hushed && "hushed", "aria-label": "Cards to choose from" },
    h("header", null, h("b", null, choice.question.text),
      h("button.small", { type: "button", on: { click: () => t.change(() => { t.hushed = !t.hushed; }) } }, t.hushed ? "Show the cards" : "Look at the board")),
    t.hushed ? null : h("div.spread", null, options.map((option, i) => {
      const card = { id: `option${i}`, face: option.face, hidden: option.hidden };
      const picked = choice.picked.includes(i);
      const made = slot(t, card, i, t.bottom, { class: picked ? "picked" : "can" });
      return h("div.offer", { key: i, role: "button", tabindex: "0", "data-option": String(i), "data-face": option.face ?? null, "aria-label": option.text, "aria-pressed": String(picked),
        on: { click: () => t.pick(i), keydown: (event) => { if (event.key === "Enter") { event.preventDefault(); t.pick(i); } } } }, plain(made));
    })));
}

function overlay(t) {
  const view = t.view;
  const kind = t.dialog?.kind;
  if (view.asked_undo?.you) return dialogs.consentDialog(t);
  if (t.choice?.menu) return dialogs.menu(t);
  if (kind === "zone") return dialogs.zoneDialog(t, t.dialog);
  if (kind === "card") return dialogs.cardDialog(t, t.dialog);
  if (kind === "help") return dialogs.helpDialog(t);
  if (kind === "menu") return dialogs.menuDialog(t);
  if (kind === "phases") return phasesDialog(t);
  if (kind === "exchange") return exchangeDialog(t);
  if (kind === "concede") return dialogs.concedeDialog(t);
  if (view.result && kind !== "looking" && t.speak) return dialogs.endDialog(t);
  return null;
}

/** The same slot without anything to click: its holder is what is clicked. */
function plain(node) {
  const card = node.children[0];
  Object.assign(card.props, { role: null, tabindex: null, on: {}, "aria-pressed": null, "data-face": null, "data-id": null });
  return node;
}
