// The lobby: a game, a format, a deck and an opponent; tables to watch and to go on with; replays. And the page on which
// a friend who got a link takes the free seat.

import { DeckChoice } from "./decks.js";
import { h, render } from "./dom.js";
import { Layout, ending } from "./layout.js";
import { capital as word, choice, masthead } from "./masthead.js";
import { lasting } from "./memory.js";
import { dropSeat, get, keepSeat, post, seats } from "./net.js";

const NAME = "arbiter.name";
const LAST = "arbiter.last"; // the game, deck and opponent of the last table
const REFRESH = 5000;

function named() {
  return lasting.get(NAME) ?? "";
}

function nameField(changed) {
  return h("label.field", null, h("span", null, "Your name"),
    h("input", { id: "name", maxlength: "24", autocomplete: "nickname", value: named(), placeholder: "Player", on: { input: (event) => { lasting.set(NAME, event.target.value); changed(); } } }));
}

function remembered() {
  try {
    return JSON.parse(lasting.get(LAST) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** A finished game in a line: which game, who won and why, how long it took, when it was begun. */
function resultOf({ title, result, names, turn, created }) {
  const won = result && (result.draw ? "a draw" : names[result.winner] ? `${names[result.winner]} won` : null);
  const when = created ? new Date(created).toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" }) : null;
  return [title, won, result && ending(result, names).replace(/\.$/, ""), turn ? `${turn} turns` : null, when].filter(Boolean).join(" · ");
}

/** What a table's time is called; null where there is none. */
function timeOf({ timer, clock, increment }) {
  if (clock) return `${Math.round(clock / 60)} minutes${increment ? ` + ${increment} s` : ""} each`;
  return timer ? `${timer} seconds a move` : null;
}

/** The clocks that a game can be played with, each as "timer+clock+increment". */
function clocks(game) {
  const all = [[0, 0, 0], ...(game.clocks ?? []).map(([clock, increment]) => [0, clock, increment]), ...(game.timers ?? []).filter(Boolean).map((timer) => [timer, 0, 0])];
  return all.map(([timer, clock, increment]) => [`${timer}+${clock}+${increment}`, timeOf({ timer, clock, increment }) ?? "None"]);
}

/** The button that begins; while something has to come first it says what, and is not to be pressed. */
function startButton(mine, doing, words) {
  const waits = doing || (mine.taking && "The deck is coming …");
  return h("button.main.big", { type: "submit", id: "start", disabled: Boolean(waits) || !mine.isReady(), "aria-busy": waits ? "true" : null }, waits || words);
}

export class Lobby {
  constructor(page) {
    this.page = page;
    this.games = [];
    this.tables = [];
    this.replays = [];
    this.opponent = "bot";
    this.time = "0+0+0";
    this.open = true;
    this.players = 2;
    this.best = 1; // of how many games the match is
    this.problem = "";
    this.starting = false; // a table is being made
    addEventListener("pageshow", (event) => event.persisted && this.rest()); // somebody comes back from it
    this.draw();
    this.load();
  }

  async load() {
    try {
      this.games = (await get("/api/games")).games;
    } catch (error) {
      this.problem = error.message;
      return this.draw();
    }
    const last = remembered();
    const playable = this.games.filter((game) => game.playable !== false);
    this.choose((playable.find((game) => game.key === last.game) ?? playable[0] ?? this.games[0]).key);
    this.refresh();
  }

  /** A game's decks are there as soon as its name is, so that no click is lost; their colours may come a little later. */
  choose(key) {
    this.game = this.games.find((game) => game.key === key);
    this.colour(key);
    const drawn = () => this.draw();
    this.mine = new DeckChoice(this.game, "Your deck", drawn);
    this.theirs = new DeckChoice(this.game, "The bot's deck", drawn);
    this.theirs.deck = this.theirs.possible().at(-1)?.key ?? "";
    this.bot = this.game.bots[0];
    this.players = 2;
    this.recall(remembered());
    this.draw();
  }

  async colour(key) {
    this.layout = null;
    const layout = new Layout(await get(`/api/games/${key}/layout`).catch(() => ({})), key);
    if (this.game.key !== key) return; // another game has been chosen by now
    this.layout = layout;
    this.draw();
  }

  /** As it was at the last table, as far as there still is such a thing. */
  recall(last) {
    if (last.game !== this.game.key) return;
    if (this.game.formats.includes(last.format)) [this.mine, this.theirs].forEach((each) => each.setFormat(last.format));
    if (this.mine.possible().some((deck) => deck.key === last.deck)) this.mine.deck = last.deck;
    if (this.theirs.possible().some((deck) => deck.key === last.botDeck)) this.theirs.deck = last.botDeck;
    if (this.game.bots.includes(last.bot)) this.bot = last.bot;
    if (["bot", "friend", "anyone"].includes(last.opponent)) this.opponent = last.opponent;
  }

  async refresh() {
    const [tables, replays] = await Promise.all([get("/api/tables").catch(() => ({})), get("/api/replays").catch(() => ({}))]);
    this.tables = tables.tables ?? [];
    this.replays = replays.replays ?? [];
    await this.mineAgain();
    this.draw();
    setTimeout(() => this.refresh(), REFRESH);
  }

  /** The tables at which this browser has a seat. */
  async mineAgain() {
    const held = Object.keys(seats()).slice(0, 8);
    const rows = await Promise.all(held.map((id) => get(`/api/tables/${encodeURIComponent(id)}`).catch((error) => {
      if (error.code === "unknown") dropSeat(id);
      return null;
    })));
    this.own = rows.filter((row) => row && row.state !== "over");
  }

  /** Nothing is being made; `problem` says why it could not be. */
  rest(problem = "") {
    this.starting = false;
    this.problem = problem;
    this.draw();
  }

  async start() {
    if (this.starting) return;
    this.starting = true;
    this.problem = "";
    this.draw();
    const body = { game: this.game.key, format: this.mine.format, name: named() || "Player", ...this.mine.chosen(), opponent: this.opponent, public: this.open, players: this.players, best: this.players === 2 && this.game.best?.includes(this.best) ? this.best : 1 };
    [body.timer, body.clock, body.increment] = this.time.split("+").map(Number);
    if (this.opponent === "bot") Object.assign(body, { bot: this.bot, ...(this.theirs.deck ? { bot_deck: this.theirs.deck } : {}) });
    try {
      const { table, seat, token, invite } = await post("/api/tables", body);
      keepSeat(table, { token, seat, invite });
      lasting.set(LAST, JSON.stringify({ game: this.game.key, format: this.mine.format, deck: this.mine.deck, opponent: this.opponent, bot: this.bot, botDeck: this.theirs.deck }));
      location.href = `/table/${table}`;
    } catch (error) {
      this.rest(error.message);
    }
  }

  async upload(file) {
    try {
      const { id } = await post("/api/replays", await file.text());
      location.href = `/replay/${id}`;
    } catch (error) {
      this.problem = error.message;
      this.draw();
    }
  }

  draw() {
    render(this.page, h("main.lobby.weave", null, masthead(),
      this.problem ? h("p.problem", { role: "alert" }, this.problem) : null,
      h("div.columns", null, this.mine ? this.newGame() : h("section.panelbox", { "aria-busy": String(!this.problem) }, h("p.soft", { role: "status" }, this.problem ? "There is nothing to be chosen." : "Games and decks are coming …")),
        h("div.stack2", null, this.continuing(), this.openSeats(), this.watching(), this.replaying())),
      this.mine?.cards(), this.theirs?.cards()));
  }

  newGame() {
    const playable = this.games.filter((game) => game.playable !== false);
    return h("form.panelbox", { on: { submit: (event) => { event.preventDefault(); this.start(); } } },
      h("h2", null, "New game"),
      h("div.fields", null,
        choice("Game", "game", playable.map((game) => [game.key, game.title]), this.game.key, (key) => this.choose(key)),
        choice("Format", "format", this.game.formats.map((format) => [format, word(format)]), this.mine.format, (format) => { this.mine.setFormat(format); this.theirs.setFormat(format); this.draw(); }),
        nameField(() => this.draw()),
        this.seatsField(),
        this.matchField(),
        choice("Clock", "clock", clocks(this.game), this.time, (time) => { this.time = time; this.draw(); })),
      this.mine.draw(this.layout),
      h("div.start", null,
        h("div.switch", { role: "radiogroup", "aria-label": "Opponent" }, [["bot", this.players > 2 ? "Bots" : "A bot"], ["friend", this.players > 2 ? "Friends" : "A friend"], ["anyone", "Anyone"]].map(([key, title]) =>
          h("label", { key, class: this.opponent === key && "on" }, h("input.unseen", { type: "radio", name: "opponent", value: key, checked: this.opponent === key, on: { change: () => { this.opponent = key; this.draw(); } } }), title))),
        this.opponent === "bot" ? [choice("Bot", "bot", this.game.bots.map((bot) => [bot, word(bot)]), this.bot, (bot) => { this.bot = bot; this.draw(); }),
          choice("Its deck", "botdeck", this.theirs.possible().map((deck) => [deck.key, deck.name]), this.theirs.deck, (deck) => { this.theirs.deck = deck; this.draw(); })] : null,
        h("label.toggle.small", null, h("input", { type: "checkbox", checked: this.open, on: { change: (event) => { this.open = event.target.checked; this.draw(); } } }), h("span", null, "Others may watch")),
        startButton(this.mine, this.starting && "The table is being made …", this.opponent === "bot" ? "Play" : "Make the table")));
  }

  /** How many play, where the game is for more than two. */
  seatsField() {
    const [least, most] = this.game.players ?? [2, 2];
    if (most <= 2) return null;
    const counts = Array.from({ length: most - least + 1 }, (_, i) => [String(least + i), String(least + i)]);
    return choice("Players", "players", counts, String(this.players), (count) => { this.players = Number(count); this.draw(); });
  }

  /** A match of several games, where the game's document has one. */
  matchField() {
    if (!(this.game.best?.length > 1) || this.players > 2) return null;
    return choice("Match", "best", this.game.best.map((best) => [String(best), best === 1 ? "Single game" : "Best of three"]), String(this.best), (best) => { this.best = Number(best); this.draw(); });
  }

  /** Tables at which somebody waits for whoever comes. */
  openSeats() {
    const rows = this.tables.filter((row) => row.state === "waiting" && row.open && !(row.table in seats()));
    return h("section.panelbox", { key: "open" }, h("h2", null, "Open seats"),
      rows.length ? h("ul.rows2", null, rows.slice(0, 12).map((row) => h("li", { key: row.table },
        h("a", { href: `/join/${row.table}#open` }, h("b", null, row.names.filter(Boolean).join(", ")), h("span.soft.small", null, [row.title, word(row.format), timeOf(row), row.open > 1 ? `${row.open} seats` : null, row.homemade.flat().length ? "home-made cards" : null].filter(Boolean).join(" · "))),
        h("a.button.main", { href: `/join/${row.table}#open` }, "Sit down")))) : h("p.soft.small", null, "Nobody waits for an opponent. Offer a seat yourself: choose “Anyone”."));
  }

  continuing() {
    if (!this.own?.length) return null;
    return h("section.panelbox", { key: "own" }, h("h2", null, "Go on"), h("ul.rows2", null, this.own.map((row) => this.row(row, row.state === "waiting" ? "Wait" : "Play on"))));
  }

  watching() {
    const rows = this.tables.filter((row) => row.state === "playing" && !(row.table in seats()));
    return h("section.panelbox", { key: "watch" }, h("h2", null, "Watch"),
      rows.length ? h("ul.rows2", null, rows.slice(0, 12).map((row) => this.row(row, "Watch"))) : h("p.soft.small", null, "No public table is being played."));
  }

  row(row, verb) {
    return h("li", { key: row.table }, h("a", { href: `/table/${row.table}` }, h("b", null, row.names.filter(Boolean).join(" – ") || "A table"),
      h("span.soft.small", null, [row.title, row.turn ? `turn ${row.turn}` : null, row.watchers ? `${row.watchers} watching` : null].filter(Boolean).join(" · "))), h("a.button", { href: `/table/${row.table}` }, verb));
  }

  replaying() {
    return h("section.panelbox", { key: "replays" }, h("h2", null, "Replays"),
      this.replays.length ? h("ul.rows2", null, this.replays.slice(0, 8).map((row) => h("li", { key: row.table },
        h("a", { href: `/replay/${row.table}` }, h("b", null, (row.names ?? []).join(" – ")), h("span.soft.small", null, resultOf(row))),
        h("a.button", { href: `/replay/${row.table}` }, "Watch")))) : h("p.soft.small", null, "No finished public game yet."),
      h("label.button.small", { tabindex: "0" }, "Load a file …", h("input.unseen", { type: "file", accept: ".json,application/json", on: { change: (event) => event.target.files[0] && this.upload(event.target.files[0]) } })));
  }
}

/** A friend's seat: choose a deck and sit down. */
export class Joining {
  constructor(page, id) {
    this.page = page;
    this.id = id;
    this.problem = "";
    this.sitting = false;
    this.draw();
    this.load();
  }

  async load() {
    try {
      this.row = await get(`/api/tables/${encodeURIComponent(this.id)}`);
      const { games } = await get("/api/games");
      this.game = games.find((game) => game.key === this.row.game);
      this.layout = new Layout(await get(`/api/games/${this.row.game}/layout`).catch(() => ({})), this.row.game);
      this.mine = new DeckChoice(this.game, "Your deck", () => this.draw());
      this.mine.setFormat(this.row.format);
      if (this.row.state !== "waiting") this.problem = "Somebody sits there already.";
    } catch (error) {
      this.problem = error.message;
    }
    this.draw();
  }

  async sit() {
    if (this.sitting) return;
    this.sitting = true;
    this.draw();
    try {
      const { table, seat, token } = await post(`/api/tables/${encodeURIComponent(this.id)}/join`, { invite: location.hash.slice(1), name: named() || "Player", ...this.mine.chosen() });
      keepSeat(table, { token, seat });
      location.href = `/table/${table}`;
    } catch (error) {
      this.sitting = false;
      this.problem = error.message;
      this.draw();
    }
  }

  /** Whoever sits down knows before which cards nobody else has. */
  homemade(row) {
    const cards = (row.homemade ?? []).flat();
    if (!cards.length) return null;
    return h("div.homemade", null, h("h3", null, `${cards.length} home-made card${cards.length > 1 ? "s" : ""} in this game`), h("p.soft.small", null, "Whoever invites you has written them; the rules carry out what they say."),
      h("ul", null, cards.map((card, i) => h("li", { key: i }, h("b", null, card.name), ` ${[card.type, card.cost].flat().filter((each) => each !== undefined).join(" ")}`, h("span.soft", null, ` ${[card.text, ...(card.abilities ?? [])].filter(Boolean).join(" / ")}`)))));
  }

  draw() {
    const row = this.row;
    render(this.page, h("main.lobby.weave", null, masthead(), this.problem ? h("p.problem", { role: "alert" }, this.problem) : null,
      this.mine ? h("form.panelbox.narrow", { on: { submit: (event) => { event.preventDefault(); this.sit(); } } },
        h("h2", null, `${row.names.filter(Boolean)[0] ?? "Somebody"} ${location.hash === "#open" ? "waits for an opponent" : "invites you to a game"}`),
        h("p.soft", null, [row.title, word(row.format), row.names.length > 2 ? `${row.names.length} players` : null, row.best > 1 ? "best of three" : null, timeOf(row)].filter(Boolean).join(" · ")),
        this.homemade(row),
        h("div.fields", null, nameField(() => this.draw())), this.mine.draw(this.layout),
        h("div.start", null, h("a.button", { href: `/table/${this.id}` }, "Only watch"), startButton(this.mine, this.sitting && "You are sitting down …", "Sit down"))) : this.problem ? null : h("section.panelbox.narrow", { "aria-busy": "true" }, h("p.soft", { role: "status" }, "The table and its decks are coming …")),
      this.mine?.cards()));
  }
}
