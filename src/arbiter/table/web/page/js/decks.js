// Choosing a deck: the built-in ones as tiles with a preview, those that are kept for this profile, or a pasted list
// that is checked while one types.

import { face } from "./card.js";
import { h } from "./dom.js";
import { Layout } from "./layout.js";
import { get, post } from "./net.js";
import { homemade, keptDeck, keptDecks, profileKey } from "./profile.js";
import { ruleMark } from "./words.js";

const PAUSE = 450;

export class DeckChoice {
  /** `changed` is called whenever something is to be drawn anew. */
  constructor(game, title, changed) {
    this.game = game;
    this.title = title;
    this.changed = changed;
    this.format = game.formats[0];
    this.deck = this.possible()[0]?.key ?? "";
    this.list = "";
    this.pasting = false;
    this.checked = null;
    this.shown = null;
    this.taking = null; // the kept deck that has been asked for and is not there yet
    this.opening = null; // the deck whose cards have been asked for
    this.kept = profileKey() ? null : []; // null: not there yet
    keptDecks(game.key).catch(() => []).then((decks) => { // a key of another server; the page for decks tells
      this.kept = decks;
      this.changed();
    });
  }

  /** Take a deck that is kept as the list, with the home-made cards in it; unless another is chosen meanwhile. */
  async take(id) {
    this.taking = id;
    this.changed();
    let taken;
    try {
      taken = (await keptDeck(id)).versions.at(-1);
    } catch (error) {
      taken = { list: "", cards: [], problem: error.message };
    }
    if (this.taking !== id) return;
    this.taking = null;
    this.pasting = true;
    this.list = taken.list;
    this.along = taken.cards;
    this.checked = null;
    if (taken.problem) this.refuse(taken.problem);
    else await this.check();
  }

  /** A built-in deck. */
  takeBuiltIn(key) {
    this.taking = null;
    this.deck = key;
    this.changed();
  }

  /** The home-made cards that go along: the kept deck's, or those of this browser that the list names. */
  cardsAlong() {
    const mine = homemade(this.game.key).filter((each) => this.list.includes(each.id)).map((each) => each.card);
    const known = new Set(mine.map((card) => card.id));
    return [...mine, ...(this.along ?? []).filter((card) => !known.has(card.id) && this.list.includes(card.id))];
  }

  possible() {
    return this.game.decks.filter((deck) => !deck.formats || deck.formats.includes(this.format));
  }

  setFormat(format) {
    this.format = format;
    if (!this.possible().some((deck) => deck.key === this.deck)) this.deck = this.possible()[0]?.key ?? "";
    this.checked = null;
    if (this.pasting) this.check();
  }

  /** What goes into a request. */
  chosen() {
    return this.pasting ? { list: this.list, cards: this.cardsAlong() } : { deck: this.deck };
  }

  isReady() {
    return !this.taking && (this.pasting ? Boolean(this.checked?.legal) : Boolean(this.deck));
  }

  async check() {
    clearTimeout(this.timer);
    if (!this.list.trim()) {
      this.checked = null;
      return this.changed();
    }
    const { list, format } = this;
    const checked = await post(`/api/games/${this.game.key}/check`, { format, list, cards: this.cardsAlong() }).catch(refusal);
    if (list !== this.list || format !== this.format) return; // it has become another one meanwhile
    this.checked = checked;
    this.changed();
  }

  refuse(says) {
    this.checked = refusal({ message: says });
    this.changed();
  }

  typed(text) {
    this.list = text;
    this.checked = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
    this.changed();
  }

  async preview(key) {
    this.opening = key;
    this.changed();
    const [deck, layout] = await Promise.all([get(`/api/games/${this.game.key}/decks/${encodeURIComponent(key)}`).catch(() => null),
      get(`/api/games/${this.game.key}/layout`).catch(() => ({}))]);
    if (this.opening !== key) return;
    this.opening = null;
    if (deck) this.shown = { deck, layout: new Layout(layout, this.game.key) };
    this.changed();
  }

