// A grid of thousands of cards: only what can be seen is on the page, and cards are fetched as one scrolls to them.

import { face, spoken } from "./card.js";
import { h } from "./dom.js";
import { get } from "./net.js";

const PAGE = 60; // cards that are fetched at a time
const WIDTH = 146;
const GAP = 12;
const NOTE = 22; // pixels below a card for what is said of it
const MORE_ROWS = 2; // above and below what can be seen

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
  }

  /** Show what is found by another query, or another game's cards. */
  show(game, layout, query) {
    if (this.game === game && this.query === query && this.total !== null) return;
    Object.assign(this, { game, layout, query, total: null, problem: "", focus: 0, pages: new Map() });
    if (this.element) this.element.scrollTop = 0;
    this.top = 0;
    return this.fetch(0);
  }

  async fetch(page) {
    const { query, game, pages } = this;
    if (pages.has(page)) return;
    pages.set(page, null);
    try {
      const found = await get(`/api/games/${game}/cards?q=${encodeURIComponent(query)}&from=${page * PAGE}&count=${PAGE}`);
      if (pages !== this.pages) return; // something else is looked for by now
      pages.set(page, found.cards);
      this.total = found.total;
    } catch (error) {
      if (pages !== this.pages) return;
      pages.delete(page);
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

  draw() {
    const columns = this.columns();
    const high = this.rowHeight();
    const rows = Math.ceil((this.total ?? 0) / columns);
    const first = Math.max(0, Math.floor(this.top / high) - MORE_ROWS);
    const last = Math.min(rows, Math.ceil((this.top + this.size.height) / high) + MORE_ROWS);
    const cells = [];
    for (let index = first * columns; index < Math.min(last * columns, this.total ?? 0); index += 1) {
      const page = Math.floor(index / PAGE);
      if (!this.pages.has(page)) this.fetch(page);
      cells.push(this.cell(index, columns, high));
    }
    return h("div.cardgrid", { role: "region", "aria-label": "Cards", tabindex: "-1", made: (element) => this.settle(element),
      on: { scroll: () => this.scrolled(), keydown: (event) => this.pressed(event) } },
    this.problem ? h("p.problem", { role: "alert" }, this.problem) : null,
    this.total === null ? h("p.soft", null, "One moment …") : this.total === 0 && !this.problem ? h("p.soft", null, "No card is like that.") : null,
    h("div.all", { style: { height: `${rows * high}px` } }, cells));
  }

  cell(index, columns, high) {
    const card = this.at(index);
    const left = (index % columns) * (WIDTH + GAP);
    const style = { left: `${left}px`, top: `${Math.floor(index / columns) * high}px`, "--w": `${WIDTH}px` };
    if (!card) return h("div.cell.waits", { key: index, style });
    return h("div.cell", { key: index, style, class: !card.whole && "stopped" },
      h("button.bare", { type: "button", "data-face": card.face, "data-index": String(index), tabindex: index === this.focus ? "0" : "-1",
        "aria-label": `${spoken(this.layout, card)}${card.whole ? "" : ", is not carried out"}`, draggable: this.drag ? "true" : null,
        on: { click: (event) => { this.focus = index; this.act(card, event); }, focus: () => { this.focus = index; },
          dragstart: (event) => event.dataTransfer.setData("text/arbiter-card", card.face) } },
      face(this.layout, card)),
      this.note ? h("div.note", null, this.note(card)) : null);
  }

  settle(element) {
    this.element = element;
    new ResizeObserver(() => {
      this.size = { width: element.clientWidth, height: element.clientHeight };
      this.changed();
    }).observe(element);
  }

  /** Drawn once a frame, however often the wheel turns. */
  scrolled() {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      this.top = this.element.scrollTop;
      this.changed();
    });
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
