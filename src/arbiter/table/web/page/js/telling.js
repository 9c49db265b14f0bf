// What happens, shown as it happens. A view brings the new lines of the log with the things that they tell; each line is
// a beat: it is written, what it tells is seen on the board as it still stands, and after the last the new board is shown.

import { arrow, middle } from "./arrows.js";
import { back, face, known } from "./card.js";
import { h, render } from "./dom.js";
import { lasting } from "./memory.js";
import { sound } from "./sounds.js";

const PACE = "arbiter.pace";
export const PACES = { off: 0, quick: 340, slow: 1150 }; // milliseconds for a line
const SHORT = new Set(["turn", "readies", "rests", "draws", "produces", "begins", "changes", "moves", "searches", "heals", "ends"]);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The speed that the player has set; who wants little motion has none until they ask for it. */
export function pace() {
  const set = lasting.get(PACE);
  return set in PACES ? set : calm.matches ? "off" : "quick";
}

export function setPace(name) {
  lasting.set(PACE, name);
}

export class Teller {
  constructor(t, root) {
    this.t = t;
    this.busy = false;
    this.layer = document.createElement("div");
    this.layer.className = "telling";
    this.layer.setAttribute("aria-hidden", "true");
    this.svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.svg.setAttribute("class", "arrows");
    this.layer.append(this.svg);
    root.append(this.layer);
  }

  /** Tell the new lines of a view, then show it. `hurry`: so many views wait behind this one. */
  async tell(view, hurry = 0) {
    const t = this.t;
    const from = view.log?.from ?? 0;
    const lines = (view.log?.entries ?? []).filter((line) => line.events);
    const open = t.choice && !t.choice.sent && t.choice.question.serial === view.question?.serial;
    const beat = PACES[pace()];
    for (const [key, known] of Object.entries(view.faces ?? {})) t.faces.set(key, known);
    if (!beat || !lines.length || open || from < t.log.length || document.hidden) {
      for (const line of lines) sound(line);
      return hurry && !beat ? void t.note(view) : t.show(view); // what is gone before it could be seen is not drawn
    }
    t.moments.present(); // who was looking back sees what happens now
    this.busy = true;
    this.skipped = false;
    this.old = new Set();
    try {
      for (const line of view.log.entries) {
        if (this.skipped) break;
        t.log = [...t.log, line];
        t.draw();
        sound(line);
        const short = SHORT.has(line.kind) || line.player === t.seat;
        await this.beat(line, (short ? beat / 2 : beat) / Math.max(1, hurry / 3));
      }
    } finally {
      this.busy = false;
      t.log = t.log.slice(0, from); // the view brings them all
      this.clear();
      t.show(view);
    }
  }

  /** The board has been drawn anew: what has gone from it stays gone. */
  mind() {
    if (!this.busy) return;
    requestAnimationFrame(() => { for (const id of this.old ?? []) this.card(id)?.closest(".slot")?.classList.add("gone"); });
  }

  /** Everything that is left is shown at once. Nothing is answered by it. */
  skip() {
    this.skipped = true;
    this.wake?.();
  }

  async beat(line, time) {
    render(this.svg);
    for (const event of line.events ?? []) this.see(event, time);
    await new Promise((then) => {
      this.wake = then;
      setTimeout(then, time);
    });
    for (const passed of this.layer.querySelectorAll(".number")) passed.remove();
    for (const passed of document.querySelectorAll(".struck")) passed.classList.remove("struck");
  }

  clear() {
    render(this.svg);
    for (const left of this.layer.querySelectorAll(".ghost, .number")) left.remove();
    for (const gone of this.t.frame.querySelectorAll(".gone, .struck")) gone.classList.remove("gone", "struck");
  }

  // ------------------------------------------------------------ one thing that happens

  see(event, time) {
    const cards = event.cards ?? [];
    if (event.kind === "damages") for (const id of cards) this.number(this.card(id), `−${event.amount}`, "bad", time);
    else if (event.kind === "hurts") this.number(this.plate(event.player), `−${event.amount}`, "bad", time);
    else if (event.kind === "gains") this.number(this.plate(event.player), `${event.amount > 0 ? "+" : "−"}${Math.abs(event.amount)} ${event.word ?? ""}`, event.amount > 0 ? "good" : "bad", time);
    else if (event.kind === "counters") for (const id of cards) this.number(this.card(id), `${event.amount > 0 ? "+" : "−"}${Math.abs(event.amount)} ${event.word ?? ""}`, "good", time);
    else if (event.kind === "lasts") for (const id of cards) this.changed(this.card(id), event.changes ?? [], time);
    if (event.became !== undefined || event.kind === "draws") this.fly(event, time);
    else for (const id of cards) this.card(id)?.closest(".slot, .item, .plate")?.classList.add("struck");
    for (const source of [...(event.sources ?? []), ...(event.targets || event.whom !== undefined ? cards : [])]) {
      for (const target of this.aims(event)) this.point(source, target);
    }
  }

