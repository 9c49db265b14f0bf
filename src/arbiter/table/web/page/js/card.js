// A card as a card face, small on the board and whole when enlarged: frame, name, cost, picture, type, text and stats,
// and on top of it what is true of this one card now. Also the back of a card.

import { h } from "./dom.js";
import { emblem } from "./emblem.js";
import { pictureOf, wayOf } from "./pictures.js";

/** What is printed (from the face) with what is true now (from the view). */
export function known(card, faces) {
  if (card.hidden) return card;
  const face = faces.get(card.face) ?? {};
  return { ...face, ...card, printed_keywords: face.keywords ?? [] };
}

/** The other sides of a card, as they are printed. */
export function sidesOf(card, faces) {
  return (card.sides ?? []).filter((key) => faces.has(key)).map((key) => known({ face: key }, faces));
}

/** The face of a card; `full` shows its text whatever its size. */
export function face(layout, card, { full = false } = {}) {
  const paints = layout.colours(card.colours, card.types);
  const types = layout.types(card.types);
  const flags = (card.flags ?? []).map((flag) => layout.flag(flag)).filter(Boolean);
  const picture = pictureOf(layout.game, card.face);
  if (picture && wayOf(layout.game) === "whole") return pictured(layout, card, picture, paints);
  const extra = layout.costs.filter((cost) => card[cost.field]).map((cost) => `${cost.word} ${card[cost.field]}`);
  return h("div.face", { class: full && "full", style: frame(paints) },
    h("div.head", null,
      layout.hasCost(card.types) ? h("span.cost", null, card.cost ?? "") : null,
      h("span.name", { style: squeezed(card.name) }, card.name)),
    h("div.art", null,
      picture ? h("img", { src: picture, alt: "", draggable: "false", loading: "lazy", referrerpolicy: "no-referrer" }) : emblem(card.name, paints, layout.figure(card.types, card.name)),
      price(layout, card),
      card.sides?.length ? h("span.turns", { title: "has another side" }, "⇄") : null,
      flags.length || extra.length ? h("span.flags", null, (extra.length ? extra : flags).map((word) => h("b", null, word)),
        extra.length ? flags.filter((flag) => !extra.some((word) => word.startsWith(flag))).map((word) => h("b", null, word)) : null) : null),
    h("div.line", null,
      h("span.kind", null, [...paints.map((paint) => paint.word), ...types.map((type) => type.word)].filter(Boolean).join(" ")),
      h("span.job", null, (card.kinds ?? []).join(" / "))),
    h("div.text", full ? { made: (element) => requestAnimationFrame(() => shrink(element)) } : null, paragraphs(layout, card)),
    h("div.foot", null,
      h("span.code", null, [...(card.groups ?? []), full ? card.face : ""].filter(Boolean).join(" · ")),
      h("span.stats", null, layout.statsOf(card).map((stat) => figureOf(stat, card)))));
}

/** The whole card as a picture; what is true of it now stands on it. */
function pictured(layout, card, picture, paints) {
  return h("div.face.pictured", { style: frame(paints) }, h("img", { src: picture, alt: "", draggable: "false", loading: "lazy", referrerpolicy: "no-referrer" }),
    card.turned ? h("span.stats", null, layout.statsOf(card).map((stat) => figureOf(stat, card))) : null);
}

const LONG = 10; // letters of a word that fit beside the cost

/** A name with a long word has smaller letters, so that the word is not cut off. */
function squeezed(name) {
  const longest = Math.max(...String(name ?? "").split(/[\s-]+/).map((word) => word.length));
  return longest > LONG ? { "--squeeze": (LONG / longest).toFixed(2) } : {};
}

function frame(paints) {
  return { "--c1": paints[0].paint, "--c2": paints.at(-1).paint };
}

function paragraphs(layout, card) {
  return (card.text ?? "").split("\n").filter((line) => line.trim()).map((line) => h("p", null, symbols(layout, line)));
}

/** Text in which {signs}, [SIGNS] and 【SIGNS】 of the printed text are drawn as signs, and ‹terms› stand out. */
export function symbols(layout, text) {
  return text.split(/(\{[^{}]{1,16}\}|\[[^[\]]{1,16}\]|【[^【】]{1,16}】|‹[^‹›]{1,60}›)/).map((part) => {
    if (part.startsWith("‹")) return h("b.term", null, part.slice(1, -1).replace("--", "–"));
    if (!/^[{[【].*[}\]】]$/.test(part)) return withKeywords(layout, part);
    const word = part.slice(1, -1);
    const colour = layout.sign(word);
    if (colour) return pip(colour);
    return h("i.pip", { class: word.length > 2 ? "word" : "", ...keywordData(layout, word) }, word);
  });
}

