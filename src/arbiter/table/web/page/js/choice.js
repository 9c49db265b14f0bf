// The answer that is being given to one question: what is lit, what has been picked so far, and when it is complete.
// It knows the ten kinds of question and nothing of what they are about.

const LISTS = new Set(["objects", "modes"]);

export class Choice {
  constructor(question, send) {
    this.question = question;
    this.send = send;
    this.sent = false;
    this.picked = [];
    this.means = []; // payment: what is to be part of it
    this.menu = null; // {options}: one card or action stands for several options
    this.gathered = null; // options that are chosen together, one after the other, while that is being done
    this.verb = null; // what they all are, or nothing where different things are done in a row
    const { kind, options, least, whole } = question;
    if (kind === "order") this.order = listed(question.default) ?? options.map((_, i) => i);
    if (kind === "divide") this.shares = listed(question.default) ?? even(options.length, whole, least);
    if (kind === "number") this.number = Number.isInteger(question.default) ? question.default : options.length - 1;
  }

  get kind() {
    return this.question.kind;
  }

  isList() {
    return LISTS.has(this.kind);
  }

  /** Several are to be picked, so a pick is not yet an answer. */
  isMany() {
    return this.isList() && this.question.high > 1;
  }

  optionsOf(id) {
    const found = [];
    this.question.options.forEach((option, i) => {
      const here = this.kind === "payment" ? meansOf(option) : option.ids;
      if (here?.includes(id) && this.stands(i)) found.push(i);
    });
    return this.kind === "payment" ? found.filter((i) => this.fits(i)) : found;
  }

  /** Can this be chosen as things are? What is only wished for can be behind something else. */
  stands(i) {
    const option = this.question.options[i];
    if (!this.gathered) return !option.later;
    if (this.verb) return Boolean(option.ahead) && option.verb === this.verb;
    return Boolean(option.row) && (!option.later || this.gathered.length > 0);
  }

  /** Begin to choose several: of one kind, or different things that are done in a row. */
  gatherSeveral(verb = null) {
    this.verb = verb;
    this.gathered = [];
  }

  /** Are there several things that could be done in a row? */
  hasRow() {
    const able = this.question.options.map((option, i) => (option.row && !option.later ? this.doing(i) : null)).filter(Boolean);
    return able.length > 0 && new Set(able).size + this.question.options.filter((option) => option.later).length > 1;
  }

  /** What an option does, whatever it aims at: with one object the same thing is done once. */
  doing(i) {
    const option = this.question.options[i];
    return `${option.action ?? i} ${option.ids?.[0]}`;
  }

  /** What an action is offered as together with all that is asked next; empty where it is offered by itself. */
  waysOf(i) {
    return this.question.options.map((_, way) => way).filter((way) => this.question.options[way].ahead && this.question.options[way].action === i);
  }

  /** May one do nothing here? Where something has to be done, no action of passing is offered. */
  mayPass() {
    return this.question.options[0]?.role === "pass";
  }

  /** Every object that a click would do something with, and whether it is picked. `secondary` actions light it faintly. */
  lit(secondary = []) {
    const lit = new Map();
    if (this.sent) return lit;
    this.question.options.forEach((option, i) => {
      if (!this.stands(i)) return;
      if (this.kind === "payment") {
        if (this.fits(i)) for (const id of meansOf(option)) lit.set(id, this.means.includes(id) ? "picked" : "can");
      } else for (const id of option.ids ?? []) {
        if (secondary.includes(option.verb)) {
          if (!lit.has(id)) lit.set(id, "may");
          continue;
        }
        const picked = this.picked.includes(i) || this.gathered?.includes(i);
        if (picked || lit.get(id) !== "picked") lit.set(id, picked ? "picked" : "can");
      }
    });
    return lit;
  }

  /** Payment: does this way use everything that was asked for? */
  fits(i) {
    return this.means.every((id) => meansOf(this.question.options[i]).includes(id));
  }

  /** A click on an object of the board; false if it stands for nothing. */
  press(id) {
    if (this.sent) return false;
    if (this.kind === "payment") {
      if (this.means.includes(id)) this.means = this.means.filter((other) => other !== id);
      else if (this.optionsOf(id).length) this.means = [...this.means, id];
      else return false;
      return true;
    }
    const options = this.optionsOf(id).filter((i) => !this.waysOf(i).length);
    if (!options.length) return false;
    if (this.gathered) this.pressGathering(id, options);
    else if (this.kind === "divide") this.shift(options[0], 1);
    else if (options.length > 1 || this.question.options[options[0]].ahead) this.menu = { options };
    else this.pick(options[0]);
    return true;
  }

