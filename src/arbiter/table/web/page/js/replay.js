// A finished game, step by step, from any side or with all open. The board is the one that players see.

import { Analysis } from "./analysis.js";
import { h, render } from "./dom.js";
import { ending } from "./layout.js";
import { get } from "./net.js";
import { loadPictures } from "./pictures.js";
import { Table } from "./table.js";

const AT_ONCE = 20;
const PACE = 900;

export class Replay {
  constructor(page, id) {
    this.page = page;
    this.id = encodeURIComponent(id);
    this.side = "open";
    this.frames = new Map();
    this.at = 0;
    this.analysis = new Analysis(this);
    this.load();
  }

  async load() {
    this.notice("The game is being played again …", "status"); // the server takes a while where it has much to do
    try {
      await this.turnTo("open");
    } catch (error) {
      this.notice(error.message, "alert");
    }
  }

  notice(text, role) {
    render(this.page, h("main.notice", null, h("div.dialog", { role }, h("p", null, text), h("div.buttons", null, h("a.button", { href: "/" }, "Lobby")))));
  }

  async turnTo(side) {
    const about = await get(`/api/replays/${this.id}?side=${side}`);
    this.layout ??= await get(`/api/games/${encodeURIComponent(about.game)}/layout`).catch(() => ({}));
    await loadPictures(about.game);
    this.about = about;
    this.side = side;
    this.frames.clear();
    this.table?.leave();
    this.page.replaceChildren();
    const seat = side === "open" ? 0 : Number(side);
    this.table = new Table(this.page, this.layout, { ...about, seat: -1 });
    this.table.bottom = seat;
    for (const [key, face] of Object.entries(about.faces)) this.table.faces.set(key, face);
    this.table.extra = () => this.controls();
    this.table.goToLine = (line) => this.go(about.moments.findIndex((lines) => lines > line));
    await this.go(this.at);
  }

  async frame(step) {
    if (!this.frames.has(step)) {
      const from = Math.max(0, step - (step % AT_ONCE));
      const { frames } = await get(`/api/replays/${this.id}/frames?side=${this.side}&from=${from}&count=${AT_ONCE}`);
      frames.forEach((frame, i) => this.frames.set(from + i, frame));
    }
    return this.frames.get(step);
  }

  async go(step) {
    const last = this.about.steps - 1;
    this.at = Math.max(0, Math.min(last, step));
    const wanted = this.at;
    const frame = await this.frame(wanted);
    if (!frame || wanted !== this.at) return;
    const result = wanted === last ? this.about.result : null;
    this.table.show({ ...frame, question: null, result, log: { from: 0, entries: this.about.log.slice(0, frame.log) } });
    this.analysis.lookOn();
  }

  play() {
    clearInterval(this.playing);
    this.playing = this.playing ? null : setInterval(() => (this.at >= this.about.steps - 1 ? this.play() : this.go(this.at + 1)), PACE);
    this.table.draw();
  }

  outcome() {
    if (!this.about.result) return `${this.about.stopped[0].toUpperCase()}${this.about.stopped.slice(1)}.`;
    const { winner, draw } = this.about.result;
    return `${draw ? "A draw" : `${this.about.names[winner]} wins`}. ${ending(this.about.result, this.about.names)}`;
  }

  controls() {
    const button = (word, label, act) => h("button", { type: "button", key: label, class: "small", "aria-label": label, title: label, on: { click: act } }, word);
    const names = this.about.names ?? ["Player 1", "Player 2"];
    return h("section.prompt.rewind", { key: "prompt", id: "prompt", class: this.analysis.on && "analysing", tabindex: "0", "aria-label": "Replay" },
      h("div.ask", null, h("b", null, `Step ${this.at + 1} of ${this.about.steps}`)),
      this.at === this.about.steps - 1 ? h("p.small", null, this.outcome()) : null,
      h("input", { type: "range", min: "0", max: String(this.about.steps - 1), value: String(this.at), "aria-label": "Step", on: { input: (event) => this.go(Number(event.target.value)) } }),
      h("div.row", null, button("First", "First step", () => this.go(0)), button("Back", "Step back", () => this.go(this.at - 1)), button(this.playing ? "Pause" : "Play", this.playing ? "Pause" : "Play", () => this.play()),
        button("Next", "Next step", () => this.go(this.at + 1)), button("Last", "Last step", () => this.go(this.about.steps - 1))),
      h("div.row", { role: "group", "aria-label": "Seen from" }, [["open", "All open"], ...names.map((name, player) => [String(player), name])].map(([side, word]) =>
        h("button.small", { type: "button", key: side, class: this.side === side && "main", "aria-pressed": String(this.side === side), on: { click: () => this.turnTo(side) } }, word))),
      this.analysis.draw(),
      h("a.button", { key: "file", href: `/api/replays/${this.id}/file`, download: "" }, "Download the file"));
  }
}
