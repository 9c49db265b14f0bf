// Between two games of a match: cards of the own deck are exchanged with those of the sideboard, by clicking on them. What
// the rules say of the exchange is said by the server when the next game is asked for.

import { dialog } from "./dialogs.js";
import { h } from "./dom.js";

export class Exchange {
  constructor({ deck, side }) {
    this.side = side;
    this.titles = new Map(deck.map(({ part, title }) => [part, title]));
    this.parts = new Map(deck.map(({ part, cards }) => [part, cards.map(([id, name]) => ({ id, name }))]));
    this.had = new Map(deck.map(({ part, cards }) => [part, cards.length]));
    this.part = deck.find(({ part }) => part !== side)?.part; // with which the sideboard is exchanged now
  }

  /** One copy of a card goes to the other pile. */
  move(from, id) {
    const to = from === this.side ? this.part : this.side;
    const cards = this.parts.get(from);
    const at = cards.findIndex((card) => card.id === id);
    if (at < 0) return;
    this.parts.get(to).push(cards[at]);
    this.parts.set(from, cards.toSpliced(at, 1));
  }

  /** The parts as they would be played. */
  deck() {
    return Object.fromEntries([...this.parts].map(([part, cards]) => [part, cards.map((card) => card.id)]));
  }

  /** Equal cards together, by name. */
  counted(part) {
    const counts = new Map();
    for (const card of this.parts.get(part)) counts.set(card.id, { ...card, count: (counts.get(card.id)?.count ?? 0) + 1 });
    return [...counts.values()].sort((a, b) => a.name.localeCompare(b.name));
  }
}

export function exchangeDialog(t) {
  const { exchange } = t;
  const others = [...exchange.parts.keys()].filter((part) => part !== exchange.side);
  const pile = (part) => h("section", { key: part, "aria-label": exchange.titles.get(part) },
    h("h3", null, `${exchange.titles.get(part)}: ${exchange.parts.get(part).length} of ${exchange.had.get(part)}`),
    h("div.pile", null, exchange.counted(part).map((card) => h("button.small", { key: card.id, type: "button", "data-card": card.id, on: { click: () => { exchange.move(part, card.id); t.draw(); } } },
      `${card.count} × ${card.name}`))));
  return dialog(t, "Exchange cards with the sideboard", h("div.exchange", null,
    h("p.soft", null, "Click a card to put one copy of it on the other side. Every part must have as many cards as before."),
    others.length > 1 ? h("div.switch", { role: "radiogroup", "aria-label": "Part" }, others.map((part) =>
      h("label", { key: part, class: exchange.part === part && "on" }, h("input.unseen", { type: "radio", name: "part", value: part, checked: exchange.part === part, on: { change: () => { exchange.part = part; t.draw(); } } }), exchange.titles.get(part)))) : null,
    h("div.piles", null, pile(exchange.part), pile(exchange.side))),
  [h("button", { type: "button", on: { click: () => { t.exchange = null; t.close(); } } }, "As it was"),
    h("button.main", { type: "button", id: "next-game", "data-first": true, on: { click: () => { t.rematch(); t.close(); } } }, "Next game")], { wide: true });
}