  /** An option by its number. */
  pick(i, extra) {
    if (this.sent || !(i in this.question.options)) return;
    const ways = this.kind === "action" && !this.question.options[i].ahead ? this.waysOf(i) : [];
    this.menu = ways.length ? { options: ways } : null;
    if (this.menu) return;
    if (this.gathered) this.gather(i);
    else if (this.kind === "order") this.order = [...this.order.filter((other) => other !== i), i];
    else if (this.kind === "number") this.number = i;
    else if (this.kind === "divide") this.shift(i, 1);
    else if (!this.isList()) this.answer(i, extra);
    else if (!this.isMany() && this.question.high === 1) this.answer([i], extra);
    else if (this.picked.includes(i)) this.picked = this.picked.filter((other) => other !== i);
    else if (this.picked.length < this.question.high) this.picked = [...this.picked, i];
  }

  /** Of what is chosen together a click takes the first that is offered; in a row one is asked which. Of equal cards one
   * option stands for all, and a further one is wished for. */
  pressGathering(id, options) {
    if (this.verb) return this.gather(options.find((i) => this.gathered.includes(i)) ?? options[0]);
    const now = options.filter((i) => !this.question.options[i].later);
    const later = options.find((i) => this.question.options[i].later);
    const alike = later !== undefined && now.some((i) => this.question.options[i].verb === this.question.options[later].verb);
    const which = later === undefined || alike ? now : [...now, later];
    if (which.length > 1) this.menu = { options: which };
    else if (later === undefined || (now.length && (!this.gathered.includes(now[0]) || this.question.options[now[0]].ids[0] === id))) this.gather(now[0]);
    else this.gather(later);
  }

  /** One more of what is chosen together, or one less. */
  gather(i) {
    if (i === undefined || !this.stands(i)) return;
    const others = this.gathered.filter((other) => this.doing(other) !== this.doing(i));
    this.gathered = this.gathered.includes(i) ? others : [...others, i];
    while (this.question.options[this.gathered[0]]?.later) this.gathered.shift(); // nothing is left that it could follow
  }

  /** Divide: one step more or less for one of them. */
  shift(i, by) {
    const share = this.shares[i] + by;
    if (share < (this.question.least ?? 0) || this.left() - by < 0) return;
    this.shares = this.shares.with(i, share);
  }

  left() {
    return this.question.whole - this.shares.reduce((sum, share) => sum + share, 0);
  }

  move(place, by) {
    const other = place + by;
    if (other < 0 || other >= this.order.length) return;
    const order = [...this.order];
    [order[place], order[other]] = [order[other], order[place]];
    this.order = order;
  }

  /** What Enter or the button would send, or undefined while something is missing. */
  ready() {
    if (this.kind === "order") return this.order;
    if (this.kind === "divide") return this.left() === 0 ? this.shares : undefined;
    if (this.kind === "number") return this.number;
    if (this.kind === "payment") {
      const fitting = this.question.options.map((_, i) => i).filter((i) => this.fits(i));
      return fitting.includes(this.question.default) ? this.question.default : fitting[0];
    }
    if (this.isMany()) {
      const count = this.picked.length;
      return count >= this.question.low && count <= this.question.high ? this.picked : undefined;
    }
    return undefined;
  }

  /** What the lit button stands for: passing, none, what has been picked, the usual one of yes and no; or undefined. */
  usual() {
    if (this.kind === "confirm") return this.question.default ?? this.declining();
    if (this.isList() && this.picked.length) return this.ready();
    return this.declining() ?? this.ready();
  }

  /** What passing is here: the action of passing, picking none, saying no; or undefined. */
  declining() {
    const { kind, low, options } = this.question;
    if (kind === "action") return this.mayPass() ? 0 : undefined;
    if (this.isList() && low === 0) return [];
    if (kind === "confirm") return options.findIndex((option) => option.role === "no");
    return undefined;
  }

  answer(value, extra) {
    if (this.sent || value === undefined) return false;
    this.sent = true;
    this.menu = null;
    this.send({ type: "answer", question: this.question.serial, answer: value, ...extra });
    return true;
  }

  /** The server did not take it: let the player try again. */
  again() {
    this.sent = false;
  }

  /** Esc: give up what was picked so far; false if there was nothing. */
  clear() {
    if (!this.menu && !this.gathered && !this.picked.length && !this.means.length) return false;
    this.menu = null;
    this.gathered = this.verb = null;
    this.picked = [];
    this.means = [];
    return true;
  }
}

/** The objects that would pay. */
export function meansOf(option) {
  return (option?.pays ?? []).map((part) => part.id).filter(Boolean);
}

function listed(value) {
  return Array.isArray(value) ? [...value] : undefined;
}

function even(count, whole, least = 0) {
  const shares = new Array(count).fill(least);
  shares[0] += whole - least * count;
  return shares;
}
