// The card browser: every card of a game, ours and the library's; files of cards are dropped here.

import { detailsDialog, detailsOf } from "./card_details.js";
import { h, render } from "./dom.js";
import { Finder } from "./finder.js";
import { CardGrid } from "./grid.js";
import { choice, masthead } from "./masthead.js";
import { get, post } from "./net.js";
import { loadPictures, patternOf, setPictures, wayOf, WAYS } from "./pictures.js";

const ASK_EVERY = 600; // milliseconds, while a file is taken in

export class CardPage {
  constructor(page) {
    this.page = page;
    this.problem = "";
    this.frame = page;
    this.grid = new CardGrid({ act: (card) => this.look(card), changed: () => this.draw(), keys: (event, card) => event.key === "i" && this.look(card) });
    this.finder = new Finder(() => this.find(), () => this.draw());
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.card) this.close();
      else if (event.key === "/" && !/INPUT|TEXTAREA/.test(document.activeElement?.tagName)) {
        event.preventDefault();
        document.getElementById("search")?.focus();
      }
    });
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files[0]) this.take(event.dataTransfer.files[0]);
    });
    this.load();
  }

  async load() {
    try {
      await this.finder.load(new URLSearchParams(location.search).get("game"));
      this.library = await get("/api/library");
      if (this.library.importing.at_work) this.follow();
    } catch (error) {
      this.problem = error.message;
    }
    this.draw();
  }

  async find() {
    await this.grid.show(this.finder.game.key, this.finder.layout, this.finder.query());
    this.draw();
  }

  async look(card) {
    try {
      this.card = await detailsOf(this.finder.game.key, card.face);
    } catch (error) {
      this.problem = error.message;
    }
    this.draw();
  }

  close() {
    this.card = null;
    this.draw();
    this.grid.element?.querySelector('[tabindex="0"]')?.focus();
  }

  /** A file of cards for the library of the server's computer. */
  async take(file) {
    this.problem = "";
    try {
      await post(`/api/library?name=${encodeURIComponent(file.name)}`, file, { "content-type": "application/octet-stream" });
      this.follow();
    } catch (error) {
      this.problem = error.message;
    }
    this.draw();
  }

  async follow() {
    this.library = await get("/api/library").catch(() => this.library);
    this.draw();
    if (this.library.importing.at_work) return setTimeout(() => this.follow(), ASK_EVERY);
    this.grid.total = null; // what is found may be other cards now
    await this.finder.choose(this.finder.game.key);
  }

  importing() {
    const { importing, mine, games } = this.library ?? {};
    if (!importing) return null;
    const all = Object.values(games).reduce((sum, count) => sum + count, 0);
    return h("div.library", null,
      importing.at_work ? h("label", null, `${importing.name}: ${importing.title} `, h("progress", { max: String(importing.total || 1), value: importing.total ? importing.done : undefined })) : null,
      importing.says ? h("p.fine", { role: "status" }, `${importing.name}: ${importing.says}.`) : null,
      importing.problem ? h("p.problem", { role: "alert" }, importing.problem) : null,
      h("span.soft.small", null, all ? `The library of this computer has ${all} printings. ` : "The library of this computer is empty: these are our own cards. "),
      mine ? h("label.button.small", { tabindex: "0" }, "Add a file of cards …", h("input.unseen", { id: "cardfile", type: "file", on: { change: (event) => event.target.files[0] && this.take(event.target.files[0]) } })) : null,
      this.pictures());
  }

  pictures() {
    const game = this.finder.game.key;
    const set = async (changes) => {
      setPictures(game, changes);
      await loadPictures(game);
      this.draw();
    };
    return h("details.pictures", null, h("summary", null, "Pictures"),
      h("div.fields", null, choice("Cards are shown as", "pictures", WAYS, wayOf(game), (way) => set({ way })),
        h("label.field.wide", null, h("span", null, "Where this browser may fetch others"), h("input", { id: "pattern", value: patternOf(game), placeholder: "https://…/{id}.jpg", on: { change: (event) => set({ pattern: event.target.value.trim() }) } }))),
      h("p.soft.small", null, "Pictures of the library come from this server (arbiter library images). An address is asked by your browser alone, and only if you type one in."));
  }

  draw() {
    const ready = this.finder.layout;
    render(this.page, h("main.lobby.weave.cardpage", null, masthead("/cards"),
      this.problem ? h("p.problem", { role: "alert" }, this.problem) : null,
      ready ? [this.finder.draw(this.grid.total), this.importing(), this.grid.draw()] : h("p.soft", null, "One moment …"),
      this.card ? detailsDialog(this, ready, this.card, [h("a.button", { href: `/decks?game=${this.finder.game.key}&add=${encodeURIComponent(this.card.face)}` }, "Into a deck")]) : null));
  }
}
