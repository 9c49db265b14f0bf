// The deck builder: cards to choose from, the deck beside them with everything that is wrong with it, and what one does
// with a deck: keep it, carry it elsewhere, try its hands, play it.

import { face } from "./card.js";
import { detailsDialog, detailsOf } from "./card_details.js";
import { charts } from "./charts.js";
import { Deck, packed, unpacked } from "./decklist.js";
import { dialog } from "./dialogs.js";
import { h, render } from "./dom.js";
import { Finder } from "./finder.js";
import { CardGrid } from "./grid.js";
import { capital, choice, masthead } from "./masthead.js";
import { lasting } from "./memory.js";
import { keepSeat, post } from "./net.js";
import { deleteDeck, demandProfile, homemade, keepDeck, keptDeck, keptDecks, profileKey, useKey } from "./profile.js";
import { ruleMark } from "./words.js";

const PAUSE = 250; // milliseconds before a changed deck is checked
const DRAFT = "arbiter.draft"; // the deck of each game that was not kept yet

export class DeckPage {
  constructor(page) {
    this.page = this.frame = page;
    this.problem = "";
    this.kept = [];
    this.opened = null; // what is open over the page
    this.grid = new CardGrid({ act: (card, event) => (event.shiftKey ? this.change(card, -1) : this.change(card, 1)), changed: () => this.draw(), keys: (event, card) => this.key(event, card), note: (card) => this.noteOf(card), drag: true });
    this.finder = new Finder(() => this.gameOrQuery(), () => this.draw());
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.opened) this.close();
      else if (event.key === "/" && !/INPUT|TEXTAREA/.test(document.activeElement?.tagName)) {
        event.preventDefault();
        document.getElementById("search")?.focus();
      }
    });
    this.load();
  }

  async load() {
    const asked = new URLSearchParams(location.search);
    try {
      await this.finder.load(asked.get("game"));
      const link = new URLSearchParams(location.hash.slice(1)).get("list");
      if (link) await this.read(await unpacked(link).catch(() => ""));
      if (asked.get("deck")) await this.open(asked.get("deck"));
      if (asked.get("add")) {
        const card = await detailsOf(this.finder.game.key, asked.get("add"));
        this.change(card, 1);
      }
    } catch (error) {
      this.problem = error.message;
    }
    this.draw();
  }

  async gameOrQuery() {
    if (this.deck?.game !== this.finder.game) {
      this.deck = new Deck(this.finder.game);
      this.format = this.finder.game.formats[0];
      this.checked = null;
      this.suggested = null;
      this.kept = await keptDecks(this.finder.game.key).catch(() => []);
      const draft = lasting.get(`${DRAFT}.${this.finder.game.key}`);
      if (draft) await this.read(draft).catch(() => null);
    }
    await this.grid.show(this.finder.game.key, this.finder.layout, this.finder.query());
    this.draw();
  }

  cardsOfOurs() {
    return this.deck.homemadeOf(homemade(this.finder.game.key)).map((each) => each.card);
  }

  // ---------------------------------------------------------------- changes

  change(card, by, part = this.deck.partOf(card.face) ?? card.parts) {
    this.deck.add(card, part, by);
    this.changed();
  }

  changed() {
    lasting.set(`${DRAFT}.${this.finder.game.key}`, this.deck.isEmpty() ? null : this.deck.list());
    this.suggested = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
    this.draw();
  }

  async check() {
    const { deck } = this;
    if (deck.isEmpty()) this.checked = null;
    else {
      try {
        this.checked = await post(`/api/games/${deck.game.key}/check`, { format: this.format, list: deck.list(), cards: this.cardsOfOurs() });
      } catch (error) {
        this.checked = { legal: false, violations: [{ rule: "", says: error.message, cards: [] }] };
      }
    }
    this.draw();
  }

  /** A list in any known form becomes the deck; nothing changes where it cannot be read. */
  async read(list) {
    if (!list.trim()) return;
    const key = this.finder.game.key;
    const found = await post(`/api/games/${key}/check`, { format: this.format, list, faces: true, cards: homemade(key).map((each) => each.card) });
    if (!found.faces) throw new Error(found.violations.map((each) => each.says).join("\n"));
    const { id } = this.deck;
    this.deck = Deck.from(this.finder.game, found);
    this.deck.id = id;
    this.notes = found.notes;
    this.checked = found;
    this.draw();
  }

  key(event, card) {
    const does = { "+": () => this.change(card, 1), "-": () => this.change(card, -1), i: () => this.look(card), Delete: () => this.change(card, -99) }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  async look(card) {
    try {
      this.opened = { kind: "card", card: homemade(this.finder.game.key).some((each) => each.id === card.face) ? { ...card, whole: true } : await detailsOf(this.finder.game.key, card.face) };
    } catch (error) {
      this.problem = error.message;
    }
    this.draw();
  }

  close() {
    this.opened = null;
    this.draw();
  }

  // ---------------------------------------------------------------- keeping, carrying, playing

  async attempt(work) {
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = error.message;
    }
    this.draw();
  }

  save() {
    return this.attempt(async () => {
      await demandProfile(lasting.get("arbiter.name"));
      const row = await keepDeck({ id: this.deck.id, game: this.deck.game.key, format: this.format, name: this.deck.name || "A deck", list: this.deck.list(), cards: this.cardsOfOurs() });
      this.deck.id = row.id;
      this.said = `Kept as version ${row.version}.`;
      this.kept = await keptDecks(this.deck.game.key);
    });
  }

  async open(id, version) {
    const found = await keptDeck(id);
    if (found.game !== this.finder.game.key) await this.finder.choose(found.game);
    this.format = this.finder.game.formats.includes(found.format) ? found.format : this.format;
    const wanted = found.versions.find((each) => each.version === version) ?? found.versions.at(-1);
    await this.read(wanted.list);
    this.deck.id = id;
    this.deck.name = found.name;
    this.history = found.versions;
    this.draw();
  }

  remove(id) {
    return this.attempt(async () => {
      await deleteDeck(id);
      if (this.deck.id === id) this.deck.id = "";
      this.kept = await keptDecks(this.deck.game.key);
    });
  }

  fresh() {
    this.deck = new Deck(this.finder.game);
    this.history = this.checked = this.suggested = null;
    this.said = "";
    this.changed();
  }

  suggest() {
    return this.attempt(async () => {
      this.suggested = (await post(`/api/games/${this.deck.game.key}/suggest`, { format: this.format, list: this.deck.list(new Set(this.cardsOfOurs().map((card) => card.id))) })).cards;
    });
  }

  exporting(form) {
    return this.attempt(async () => {
      const { text } = await post(`/api/games/${this.deck.game.key}/export`, { list: this.deck.list(), form, cards: this.cardsOfOurs() });
      this.opened = { kind: "export", form, text };
    });
  }

  link() {
    return this.attempt(async () => {
      const text = new URL(`/decks?game=${this.deck.game.key}#list=${await packed(this.deck.list())}`, location.href).href;
      this.opened = { kind: "export", form: "link", text };
    });
  }

  play() {
    return this.attempt(async () => {
      const body = { game: this.deck.game.key, format: this.format, name: lasting.get("arbiter.name") || "Player", list: this.deck.list(), opponent: "bot", bot: this.deck.game.bots.includes("greedy") ? "greedy" : this.deck.game.bots[0], cards: this.cardsOfOurs() };
      const { table, seat, token, invite } = await post("/api/tables", body);
      keepSeat(table, { token, seat, invite });
      location.href = `/table/${table}`;
    });
  }

  hand() {
    const first = this.deck.game.parts[0].name;
    const pile = this.deck.cards(first);
    for (let i = pile.length - 1; i > 0; i -= 1) {
      const j = Math.floor(Math.random() * (i + 1));
      [pile[i], pile[j]] = [pile[j], pile[i]];
    }
    this.opened = { kind: "hand", pile, count: Number(this.finder.layout.data.words?.opening_hand ?? 5) };
    this.draw();
  }

  // ---------------------------------------------------------------- drawing

  noteOf(card) {
    const count = this.deck?.count(card.face) ?? 0;
    return [h("button.bare.small", { type: "button", tabindex: "-1", "aria-label": `look at ${card.name}`, on: { click: () => this.look(card) } }, "Read"), count ? h("b", null, `× ${count}`) : card.whole ? null : h("span.bad", null, "not whole")];
  }

  draw() {
    const ready = this.deck && this.finder.layout;
    render(this.page, h("main.lobby.weave.cardpage", null, masthead("/decks"),
      this.problem ? h("p.problem", { role: "alert" }, this.problem) : null,
      ready ? h("div.building", null, h("section.choosing", null, this.finder.draw(this.grid.total), this.mineHere(), this.suggestedHere(), this.grid.draw()), this.side()) : h("p.soft", null, "One moment …"),
      ready ? this.over() : null));
  }

  mineHere() {
    const cards = homemade(this.finder.game.key);
    if (!cards.length) return null;
    return h("div.strip", { "aria-label": "Home-made cards" }, h("span.soft.small", null, "Home-made:"), cards.map((card) => h("button.filterchip", { key: card.id, type: "button", on: { click: () => this.change({ ...card.shown, face: card.id, whole: true }, 1) } }, card.name)));
  }

  suggestedHere() {
    if (!this.suggested) return null;
    return h("div.strip.suggested", { "aria-label": "What could be added" }, this.suggested.length ? this.suggested.map((card) => h("button.bare", { key: card.face, type: "button", "data-face": card.face, "aria-label": `add ${card.name}`, style: { "--w": "104px" }, on: { click: () => this.change(card, 1) } }, face(this.finder.layout, card)))
      : h("p.soft", null, "Nothing that goes with these cards is left."));
  }

  side() {
    const { deck } = this;
    return h("aside.deckside", { "aria-label": "Deck", on: { dragover: (event) => event.preventDefault(), drop: (event) => this.dropped(event) } },
      h("div.fields", null,
        h("label.field.wide", null, h("span", null, "Deck"), h("input", { id: "deckname", maxlength: "60", value: deck.name, placeholder: "A deck", on: { input: (event) => { deck.name = event.target.value; } } })),
        choice("Format", "format", deck.game.formats.map((each) => [each, capital(each)]), this.format, (format) => { this.format = format; this.changed(); })),
      this.verdict(),
      h("div.buttons", null,
        h("button.main", { type: "button", id: "playdeck", disabled: !this.checked?.legal, on: { click: () => this.play() } }, "Play it"),
        h("button", { type: "button", id: "keep", disabled: deck.isEmpty(), on: { click: () => this.save() } }, "Keep"),
        h("button", { type: "button", disabled: deck.isEmpty(), id: "hand", on: { click: () => this.hand() } }, "A hand"),
        h("button", { type: "button", disabled: deck.isEmpty(), id: "suggest", on: { click: () => this.suggest() } }, "What could I add?"),
        h("button", { type: "button", id: "carry", on: { click: () => { this.opened = { kind: "carry" }; this.draw(); } } }, "In and out …"),
        h("button", { type: "button", id: "mine", on: { click: () => { this.opened = { kind: "kept" }; this.draw(); } } }, "My decks …"),
        h("button.quiet", { type: "button", on: { click: () => this.fresh() } }, "New")),
      this.said ? h("p.fine.small", { role: "status" }, this.said) : null,
      this.notes?.length ? h("details.small", null, h("summary", null, `${this.notes.length} names were looked up`), h("ul", null, this.notes.map((note) => h("li", null, note)))) : null,
      h("div.parts", null, deck.game.parts.map((part) => this.part(part))),
      charts(this.finder.layout, deck));
  }

  dropped(event) {
    const card = this.grid.find(event.dataTransfer.getData("text/arbiter-card"));
    if (card) this.change(card, 1);
  }

  verdict() {
    const found = this.checked;
    if (!found) return h("p.soft", { role: "status" }, this.deck.isEmpty() ? "Click cards, press Enter or + on them, or drag them here." : "Checking …");
    if (found.legal) return h("p.fine", { role: "status", id: "verdict" }, `May be played: ${found.cards} cards.`);
    return h("ul.violations", { role: "status", id: "verdict" }, found.violations.map((each) => h("li", null, each.says, each.rule ? ruleMark(this.deck.game.key, each.rule, ` rule ${each.rule}`) : null)));
  }

  part(part) {
    const pile = this.deck.parts[part.name];
    if (!pile.size && part !== this.deck.game.parts[0]) return null;
    const bad = new Set((this.checked?.violations ?? []).flatMap((each) => each.cards ?? []));
    return h("section", { key: part.name }, h("h2", null, `${capital(part.title)} · ${this.deck.size(part.name)}`), h("ul.rows3", null, [...pile].map(([key, count]) => {
      const card = this.deck.faces.get(key) ?? { name: key, types: [], face: key };
      const more = (by) => this.change({ ...card, face: key }, by, part.name);
      return h("li", { key, class: bad.has(key) && "bad" }, h("b", null, count), h("button.bare.name", { type: "button", "data-face": key, on: { click: () => this.look({ ...card, face: key }) } }, card.name), h("span.soft.small", null, card.cost ?? ""),
        h("button.bare", { type: "button", "aria-label": `one ${card.name} less`, on: { click: () => more(-1) } }, "−"), h("button.bare", { type: "button", "aria-label": `one ${card.name} more`, on: { click: () => more(1) } }, "+"), this.mover(key, part, count));
    })));
  }

  /** Cards that another part could have. */
  mover(key, part) {
    const others = this.deck.game.parts.filter((each) => each !== part);
    if (!others.length) return null;
    return h("select.small", { "aria-label": "to another part", title: "to another part", on: { change: (event) => {
      const card = this.deck.faces.get(key);
      this.deck.add(card, part.name, -1);
      this.deck.add(card, event.target.value, 1);
      event.target.value = "";
      this.changed();
    } } }, h("option", { value: "", selected: true }, "⇢"), others.map((each) => h("option", { key: each.name, value: each.name }, each.title)));
  }

  over() {
    const layout = this.finder.layout;
    const { opened } = this;
    if (!opened) return null;
    if (opened.kind === "card") return detailsDialog(this, layout, opened.card, [h("button.main", { type: "button", on: { click: () => this.change(opened.card, 1) } }, "Add one")]);
    if (opened.kind === "hand") return dialog(this, "A hand", h("div.spread.deckcards", null, opened.pile.slice(0, opened.count).map((card, i) => h("div", { key: i }, face(layout, card, { full: true })))),
      [h("button", { type: "button", on: { click: () => { opened.count += 1; this.draw(); } } }, "One more"), h("button", { type: "button", "data-first": true, on: { click: () => this.hand() } }, "Another hand"), h("button", { type: "button", on: { click: () => this.close() } }, "Close")], { wide: true });
    if (opened.kind === "export") return dialog(this, opened.form === "link" ? "A link with the deck in it" : `As a list for ${opened.form}`, h("textarea", { id: "exported", rows: "14", readonly: true, value: opened.text, "aria-label": "List" }),
      [h("button.main", { type: "button", "data-first": true, on: { click: () => navigator.clipboard?.writeText(opened.text) } }, "Copy"), h("button", { type: "button", on: { click: () => this.close() } }, "Close")]);
    if (opened.kind === "carry") return this.carrying();
    return this.keptOnes();
  }

  carrying() {
    return dialog(this, "In and out", h("div", null, h("p.soft", null, "Paste a list in any form that players exchange; it takes the place of the deck."),
      h("textarea", { id: "imported", rows: "10", spellcheck: "false", "aria-label": "Deck list", "data-first": true }),
      this.problem ? h("p.problem", { role: "alert" }, this.problem) : null,
      h("h3", null, "Out"), h("div.buttons", null, this.deck.game.forms.map((form) => h("button.small", { key: form, type: "button", disabled: this.deck.isEmpty(), on: { click: () => this.exporting(form) } }, form)), h("button.small", { type: "button", disabled: this.deck.isEmpty(), on: { click: () => this.link() } }, "a link"))),
    [h("button.main", { type: "button", id: "readlist", on: { click: () => this.attempt(async () => { await this.read(document.getElementById("imported").value); this.opened = null; this.changed(); }) } }, "Read the list"), h("button", { type: "button", on: { click: () => this.close() } }, "Close")]);
  }

  keptOnes() {
    const when = (seconds) => new Date(seconds * 1000).toLocaleString();
    return dialog(this, "My decks", h("div", null,
      this.kept.length ? h("ul.rows2", null, this.kept.map((row) => h("li", { key: row.id }, h("button.bare", { type: "button", on: { click: () => this.attempt(async () => { await this.open(row.id); this.opened = null; }) } }, h("b", null, row.name), h("span.soft.small", null, ` version ${row.version}, ${when(row.changed)}`)), h("button.bad.small", { type: "button", on: { click: () => this.remove(row.id) } }, "Delete")))) : h("p.soft", null, "No deck of this game is kept yet."),
      this.history?.length ? h("div", null, h("h3", null, `Versions of ${this.deck.name}`), h("ul", null, [...this.history].reverse().map((each) => h("li", { key: each.version }, h("button.bare", { type: "button", on: { click: () => this.attempt(() => this.open(this.deck.id, each.version)) } }, `Version ${each.version}`), h("span.soft.small", null, ` ${when(each.made)} ${each.changes.join(", ")}`))))) : null,
      h("h3", null, "This profile"), h("p.soft.small", null, profileKey() ? "Whoever has this key has your decks. Take it to another browser to have them there." : "A profile is made when you keep the first deck."),
      h("label.field", null, h("span", null, "Key"), h("input.digits", { id: "profilekey", value: profileKey(), on: { change: (event) => { useKey(event.target.value.trim()); this.attempt(async () => { this.kept = await keptDecks(this.deck.game.key); }); } } }))),
    [h("button", { type: "button", "data-first": true, on: { click: () => this.close() } }, "Close")], { wide: true });
  }
}
