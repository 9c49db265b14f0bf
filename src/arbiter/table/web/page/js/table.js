// One table: what the server said last, the choice that is being made, and how both are put on the screen. A replay and a
// spectator use the same board without a choice.

import { known } from "./card.js";
import { mayAsk } from "./chances.js";
import { Choice, meansOf } from "./choice.js";
import { Exchange } from "./exchange.js";
import { Keys } from "./keys.js";
import { Layout, begun } from "./layout.js";
import { lasting } from "./memory.js";
import { Moments } from "./moments.js";
import { Preview } from "./preview.js";
import { listed } from "./prompt.js";
import { drawScreen, settleSoon } from "./screen.js";
import { Teller } from "./telling.js";
import * as theme from "./theme.js";
import { glossary } from "./words.js";

const NO_SETTINGS = { full_control: false, choose_payment: false, hurry: false, stops: ["stack:their"], discard_unasked: false, lets: [], always: [] };
const TOAST = 4200;
const UNREAD = 300; // milliseconds that a question must have been seen before an answer counts
const AT_ONCE = "arbiter.at_once";

export class Table {
  /** `speak(message)` sends to the server; a replay has none. */
  constructor(root, layout, welcome, speak = null) {
    this.root = root;
    this.layout = new Layout(layout, welcome.game);
    glossary(welcome.game); // the words of its keywords are there when somebody asks for them
    this.speak = speak;
    this.faces = new Map();
    this.log = [];
    this.lines = new WeakMap(); // what was made of a line of the log
    this.logAtEnd = true;
    this.toasts = [];
    this.view = null;
    this.choice = null;
    this.dialog = null;
    this.pointed = null;
    this.lit = new Map();
    this.hushed = false; // the gallery is put aside
    this.logOpen = false; // on a small screen the log lies behind a tab
    this.fanned = new Set(); // groups of equal cards that are spread out
    this.connected = true;
    this.welcomed(welcome);
    this.frame = document.createElement("div");
    this.frame.className = "frame";
    this.svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.svg.setAttribute("class", "arrows");
    this.svg.setAttribute("aria-hidden", "true");
    const close = document.createElement("div");
    root.replaceChildren(this.frame, this.svg, close);
    this.teller = new Teller(this, root);
    this.moments = new Moments(this);
    this.preview = new Preview(this, root, close);
    this.keys = new Keys(this, root);
    this.ticker = setInterval(() => this.view?.players.some((who) => who.clock !== null && who.clock !== undefined) && this.draw(), 1000);
    this.resized = () => settleSoon(this);
    addEventListener("resize", this.resized);
  }

  leave() {
    this.keys.stop();
    clearInterval(this.ticker);
    removeEventListener("resize", this.resized);
  }

  // ------------------------------------------------------------ what the server says

  welcomed(welcome) {
    this.welcome = welcome;
    this.seat = welcome.seat;
    this.bottom = welcome.seat >= 0 ? welcome.seat : 0;
    this.settings = { ...NO_SETTINGS, ...welcome.settings };
    this.log = [];
    this.choice?.again(); // after a loss of the connection nobody knows whether the answer arrived; the next view tells
  }

  show(view) {
    const fresh = this.note(view);
    this.draw();
    this.keepFocus(fresh);
  }

  /** Take in what a view says, without drawing it. Does it put another question? */
  note(view) {
    const before = this.choice?.question.serial;
    for (const [key, face] of Object.entries(view.faces ?? {})) this.faces.set(key, face);
    if (view.log) this.log = [...this.log.slice(0, view.log.from), ...view.log.entries];
    this.away = null;
    this.view = view;
    this.moments.keep(view);
    this.seen = performance.now();
    this.layout.settle(view);
    if (view.question) this.layout.phrase(view.question, (key) => this.playerName(key) ?? this.faces.get(key)?.name, view.players.map((who) => who.name), this.seat);
    if (!view.question) this.choice = null;
    else if (view.question.serial !== before) {
      this.choice = new Choice(view.question, (message) => this.speak(message));
      this.hushed = false;
      this.born = performance.now();
      this.frame.dataset.fresh = view.question.serial;
      setTimeout(() => { if (this.frame.dataset.fresh === view.question.serial) delete this.frame.dataset.fresh; }, UNREAD);
      if (this.dialog?.kind === "zone") this.dialog = null;
    }
    if (view.result && !this.ended) {
      this.ended = true;
      this.dialog = null;
    }
    this.pointed = null;
    document.title = `${view.question ? "● " : ""}${view.players.map((who) => who.name).join(" – ")} · Arbiter`;
    return Boolean(view.question) && view.question.serial !== before;
  }

