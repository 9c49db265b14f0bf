// A grid of thousands of cards: only what can be seen is on the page, and cards are fetched as one scrolls to them.

import { face, spoken } from "./card.js";
import { h, render } from "./dom.js";
import { get } from "./net.js";

const PAGE = 60; // cards that are fetched at a time
const WIDTH = 146;
const GAP = 12;
const NOTE = 22; // pixels below a card for what is said of it
const MORE_ROWS = 2; // above and below what can be seen
const AT_ONCE = 4; // faces that are made in one frame: a whole row, let alone a screen, would hold it up
const AGAIN = 3000; // milliseconds until cards that did not come are asked for again

export class CardGrid {
  /** `act(card, event)` is what a click does, `note(card)` what stands below a card, `changed` draws the page anew. */
  constructor({ act, note, changed, keys, drag = false }) {
    Object.assign(this, { act, note, changed, keys, drag });
    this.layout = null;
    this.query = "";
    this.total = null;
    this.problem = "";
    this.top = 0;
    this.size = { width: 800, height: 600 };
    this.focus = 0;
    this.shown = new Set(); // the places whose faces are made
    this.kept = new Map(); // what was made of them
  }

  /** Show what is found by another query, or another game's cards. */
  show(game, layout, query) {
    if (this.game === game && this.query === query && this.total !== null) return;
    Object.assign(this, { game, layout, query, total: null, problem: "", focus: 0, pages: new Map(), shown: new Set() });
    if (this.element) this.element.scrollTop = 0;
    this.top = 0;
    return this.fetch(0);
  }

  async fetch(page) {
    const { query, game, pages, total, problem } = this;
    if (pages.has(page)) return;
    pages.set(page, null);
    try {
      const found = await get(`/api/games/${game}/cards?q=${encodeURIComponent(query)}&from=${page * PAGE}&count=${PAGE}`);
      if (pages !== this.pages) return; // something else is looked for by now
      pages.set(page, found.cards);
      Object.assign(this, { total: found.total, problem: "" });
      if (total === this.total && !problem) return this.soon(); // there is nothing new to say of it elsewhere on the page
    } catch (error) {
      if (pages !== this.pages) return;
      setTimeout(() => { pages.delete(page); this.soon(); }, AGAIN);
      this.problem = error.message;
      this.total ??= 0;
    }
    this.changed();
  }

  at(index) {
    return this.pages?.get(Math.floor(index / PAGE))?.[index % PAGE];
  }

  columns() {
    return Math.max(1, Math.floor((this.size.width - GAP) / (WIDTH + GAP)));
  }

  rowHeight() {
    return (WIDTH * 88) / 63 + GAP + (this.note ? NOTE : 0);
  }

  /** The page is drawn, for whatever reason: faces that are there follow it, further ones are made in the next frames. */
  draw() {
    this.kept = new Map();
    this.soon();
    return h("div.cardgrid", { role: "region", "aria-label": "Cards", tabindex: "-1", made: (element) => this.settle(element),
      on: { scroll: () => this.soon(), keydown: (event) => this.pressed(event) } }, this.content());
  }

  /** Once a frame, however often the wheel turns: a few more faces, and only the grid is drawn. */
  fill() {
    this.top = this.element.scrollTop;
    const missing = this.places().filter((index) => this.at(index) && !this.shown.has(index));
    for (const index of missing.slice(0, AT_ONCE)) this.shown.add(index);
    render(this.element, this.content());
    if (missing.length > AT_ONCE) this.soon();
  }

  soon() {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      if (this.element) this.fill();
    });
  }

  /** The places of the cards that can be seen, then of those that soon may be. */
  places() {
    const columns = this.columns();
    const high = this.rowHeight();
    const first = Math.floor(this.top / high);
    const last = Math.ceil((this.top + this.size.height) / high);
    const found = [];
    for (const [from, to] of [[first, last], [last, last + MORE_ROWS], [Math.max(0, first - MORE_ROWS), first]]) {
      for (let index = from * columns; index < Math.min(to * columns, this.total ?? 0); index += 1) found.push(index);
    }
    return found;
  }

  content() {
    const columns = this.columns();
    const high = this.rowHeight();
    const here = new Set(this.places());
    for (const index of here) for (const ahead of [0, PAGE]) if (index + ahead < this.total) this.fetch(Math.floor((index + ahead) / PAGE));
    if (this.focus < (this.total ?? 0)) here.add(this.focus); // whoever has a card in hand does not lose it by scrolling
    this.shown = new Set([...this.shown].filter((index) => here.has(index)));
    this.kept = new Map([...this.kept].filter(([index]) => here.has(index)));
    const cells = [...here].sort((one, other) => one - other).map((index) => this.cell(index, columns, high));
    return [
      this.problem ? h("p.problem", { role: "alert" }, this.problem) : null,
      this.total === null ? h("p.soft", null, "One moment …") : this.total === 0 && !this.problem ? h("p.soft", null, "No card is like that.") : null,
      h("div.all", { style: { height: `${Math.ceil((this.total ?? 0) / columns) * high}px` } }, cells)];
  }

  cell(index, columns, high) {
    const card = this.at(index);
    const left = (index % columns) * (WIDTH + GAP);
    const style = { left: `${left}px`, top: `${Math.floor(index / columns) * high}px`, "--w": `${WIDTH}px` };
    if (card && index === this.focus) this.shown.add(index); // whoever goes from card to card waits for none
    if (!card || !this.shown.has(index)) return h("div.cell.waits", { key: index, style });
    return h("div.cell", { key: index, style, class: !card.whole && "stopped" },
      this.button(index, card),
      this.note ? h("div.note", null, this.note(card)) : null);
  }

  /** A card to be pressed; while only the grid is drawn it stays as it was made. */
  button(index, card) {
    const tabindex = index === this.focus ? "0" : "-1";
    const kept = this.kept.get(index);
    if (kept?.card === card && kept.tabindex === tabindex) return kept.node;
    const node = h("button.bare", { type: "button", "data-face": card.face, "data-index": String(index), tabindex,
      "aria-label": `${spoken(this.layout, card)}${card.whole ? "" : ", is not carried out"}`, draggable: this.drag ? "true" : null,
      on: { click: (event) => { this.focus = index; this.act(card, event); }, focus: () => { this.focus = index; },
        dragstart: (event) => event.dataTransfer.setData("text/arbiter-card", card.face) } },
    face(this.layout, card));
    this.kept.set(index, { card, tabindex, node });
    return node;
  }

  settle(element) {
    this.element = element;
    new ResizeObserver(() => {
      this.size = { width: element.clientWidth, height: element.clientHeight };
      this.changed();
    }).observe(element);
  }

  /** Arrows go from card to card; other keys are the page's. */
  pressed(event) {
    const columns = this.columns();
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, Home: -this.focus, End: (this.total ?? 1) - 1 - this.focus }[event.key];
    const card = this.at(this.focus);
    if (step === undefined) return card && this.keys?.(event, card);
    event.preventDefault();
    this.focus = Math.max(0, Math.min((this.total ?? 1) - 1, this.focus + step));
    const top = Math.floor(this.focus / columns) * this.rowHeight();
    if (top < this.element.scrollTop || top + this.rowHeight() > this.element.scrollTop + this.size.height) this.element.scrollTop = Math.max(0, top - this.rowHeight());
    this.top = this.element.scrollTop;
    this.changed();
    this.element.querySelector(`[data-index="${this.focus}"]`)?.focus();
  }

  find(key) {
    for (const page of this.pages?.values() ?? []) {
      const card = page?.find((each) => each.face === key);
      if (card) return card;
    }
    return undefined;
  }
}
