// A finished game looked back at: the chance to win over the game, where it fell most, and what else could have been done
// at this step. It grows for as long as one looks.

import { percent, prospects, words } from "./chances.js";
import { h } from "./dom.js";
import { sentence } from "./layout.js";
import { get } from "./net.js";

const WORST = 5;
const WIDTH = 300;
const HEIGHT = 84;
const LEAST = 0.03; // what falls by less is noise

export class Analysis {
  constructor(replay) {
    this.replay = replay;
    this.on = false;
    this.moments = [];
    this.to = 0;
    this.answers = 0;
    this.looks = new Map();
    this.trouble = "";
  }

  turn(on) {
    this.on = on;
    this.trouble = "";
    if (on) {
      this.goOn();
      this.lookOn();
    }
    this.replay.table.draw();
  }

  /** The course of the game, part by part. */
  async goOn() {
    if (this.going) return;
    this.going = true;
    while (this.on && (!this.answers || this.to < this.answers)) {
      const part = await this.ask(`course?from=${this.to}`);
      if (!part) break;
      this.moments.push(...part.moments);
      this.to = part.to;
      this.answers = part.answers;
      if (!part.answers) break;
      this.replay.table.draw();
    }
    this.going = false;
  }

  /** The question of this step, for longer and longer, until it is settled or another is looked at. */
  async lookOn() {
    if (this.looking) return;
    this.looking = true;
    for (;;) {
      const at = this.at;
      const known = this.looks.get(at);
      if (!this.on || known?.done) break;
      const look = await this.ask(`look?at=${at}&rounds=${known?.rounds ?? 0}`);
      if (!look) break;
      this.looks.set(at, look);
      if (at === this.at) this.replay.table.draw();
    }
    this.looking = false;
  }

  async ask(what) {
    try {
      return await get(`/api/replays/${this.replay.id}/${what}`);
    } catch (error) {
      this.trouble = error.message;
      this.on = false;
      this.replay.table.draw();
      return null;
    }
  }

  /** How many answers have been given at this step. */
  get at() {
    return this.replay.about.given[this.replay.at];
  }

  stepOf(at) {
    return Math.max(0, this.replay.about.given.findLastIndex((given) => given <= at));
  }

  /** The chance of whoever sits at the bottom of the board, before the answer. */
  chance(moment) {
    const best = moment.prospects[0].chance;
    return moment.player === this.replay.table.bottom ? best : 1 - best;
  }

  worst() {
    return this.moments.filter((moment) => moment.fell >= LEAST).sort((a, b) => b.fell - a.fell).slice(0, WORST);
  }

  draw() {
    const button = h("button", { type: "button", key: "analyse", id: "analyse", "aria-pressed": String(this.on), on: { click: () => this.turn(!this.on) } }, this.on ? "Stop analysing" : this.moments.length ? "Analyse on" : "Analyse");
    if (!this.on && !this.moments.length) return h("div.analysis", { key: "analysis" }, button, this.trouble ? h("p.small", { role: "alert" }, sentence(this.trouble, this.replay.about.names)) : null);
    return h("section.analysis", { key: "analysis", "aria-label": "Analysis" }, button,
      this.trouble ? h("p.small", { role: "alert" }, sentence(this.trouble, this.replay.about.names)) : null,
      this.graph(), this.falls(), this.here());
  }

  graph() {
    const name = this.replay.about.names[this.replay.table.bottom];
    const most = Math.max(1, this.answers);
    const x = (at) => (WIDTH * at) / most;
    const y = (chance) => HEIGHT * (1 - chance);
    const points = this.moments.map((moment) => `${x(moment.at).toFixed(1)},${y(this.chance(moment)).toFixed(1)}`).join(" ");
    const far = this.answers && this.to < this.answers ? `, ${percent(this.to / this.answers)} of the game so far` : "";
    const last = this.moments.at(-1);
    const said = last ? `The chance of ${name}, from ${percent(this.chance(this.moments[0]))} at first to ${percent(this.chance(last))}${far}` : "Nothing has been looked at yet";
    return h("figure.course", { key: "course", "aria-busy": String(!this.answers || this.to < this.answers) }, h("figcaption.small", null, `Chance of ${name} to win${far}`),
      h("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img", "aria-label": said, on: { click: (event) => this.go(event) } },
        h("rect", { class: "beyond", x: x(this.to), y: 0, width: WIDTH - x(this.to), height: HEIGHT }),
        h("line", { class: "even", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
        this.worst().map((moment) => h("line", { key: `fell${moment.at}`, class: moment.player === this.replay.table.bottom ? "fell mine" : "fell theirs", x1: x(moment.at), x2: x(moment.at), y1: 0, y2: HEIGHT })),
        h("polyline", { points }),
        h("line", { key: "now", class: "now", x1: x(this.at), x2: x(this.at), y1: 0, y2: HEIGHT })));
  }

  /** A click on the graph goes there. */
  go(event) {
    const box = event.currentTarget.getBoundingClientRect();
    this.replay.go(this.stepOf(Math.round(((event.clientX - box.left) / box.width) * this.answers)));
  }

  falls() {
    const worst = this.worst();
    if (!worst.length) return null;
    return h("div.falls", { key: "falls" }, h("h3", null, "Where a chance fell most"), h("ol", null, worst.map((moment) => {
      const best = moment.prospects[0];
      const who = this.replay.about.names[moment.player];
      return h("li", { key: moment.at }, h("button.small", { type: "button", "aria-current": this.stepOf(moment.at) === this.replay.at ? "step" : null, on: { click: () => this.replay.go(this.stepOf(moment.at)) } },
        h("span.words", null, h("b", null, `${moment.turn ? `Turn ${moment.turn}` : "Before the first turn"}, ${who}: `), /^(yes|no)$/i.test(best.text) ? `${moment.question} ` : "", `${words(best.text)} would have kept ${percent(best.chance)}; ${this.given(moment)} left ${percent(moment.kept)}`)));
    })));
  }

  given(moment) {
    return moment.prospects.find((each) => JSON.stringify(each.answer) === JSON.stringify(moment.given))?.text ?? "what was done";
  }

  /** What could be done at this step. */
  here() {
    const look = this.looks.get(this.at);
    const moment = look?.moment ?? this.moments.find((each) => each.at === this.at);
    const head = h("h3", { key: "head" }, "At this step");
    if (!moment) return h("div.here-now", { key: "here" }, head, h("p.small.soft", { role: "status" }, look ? "There was nothing to weigh here." : this.on ? "Thinking …" : ""));
    return h("div.here-now", { key: "here", "aria-busy": String(this.on && !look?.done) }, head,
      h("p.small", null, `${this.replay.about.names[moment.player]}: ${moment.question}`, h("span.soft", null, look?.done ? "" : this.on ? " (thinking on)" : "")),
      prospects(moment.prospects, { given: moment.given }));
  }
}