  answered({ type: _, ...settings }) {
    this.settings = { ...this.settings, ...settings };
    this.draw();
  }

  refused(error) {
    if (error.re === "hint") this.hinting = null;
    else this.choice?.again();
    this.toast(error.says, true);
  }

  heardWhy(why) {
    if (this.dialog?.kind === "card" && this.dialog.card.id === why.id) this.open({ ...this.dialog, why });
  }

  heardHint(found) {
    if (this.hinting?.question === found.question) this.change(() => { this.hinting = found; });
  }

  // ------------------------------------------------------------ words

  whose(player, what) {
    if (player === this.seat) return `Your ${what}`;
    return `${this.view.players[player]?.name ?? `Player ${player + 1}`}'s ${what}`;
  }

  waitingFor() {
    const view = this.view;
    if (view.stopped) return `${view.stopped[0].toUpperCase()}${view.stopped.slice(1)}.`;
    if (view.result) return "The game is over.";
    if (!view.waiting) return "";
    const who = view.players[view.waiting.player];
    if (view.waiting.player === this.seat) return "One moment …";
    return `Waiting for ${who.name}${who.connected || who.bot ? "" : ", who is away"} …`;
  }

  /** Why one may act just now; other questions speak for themselves. */
  ask(question) {
    if (question.kind !== "action") return question.text;
    const { stack: waiting, battle, active } = this.view;
    if (waiting.length) {
      const top = waiting.at(-1);
      return begun(`${this.whose(top.controller, top.name || "ability")} is about to resolve. Respond?`);
    }
    if (battle?.attackers.length) {
      const names = battle.attackers.map((id) => this.targetName({ id }));
      const attack = `${names.join(" and ")} ${names.length > 1 ? "attack" : "attacks"}`;
      return battle.blocker ? `${this.targetName({ id: battle.blocker })} blocks ${names.join(" and ")}. Act first?` : `${attack}. Act first?`;
    }
    return active === this.seat ? "Your move" : begun(`${this.whose(active, "turn")}. Act?`);
  }

  /** What the button for passing says. */
  passing() {
    const { kind, why } = this.choice.question;
    if (kind !== "action") return this.layout.passing(why) ?? "None";
    if (this.view.stack.length) return "Let it resolve";
    return (this.view.active === this.seat && this.layout.passing(this.view.step)) || "Pass";
  }

  targetName(target) {
    if (target.player !== undefined) return this.view.players[target.player].name;
    const card = this.find(target.id);
    const player = this.playerName(target.id);
    if (player) return player;
    return card ? known(card, this.faces).name ?? "a face-down card" : this.view.stack.find((item) => item.id === target.id)?.name ?? "something";
  }

  /** The object that stands for a player where texts can target players. */
  playerCard(player) {
    return this.view.zones[this.layout.plate]?.[player]?.cards?.[0];
  }

  playerName(id) {
    return id && this.view.players.find((_, player) => this.playerCard(player)?.id === id)?.name;
  }

  clockOf(player) {
    const clock = this.view.players[player].clock;
    if (clock === null || clock === undefined) return null;
    const runs = this.view.waiting?.player === player;
    return Math.max(0, Math.round(clock - (runs ? (performance.now() - this.seen) / 1000 : 0)));
  }

  /** A card of the view by its id. */
  find(id) {
    return this.locate(id)?.card;
  }

  /** The card with its zone and whose pile it lies in (null: a zone that is shared). */
  locate(id) {
    for (const [zone, content] of Object.entries(this.view?.zones ?? {})) {
      const shared = !Array.isArray(content);
      for (const [player, pile] of [content].flat().entries()) {
        const card = pile.cards?.find((other) => other.id === id);
        if (card) return { card, zone, player: shared ? null : player };
      }
    }
    return undefined;
  }

  // ------------------------------------------------------------ deciding

  /** What the pointed option concerns and what would pay for it. */
  get hinted() {
    return new Set([...(this.pointed?.ids ?? []), ...(this.pointed?.aims ?? [])]);
  }

  get paying() {
    if (this.pointed) return new Set(meansOf(this.pointed));
    const choice = this.choice;
    if (choice?.kind !== "payment" || choice.sent) return new Set();
    return new Set(meansOf(choice.question.options[choice.ready() ?? 0]));
  }

  hint(option) {
    if (this.pointed === option) return; // what is taken off the page loses the focus while it is being drawn
    this.pointed = option;
    this.draw();
  }

