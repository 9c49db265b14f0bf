// What the pages about cards share: which game, a search field with the query language, and filters by click.

import { h } from "./dom.js";
import { Layout } from "./layout.js";
import { choice } from "./masthead.js";
import { lasting } from "./memory.js";
import { get } from "./net.js";
import { loadPictures } from "./pictures.js";

const PAUSE = 160; // milliseconds after the last letter
const LAST = "arbiter.game";
export const HELP = 'Words are looked for in names. t:forward e:fire cost<=3 power>=7000 o:"draw a card" job:knight k:haste s:set is:whole; "-" denies, "or" and (…) as usual.';

export class Finder {
  /** `chosen` is called when the game or what is looked for has changed. */
  constructor(chosen, changed) {
    this.chosen = chosen;
    this.changed = changed;
    this.games = [];
    this.words = "";
    this.picked = { type: new Set(), element: new Set(), set: new Set() };
    this.onlyWhole = false;
  }

  async load(wanted) {
    this.games = (await get("/api/games")).games.filter((game) => game.playable !== false);
    const last = wanted ?? lasting.get(LAST);
    await this.choose((this.games.find((game) => game.key === last) ?? this.games[0]).key);
  }

  async choose(key) {
    this.game = this.games.find((game) => game.key === key);
    lasting.set(LAST, key);
    for (const set of Object.values(this.picked)) set.clear();
    const [layout, about] = await Promise.all([get(`/api/games/${key}/layout`).catch(() => ({})), get(`/api/games/${key}/filters`), loadPictures(key)]);
    this.layout = new Layout(layout, key);
    this.about = about;
    await this.chosen();
  }

  /** Everything that is looked for, as one query. */
  query() {
    const quoted = (word) => (/^[\w-]+$/.test(word) ? word : `"${word}"`);
    const any = (field, words) => (words.size ? `(${[...words].map((word) => `${field}=${quoted(word)}`).join(" or ")})` : "");
    const parts = [this.words.trim(), any("t", this.picked.type), any("e", this.picked.element), any("s", this.picked.set), this.onlyWhole ? "is:whole" : ""];
    return parts.filter(Boolean).join(" ");
  }

  typed(words) {
    this.words = words;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.chosen(), PAUSE);
    this.changed();
  }

  toggle(field, word) {
    const words = this.picked[field];
    if (!words.delete(word)) words.add(word);
    this.chosen();
    this.changed();
  }

  draw(found) {
    return h("div.finder", null,
      h("div.fields", null,
        choice("Game", "game", this.games.map((game) => [game.key, game.title]), this.game.key, (key) => this.choose(key)),
        h("label.field.wide", null, h("span", null, "Search"), h("input", { id: "search", type: "search", spellcheck: "false", autocomplete: "off", value: this.words, title: HELP, placeholder: "t:… cost<=3 o:\"draw\" or a name",
          on: { input: (event) => this.typed(event.target.value) } })),
        h("p.found", { role: "status" }, found === null || found === undefined ? "" : `${found} of ${this.about.cards} cards`)),
      h("div.filters", null,
        this.chips("element", (word) => this.layout.colour(word)),
        this.chips("type", (word) => this.layout.type(word)),
        h("button.filterchip", { type: "button", "aria-pressed": String(this.onlyWhole), on: { click: () => { this.onlyWhole = !this.onlyWhole; this.chosen(); this.changed(); } } }, "runs whole"),
        this.sets()));
  }

  chips(field, look) {
    return Object.keys(this.about.filters[field]).filter((word) => look(word).word).slice(0, 12).map((word) => {
      const { word: title, paint } = look(word);
      return h("button.filterchip", { key: `${field}${word}`, type: "button", "aria-pressed": String(this.picked[field].has(word)), style: paint ? { "--c1": paint } : {}, class: paint && "painted",
        on: { click: () => this.toggle(field, word) } }, title);
    });
  }

  sets() {
    const all = Object.keys(this.about.filters.set).sort();
    if (all.length < 2) return null;
    const [now] = this.picked.set;
    return h("select", { "aria-label": "Set", on: { change: (event) => { this.picked.set.clear(); if (event.target.value) this.picked.set.add(event.target.value); this.chosen(); } } },
      h("option", { value: "", selected: !now }, "every set"), all.map((set) => h("option", { key: set, value: set, selected: set === now }, set)));
  }
}
