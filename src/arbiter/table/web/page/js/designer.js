// For designers: a card is written, and what each phrase of it becomes is shown as one types, or where it stops and
// what could have stood there. Cards are kept by this browser, and go along with the decks that they are in.

import { face } from "./card.js";
import { h, render } from "./dom.js";
import { Layout } from "./layout.js";
import { capital, choice, masthead } from "./masthead.js";
import { lasting } from "./memory.js";
import { get, post } from "./net.js";
import { homemade, keepHomemade } from "./profile.js";

const PAUSE = 300; // milliseconds after the last letter
const LAST = "arbiter.game";
const LONG = new Set(["text", "abilities"]);

export class DesignPage {
  constructor(page) {
    this.page = page;
    this.problem = "";
    this.load();
  }

  async load() {
    try {
      this.games = (await get("/api/games")).games.filter((game) => game.playable !== false);
      const last = new URLSearchParams(location.search).get("game") ?? lasting.get(LAST);
      await this.choose((this.games.find((game) => game.key === last) ?? this.games[0]).key);
    } catch (error) {
      this.problem = error.message;
    }
    this.draw();
  }

  async choose(key) {
    this.game = this.games.find((game) => game.key === key);
    lasting.set(LAST, key);
    const [layout, { fields }] = await Promise.all([get(`/api/games/${key}/layout`).catch(() => ({})), get(`/api/games/${key}/fields`)]);
    this.layout = new Layout(layout, key);
    this.fields = fields;
    this.fresh();
  }

  fresh() {
    const type = this.fields.find((field) => field.field === "type");
    this.id = `home-${Math.random().toString(16).slice(2, 10)}`;
    this.values = { name: "", type: type?.values[0] ?? "" };
    this.reading = null;
    this.draw();
  }

  /** The card as a file would have it: fields that nobody filled in are not there. */
  card() {
    const made = { id: this.id };
    for (const { field, kind } of this.fields) {
      const value = this.values[field];
      if (value === undefined || value === "" || value === false) continue;
      if (kind === "number") made[field] = Number(value);
      else if (kind === "list") made[field] = String(value).split(LONG.has(field) ? "\n" : ",").map((word) => word.trim()).filter(Boolean);
      else made[field] = value;
    }
    return made;
  }

  set(field, value) {
    this.values[field] = value;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.read(), PAUSE);
    this.draw();
  }

  async read() {
    const card = this.card();
    if (!card.name) return;
    try {
      const found = await post(`/api/games/${this.game.key}/read`, { card });
      if (JSON.stringify(card) === JSON.stringify(this.card())) this.reading = found;
      this.problem = "";
    } catch (error) {
      this.problem = error.message;
    }
    this.draw();
  }

  keep() {
    const card = this.card();
    const others = homemade(this.game.key).filter((each) => each.id !== card.id);
    keepHomemade(this.game.key, [...others, { id: card.id, name: card.name, card, shown: { ...this.reading.face, face: card.id } }]);
    this.draw();
  }

  open(each) {
    this.id = each.id;
    this.values = Object.fromEntries(Object.entries(each.card).map(([field, value]) => [field, Array.isArray(value) ? value.join(LONG.has(field) ? "\n" : ", ") : value]));
    this.read();
    this.draw();
  }

  drop(id) {
    keepHomemade(this.game.key, homemade(this.game.key).filter((each) => each.id !== id));
    this.draw();
  }

  draw() {
    render(this.page, h("main.lobby.weave", null, masthead("/design"),
      this.problem ? h("p.problem", { role: "alert" }, this.problem) : null,
      this.fields ? h("div.designing", null, this.form(), this.shown(), this.mine()) : h("p.soft", null, "One moment …")));
  }

  form() {
    return h("section.panelbox", null, h("h2", null, "A card of your own"),
      h("div.fields", null, choice("Game", "game", this.games.map((game) => [game.key, game.title]), this.game.key, (key) => this.choose(key))),
      h("div.cardfields", null, this.fields.map((field) => this.field(field))));
  }

  field({ field, kind, values }) {
    const value = this.values[field] ?? "";
    const on = { input: (event) => this.set(field, kind === "flag" ? event.target.checked : event.target.value) };
    const title = capital(field.replaceAll("_", " "));
    const hint = kind === "list" && !LONG.has(field) ? ", with commas" : "";
    if (kind === "flag") return h("label.toggle", { key: field }, h("input", { id: `field-${field}`, type: "checkbox", checked: Boolean(value), on }), h("span", null, title));
    if (LONG.has(field)) return h("label.field.wide", { key: field }, h("span", null, title), h("textarea", { id: `field-${field}`, rows: "8", value, on }));
    return h("label.field", { key: field }, h("span", null, title + hint), h("input", { id: `field-${field}`, type: kind === "number" ? "number" : "text", list: kind === "number" ? null : `values-${field}`, value, on }),
      kind !== "number" && field !== "name" ? h("datalist", { id: `values-${field}` }, values.map((word) => h("option", { key: word, value: word }))) : null);
  }

  shown() {
    const found = this.reading;
    return h("section.panelbox", { "aria-label": "What it becomes" }, h("h2", null, "What it becomes"),
      !found ? h("p.soft", null, "Give it a name and a text. What each phrase becomes is shown here.") : [
        h("p", { id: "reading", role: "status", class: found.whole ? "fine" : "bad" }, found.whole ? "Runs whole: everything that it says is carried out." : found.problem),
        found.stops.map((stop) => h("div.why", { key: stop.phrase + stop.column }, h("p", null, "It stops at ", h("b", null, stop.phrase), stop.typo ? ` (${stop.typo})` : null), stop.expected.length ? h("p.soft", null, `Expected: ${stop.expected.join(", ")}`) : null)),
        found.face ? h("div.large", { style: { "--w": "210px" } }, face(this.layout, { ...found.face, face: this.id }, { full: true })) : null,
        found.readings.map((each, i) => h("details", { key: i, open: i === 0 }, h("summary", null, each.printed || each.side), h("pre", null, each.outline))),
        h("div.buttons", null, h("button.main", { type: "button", id: "keepcard", disabled: !found.face, on: { click: () => this.keep() } }, "Keep the card"), h("a.button", { href: `/decks?game=${this.game.key}` }, "To the decks"))]);
  }

  mine() {
    const cards = homemade(this.game.key);
    return h("section.panelbox", null, h("h2", null, "Your cards"),
      cards.length ? h("ul.rows2", null, cards.map((each) => h("li", { key: each.id }, h("button.bare", { type: "button", on: { click: () => this.open(each) } }, each.name), h("button.bad.small", { type: "button", "aria-label": `delete ${each.name}`, on: { click: () => this.drop(each.id) } }, "Delete")))) : h("p.soft", null, "This browser keeps none of this game yet."),
      h("button", { type: "button", on: { click: () => this.fresh() } }, "A new card"));
  }
}