/** Plain text in which keywords can be asked for their words. */
function withKeywords(layout, text) {
  if (!layout.named?.pattern || !layout.game) return text;
  return text.split(layout.named.pattern).map((part, i) => i % 2 ? h("span.kw", keywordData(layout, part), part) : part);
}

function keywordData(layout, word) {
  const key = layout.game && layout.named?.byWord.get(word.toLowerCase());
  return key ? { "data-keyword": key, "data-game": layout.game } : {};
}

function pip(colour) {
  return h("i.pip", { style: { "--c1": colour.paint }, title: colour.word }, colour.sign ?? colour.word.slice(0, 2));
}

/** A cost of several colours, sign by sign; the number in the corner is its sum. */
function price(layout, card) {
  if (!card.price) return null;
  return h("span.pips", { "aria-hidden": "true" }, card.price.flatMap(([key, count]) =>
    key ? Array.from({ length: count }, () => pip(layout.colour(key))) : [h("i.pip", null, count)]));
}

/** Long texts get smaller letters until they fit. */
export function shrink(text) {
  text.style.fontSize = "";
  for (let size = 5.6; size > 3.4 && text.scrollHeight > text.clientHeight + 1; size -= 0.3) text.style.fontSize = `${size}cqw`;
}

function figureOf(stat, card) {
  const value = card[stat.field];
  if (value === undefined || value === null) return null;
  const printed = card[stat.printed];
  const change = printed === undefined || !card.turned ? 0 : value - printed;
  return h("b", { class: change > 0 ? "up" : change < 0 ? "down" : "", title: stat.word }, numeral(value));
}

/** A number as it is read: the engine's greatest means infinity. */
function numeral(value) {
  return value >= 1e14 ? "∞" : value;
}

export function back() {
  return h("div.face.back", { "aria-hidden": "true" }, h("i", null));
}

/** Signs that lie on a card on the board. */
export function signs(layout, card) {
  const found = [];
  if (card.damage) found.push(h("span.sign.damage", { title: "damage" }, `−${card.damage}`));
  for (const [kind, count] of Object.entries(card.counters ?? {})) {
    found.push(h("span.sign.counter", { title: kind }, `${count} ${kind}`));
  }
  if (card.frozen) found.push(h("span.sign.frozen", null, "frozen"));
  const printed = new Set(card.printed_keywords ?? []);
  for (const key of card.keywords ?? []) {
    const word = layout.keyword(key);
    if (word && !printed.has(key)) found.push(h("span.sign.keyword", keywordData(layout, word), word));
  }
  for (const key of card.marks ?? []) found.push(h("span.sign.mark", null, layout.mark(key)));
  if (card.under?.length) found.push(h("span.sign.mark", { title: `on top of ${card.under.join(", ")}` }, `+${card.under.length}`));
  return found.length ? h("div.signs", null, found) : null;
}

/** The card in one breath, for a screen reader. */
export function spoken(layout, card, { mine } = {}) {
  if (card.hidden) return "a face-down card";
  const colours = layout.colours(card.colours, card.types).map((colour) => colour.word).filter(Boolean).join(" and ");
  const parts = [card.name, [colours, ...layout.types(card.types).map((type) => type.word)].filter(Boolean).join(" ")];
  if (card.cost !== undefined && layout.hasCost(card.types)) parts.push(`cost ${card.cost}`);
  for (const stat of layout.statsOf(card)) if (card[stat.field] !== undefined && card[stat.field] !== null) parts.push(`${stat.word} ${numeral(card[stat.field])}`);
  if (card.turned === "rested") parts.push(layout.rested());
  if (card.turned === "reversed") parts.push("reversed");
  if (card.damage) parts.push(`${card.damage} damage`);
  if (card.frozen) parts.push("frozen");
  if (card.attacking) parts.push("attacking");
  if (card.blocking) parts.push("blocking");
  if (card.fresh) parts.push("came this turn");
  for (const [kind, count] of Object.entries(card.counters ?? {})) parts.push(`${count} ${kind} counter${count === 1 ? "" : "s"}`);
  for (const key of card.keywords ?? []) if (layout.keyword(key)) parts.push(layout.keyword(key));
  for (const key of card.marks ?? []) parts.push(layout.mark(key));
  if (card.sides?.length) parts.push("has another side");
  if (mine === false) parts.push("opponent's");
  return parts.join(", ");
}