  press(card, event) {
    if (this.choice && !this.choice.sent && this.isTooFresh()) return;
    if (this.choice && !this.choice.sent) {
      const options = this.choice.optionsOf(card.id).filter((i) => !this.choice.waysOf(i).length);
      const wanted = options.filter((i) => !this.isSecondary(i));
      if (this.choice.kind === "action" && !this.choice.gathered && (wanted.length === 1 || options.length === 1) && !this.choice.question.options[wanted[0] ?? options[0]].ahead) return this.pick(wanted[0] ?? options[0], event);
      if (this.choice.press(card.id)) {
        if (this.choice.sent) this.dialog = null;
        return this.draw();
      }
    }
    this.look(card);
  }

  /** An action that is rarely wanted by itself. */
  isSecondary(i) {
    const { options } = this.choice.question;
    return this.layout.data.secondary?.includes(options[i].verb) ?? false;
  }

  pressId(id) {
    if (!this.isTooFresh() && this.choice?.press(id)) this.draw();
  }

  /** A question that came this instant is not answered by the second half of a double click, nor by a key that was
   * meant for what was there before. Who has quick hands may say so in the menu. */
  isTooFresh() {
    return performance.now() - this.born < UNREAD && !this.atOnce;
  }

  get atOnce() {
    return lasting.get(AT_ONCE) === "on";
  }

  setAtOnce(on) {
    lasting.set(AT_ONCE, on ? "on" : null);
    this.draw();
  }

  pick(i, event) {
    if (!this.choice || this.isTooFresh()) return;
    this.choice.pick(i, event?.shiftKey && this.choice.kind === "action" ? { pay: true } : undefined);
    this.pointed = null;
    if (this.choice.sent) this.dialog = null;
    this.draw();
  }

  submit() {
    if (this.isTooFresh()) return;
    this.choice?.answer(this.choice.ready());
    this.draw();
  }

  decline() {
    if (this.isTooFresh()) return;
    const answer = this.choice?.declining();
    if (answer === undefined) return this.choice && this.toast("Something has to be chosen here.");
    this.choice.answer(answer);
    this.draw();
  }

  /** What the lit button does, and Space and Enter with nothing in focus: the same thing, which costs nothing unasked. */
  byDefault() {
    const choice = this.choice;
    if (!choice || this.isTooFresh()) return;
    if (choice.gathered) return choice.gathered.length ? this.answerTogether(choice.gathered) : this.toast("Nothing is picked yet.");
    const usual = choice.usual();
    if (usual === undefined) return this.toast("Nothing is suggested here: choose one.");
    choice.answer(usual);
    this.draw();
  }

  /** Choose several things that are to be done in a row, where there are some. */
  startRow() {
    if (!this.choice || this.choice.sent || this.choice.gathered) return;
    if (!this.choice.hasRow()) return this.toast("There are not several things to do in a row here.");
    this.change(() => this.choice.gatherSeveral());
  }

  /** Several things one after the other; a pass behind them ends the turn. */
  answerTogether(options) {
    if (this.isTooFresh() || !options.length) return;
    this.choice?.answer(options.length > 1 ? options : options[0]);
    this.draw();
  }

  /** Do this now, and from now on without being asked, at each of one's own moves at which it can be done. */
  doAlways(kind, i) {
    if (this.isTooFresh()) return;
    this.set({ always: [...this.settings.always, kind] });
    this.choice?.answer(i);
    this.draw();
  }

  /** Pass now, and go on passing: "turn", "event". */
  passUntil(until) {
    if (this.isTooFresh()) return;
    this.choice?.answer(0, { until });
    this.draw();
  }

  letAlways(label) {
    if (this.isTooFresh()) return;
    this.set({ lets: [...this.settings.lets, label] });
    this.choice?.answer(0);
    this.draw();
  }

  askAgain() {
    this.speak({ type: "ask_again" });
  }

  /** How many options have a number, and what a number stands for. */
  numbered() {
    const choice = this.choice;
    if (!choice) return 0;
    if (choice.menu) return choice.menu.options.length;
    return choice.kind === "action" ? listed(this, choice).length : choice.question.options.length;
  }

  byNumber(number) {
    const choice = this.choice;
    if (!choice || (this.isOpen() && !choice.menu)) return;
    if (choice.menu) return number && this.pick(choice.menu.options[number - 1]);
    if (choice.kind === "action") return number ? this.pick(listed(this, choice)[number - 1]) : this.decline();
    if (number === 0) return this.decline();
    if (choice.kind === "confirm") return this.pick(choice.question.options.findIndex((option) => option.role === (number === 1 ? "yes" : "no")));
    this.pick(number - 1);
  }

  change(act) {
    act();
    this.draw();
  }

