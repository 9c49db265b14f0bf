// What a deck is made of, as small bars: costs, colours, types.

import { h } from "./dom.js";

export function charts(layout, deck) {
  const cards = deck.everyCard();
  if (!cards.length) return null;
  const costs = counted(cards.filter((card) => card.cost !== undefined && layout.hasCost(card.types)), (card) => [Math.min(card.cost, 9)]);
  const most = Math.max(0, ...costs.keys());
  const curve = Array.from({ length: most + 1 }, (_, cost) => [cost === 9 ? "9+" : String(cost), costs.get(cost) ?? 0]);
  const colours = [...counted(cards, (card) => card.colours ?? [])].sort((a, b) => b[1] - a[1]);
  const types = [...counted(cards, (card) => card.types ?? [])].sort((a, b) => b[1] - a[1]);
  return h("div.charts", null,
    chart("Cost", curve.map(([word, count]) => ({ word, count }))),
    chart("Elements", colours.map(([key, count]) => ({ ...layout.colour(key), count }))),
    chart("Types", types.slice(0, 8).map(([key, count]) => ({ word: layout.type(key).word, count }))));
}

function counted(cards, wordsOf) {
  const found = new Map();
  for (const card of cards) for (const word of wordsOf(card)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

function chart(title, bars) {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  return h("figure", { key: title, "aria-label": `${title}: ${bars.map((bar) => `${bar.word} ${bar.count}`).join(", ")}` }, h("figcaption", null, title),
    bars.map((bar) => h("div.chartbar", { key: bar.word, "aria-hidden": "true" }, h("span", null, bar.word), h("i", { style: { width: `${(100 * bar.count) / most}%`, ...(bar.paint ? { background: bar.paint } : {}) } }), h("b", null, bar.count))));
}