  /** `layout`: where the decks' colours come from; null until it is there. */
  draw(layout) {
    const way = (pasting, title) => h("label", { key: title, class: this.pasting === pasting && "on" },
      h("input.unseen", { type: "radio", name: `${this.title} from`, checked: this.pasting === pasting, on: { change: () => { this.pasting = pasting; this.changed(); } } }), title);
    return h("fieldset.decks", null, h("legend.unseen", null, this.title),
      h("div.legend", null, h("h3", null, this.title), h("div.switch.small", { role: "radiogroup", "aria-label": `${this.title} from` }, way(false, "Built-in"), way(true, "Your own list"))),
      this.drawKept(),
      this.pasting ? this.paste() : h("div.tiles", { role: "radiogroup", "aria-label": this.title }, this.possible().map((deck) => this.tile(deck, layout))));
  }

  /** What is kept for this profile; its line is there before it is, so that nothing below it moves. */
  drawKept() {
    const build = (words) => h("a.small", { key: "build", href: `/decks?game=${this.game.key}` }, words);
    if (this.kept === null) return h("div.kept", { key: "kept", "aria-busy": "true" }, h("span.soft.small", { role: "status" }, "Your kept decks are coming …"), build("Build a deck"));
    return h("div.kept", { key: "kept", role: "group", "aria-label": "Kept decks" },
      this.kept.map((row) => h("button.filterchip", { key: row.id, type: "button", "aria-busy": this.taking === row.id && "true", on: { click: () => this.take(row.id) } }, row.name)),
      build(this.kept.length ? "Build a deck" : "Build a deck from your cards"));
  }

  tile(deck, layout) {
    const on = deck.key === this.deck;
    const colours = layout?.colours(deck.colours) ?? [];
    return h("label.tile", { key: deck.key, class: on && "on", style: colours.length ? { "--stripe": stripe(colours) } : {} },
      h("input.unseen", { type: "radio", name: this.title, value: deck.key, checked: on, on: { change: () => this.takeBuiltIn(deck.key) } }),
      h("b", null, deck.name), h("span.soft.small", null, deck.about),
      h("button.bare.small", { type: "button", "aria-busy": this.opening === deck.key && "true", on: { click: (event) => { event.preventDefault(); this.preview(deck.key); } } }, this.opening === deck.key ? "One moment …" : "See the cards"));
  }

  paste() {
    const found = this.checked;
    return h("div.pasted", null,
      h("textarea", { rows: "12", spellcheck: "false", "aria-label": "Deck list", placeholder: "[main]\n3 a card by its number or name\n2 another\n…", value: this.list,
        on: { input: (event) => this.typed(event.target.value) } }),
      h("div.verdict", { role: "status" }, !found ? h("p.soft", null, this.list.trim() ? "Checking …" : "Paste a list: a count and a card on each line. What the rules do not allow is shown here, with the rule's number.") : found.legal ? h("p.fine", null, `${found.name || "The list"} may be played: ${found.cards} cards.`)
        : h("ul.violations", null, found.violations.map((each) => h("li", null, each.says, each.rule ? ruleMark(this.game.key, each.rule, ` rule ${each.rule}`) : null)))));
  }

  /** The cards of a deck, over the lobby. */
  cards() {
    if (!this.shown) return null;
    const { deck, layout } = this.shown;
    const close = () => { this.shown = null; this.changed(); };
    return h("div.veil", { key: "deck", on: { click: (event) => event.target === event.currentTarget && close(), keydown: (event) => event.key === "Escape" && close() } },
      h("div.dialog.wide", { role: "dialog", "aria-label": deck.name, tabindex: "-1", made: (element) => requestAnimationFrame(() => element.querySelector("button").focus()) },
        h("header", null, h("h2", null, deck.name), h("button.bare", { type: "button", "aria-label": "Close", on: { click: close } }, "✕")),
        h("p.soft", null, deck.about),
        deck.parts.map((part) => [h("h3", null, `${part.title} · ${part.cards.reduce((sum, row) => sum + row.count, 0)}`),
          h("div.spread.deckcards", null, part.cards.map((row) => h("figure", { key: row.face }, face(layout, { ...deck.faces[row.face], face: row.face }, { full: true }), h("figcaption", null, `× ${row.count}`))))]),
        h("details", null, h("summary", null, "As a list"), h("textarea", { rows: "10", readonly: true, value: deck.text, "aria-label": "Deck list" }))));
  }
}

const refusal = ({ message }) => ({ legal: false, violations: [{ rule: "", says: message }] });

/** All the deck's colours, one below the other. */
function stripe(colours) {
  const share = 100 / colours.length;
  return `linear-gradient(${colours.map((colour, i) => `${colour.paint} ${i * share}% ${(i + 1) * share}%`).join(", ")})`;
}