  // ------------------------------------------------------------ everything else that can be asked of the server

  undo() {
    if (!this.speak || this.view?.undo === "none") return this.toast("There is nothing that you could take back.");
    this.speak({ type: "undo" });
    if (this.undoAsks()) this.toast(this.view.players.length > 2 ? "The others are asked." : `${this.view.players[1 - this.seat].name} is asked.`);
  }

  /** Would somebody have to consent? A bot always does. */
  undoAsks() {
    return this.view.undo === "ask" && this.view.players.some((who, player) => player !== this.seat && !who.bot);
  }

  /** What would the bot that thinks do? In practice games only. */
  askHint() {
    if (!this.choice || this.choice.sent || !mayAsk(this) || this.hinting?.question === this.choice.question.serial) return;
    this.hinting = { question: this.choice.question.serial, prospects: null, done: false };
    this.speak({ type: "hint", question: this.choice.question.serial });
    this.draw();
  }

  consent(allow) {
    this.speak({ type: "consent", allow });
  }

  concede() {
    this.close();
    this.speak({ type: "concede" });
  }

  rematch() {
    this.speak({ type: "rematch", want: true, ...(this.exchange ? { deck: this.exchange.deck() } : {}) });
  }

  /** The own deck between two games of a match, from which cards are exchanged with the sideboard. */
  openExchange() {
    this.exchange ??= new Exchange(this.view.series);
    this.open({ kind: "exchange" });
  }

  set(part) {
    if (this.seat < 0 || !this.speak) return;
    this.settings = { ...this.settings, ...part };
    this.speak({ type: "settings", ...part });
    if ("full_control" in part) this.toast(part.full_control ? "Full control: you are asked at every moment." : "Full control is off.");
    if ("discard_unasked" in part) this.toast(part.discard_unasked ? "Cards of your hand pay without a question." : "You are asked before a card of your hand pays.");
    if ("choose_payment" in part) this.toast(part.choose_payment ? "You choose how costs are paid." : "Costs are paid so that least is wasted.");
    this.draw();
  }

  setStop(mark, on) {
    this.set({ stops: on ? [...this.settings.stops, mark] : this.settings.stops.filter((other) => other !== mark) });
  }

  theme() {
    theme.toggle();
  }

  // ------------------------------------------------------------ looking

  look(card) {
    if (!card?.face) return;
    this.open({ kind: "card", card });
    if (card.id && this.speak && this.seat >= 0) this.speak({ type: "why", id: card.id });
  }

  whyFocused() {
    const element = document.activeElement?.closest?.("[data-face]") ?? this.preview.target;
    if (element) this.look(this.preview.cardOf(element));
    else this.toast("Point at a card first: W asks why it cannot be played.");
  }

  openZone(area, player) {
    this.open({ kind: "zone", area, player });
  }

  open(dialog) {
    if (!this.dialog) this.before = document.activeElement;
    this.dialog = dialog;
    this.draw();
  }

  close() {
    if (this.view?.asked_undo?.you) return this.consent(false);
    this.dialog = null;
    if (this.choice) this.choice.menu = null;
    this.draw();
    if (this.before?.isConnected) this.before.focus();
    this.before = null;
  }

  isOpen() {
    return Boolean(this.frame.querySelector("[role=dialog]"));
  }

  /** Esc: close what is open, else drop what was picked, else take the unfinished play back. */
  cancel() {
    if (this.view?.asked_undo?.you) return this.consent(false);
    if (this.dialog || this.choice?.menu) return this.close();
    if (this.away) return this.moments.present();
    if (this.choice?.clear()) return this.change(() => { this.pointed = null; });
    if (this.choice?.question.cancel) this.undo();
  }

  toast(text, bad = false) {
    const toast = { text, bad, key: Math.random() };
    this.toasts = [...this.toasts.slice(-2), toast];
    setTimeout(() => this.change(() => { this.toasts = this.toasts.filter((other) => other !== toast); }), TOAST);
    this.draw();
  }

  // ------------------------------------------------------------ drawing

  draw() {
    if (!this.view) return;
    this.teller?.mind();
    this.lit = this.choice?.lit(this.layout.data.secondary) ?? new Map();
    drawScreen(this);
    this.preview.draw();
    settleSoon(this);
  }

  /** A new question takes the focus from the old one and from nowhere, but not from a card that is being read. */
  keepFocus(fresh) {
    const now = document.activeElement;
    if (!fresh || this.isOpen() || (now && now !== document.body && !now.closest("#prompt"))) return;
    this.frame.querySelector("#prompt")?.focus({ preventScroll: true });
  }
}