  /** What a thing is aimed at: what was chosen, who is attacked, what is dealt damage. */
  aims(event) {
    const found = (event.targets ?? []).map((id) => this.card(id));
    if (event.whom !== undefined) found.push(this.plate(event.whom));
    if (event.kind === "damages") found.push(...(event.cards ?? []).map((id) => this.card(id)));
    if (event.kind === "hurts") found.push(this.plate(event.player));
    return found.filter(Boolean);
  }

  point(id, target) {
    const from = id && this.card(id);
    const [start, end] = [from && middle(from), middle(target)];
    if (!start || !end || from === target) return;
    const holder = document.createElementNS("http://www.w3.org/2000/svg", "g");
    this.svg.append(holder);
    render(holder, arrow(start, end, "attack", "told"));
  }

  number(element, text, kind, time) {
    const at = element && middle(element);
    if (!at) return;
    const made = document.createElement("b");
    made.className = `number ${kind}`;
    made.textContent = text;
    Object.assign(made.style, { left: `${at.x}px`, top: `${at.y}px` });
    this.layer.append(made);
    element.closest(".slot, .plate")?.classList.add("struck");
    if (!calm.matches) made.animate([{ translate: "0 8px", scale: .7, opacity: 0 }, { translate: "0 0", scale: 1.15, opacity: 1, offset: .3 }, { translate: "0 -16px", scale: 1, opacity: 1 }], { duration: time, fill: "forwards" });
  }

  /** What an effect that lasts adds to the numbers of a card. */
  changed(element, changes, time) {
    const words = changes.map(([, word, amount]) => `${amount < 0 ? "−" : "+"}${Math.abs(amount)} ${this.t.layout.stats.find((stat) => stat.field === word)?.word ?? word}`);
    if (words.length) this.number(element, words.join(" "), changes.some(([, , amount]) => amount < 0) ? "bad" : "good", time);
  }

  /** A card goes from where it lay to where it lies now. */
  fly(event, time) {
    const from = this.card(event.cards?.[0]) ?? this.zone(event.from ?? (event.kind === "draws" ? "deck" : ""), event.player);
    const to = this.zone(event.to, event.whose ?? event.player, event.face);
    const [start, end] = [from && middle(from), to && middle(to)];
    from?.closest(".slot")?.classList.add("gone");
    if (event.cards?.[0]) this.old.add(event.cards[0]);
    if (!start || !end || calm.matches) return;
    const ghost = document.createElement("div");
    ghost.className = "ghost";
    const width = Math.min(110, Math.max(52, from.matches(".card") ? start.box.width : 64));
    ghost.style.setProperty("--w", `${width}px`);
    render(ghost, event.face ? face(this.t.layout, known({ face: event.face }, this.t.faces)) : back());
    Object.assign(ghost.style, { left: `${start.x}px`, top: `${start.y}px` });
    this.layer.append(ghost);
    ghost.animate([{ translate: "-50% -50%" }, { translate: `calc(-50% + ${end.x - start.x}px) calc(-50% + ${end.y - start.y}px)` }],
      { duration: Math.max(140, time * .8), easing: "cubic-bezier(.3,.1,.2,1)", fill: "forwards" });
  }

  // ------------------------------------------------------------ where things are

  card(id) {
    if (!id) return null;
    const word = CSS.escape(id);
    return this.t.frame.querySelector(`.board .slot [data-id="${word}"], .item[data-id="${word}"], .place[data-id="${word}"], .plate[data-id="${word}"]`);
  }

  plate(player) {
    return this.t.frame.querySelector(`.plate[data-player="${Number(player)}"]`);
  }

  /** The pile, the hand or the row of the board that stands for a player's zone. */
  zone(zone, player, key) {
    const { frame, layout, bottom } = this.t;
    const side = player === bottom ? ".mine" : ".theirs";
    const areas = layout.areas.filter((area) => area.zone === zone);
    if (areas.some((area) => area.show === "fan")) return frame.querySelector(`.hand${side}`);
    const pile = frame.querySelector(`[data-pile="${CSS.escape(`${zone} ${player}`)}"]`);
    if (pile) return pile;
    const types = this.t.faces.get(key)?.types ?? [];
    const area = areas.find((each) => !each.types || each.types.some((type) => types.includes(type))) ?? areas.at(-1);
    if (area) return frame.querySelector(`.side${side} .lane[data-title="${CSS.escape(area.title)}"]`) ?? frame.querySelector(`.side${side}`);
    return frame.querySelector(".stack") ?? frame.querySelector(".middle");
  }
}
