// How a game looks: its layout file, or what can be told from the zones of a view where a game brings none. Everything
// else on the page asks here and never for a game by name.

const PAINTS = ["#c4472b", "#4d9fc4", "#3f9460", "#b0832b", "#8157b8", "#3a68b5", "#c9b26a", "#4c4459", "#a2506f", "#6b7a3c"];
const GROUNDS = ["flame", "shard", "swirl", "strata", "bolt", "wave", "dune"];
const FIGURES = ["blade", "tower", "circle", "beast", "stone"];

export class Layout {
  constructor(data, game = "") {
    this.data = data ?? {};
    this.game = game; // for whoever has pictures of its cards
    this.areas = (this.data.area ?? []).filter((area) => area.row || area.column || area.show === "fan");
    this.plate = (this.data.area ?? []).find((area) => area.show === "plate")?.zone;
    this.phases = this.data.strip ?? [];
    this.stats = this.data.stat ?? [{ field: "power", printed: "printed_power", word: "power" }];
    this.costs = this.data.cost ?? [];
    this.named = namedKeywords(this.data.keywords);
  }

  /** Where the game brings no areas, they follow from the zones of the first view. */
  settle(view) {
    if (this.areas.length) return;
    for (const [zone, content] of Object.entries(view.zones)) {
      const title = words(zone);
      if (zone === "stack") continue;
      if (!Array.isArray(content)) this.areas.push({ zone, title, row: 1, show: "row" });
      else if (zone === "hand") this.areas.push({ zone, title, show: "fan" });
      else {
        const column = this.areas.filter((area) => area.column).length % 2 ? "left" : "right";
        this.areas.push({ zone, title, column, show: "pile" });
      }
    }
  }

  colour(key) {
    const given = this.data.colours?.[key];
    if (given) return { word: words(key), ground: "dune", ...given };
    return { word: words(key), paint: PAINTS[hash(key) % PAINTS.length], ground: GROUNDS[hash(key) % GROUNDS.length] };
  }

  /** The colours of a card; one that has none may have those of its types. */
  colours(keys, types = []) {
    const order = Object.keys(this.data.colours ?? {});
    const own = keys?.length ? keys : types.map((type) => this.data.types?.[type]?.colour).filter(Boolean);
    const sorted = [...own].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return sorted.length ? sorted.map((key) => this.colour(key)) : [{ word: "", paint: "#7d7f86", ground: "dune" }];
  }

  /** The colour that a sign in a text stands for, by its word or its letter. */
  sign(word) {
    const colours = this.data.colours ?? {};
    return colours[word.toLowerCase()] ?? Object.values(colours).find((colour) => colour.sign === word);
  }

  /** What a player keeps or has produced. */
  resource(kind) {
    const colour = this.data.colours?.[kind];
    return { word: colour?.word ?? kind, paint: colour?.paint, ...this.data.resources?.[kind] };
  }

  /** The numbers that a card of these types has. */
  statsOf(card) {
    return this.stats.filter((stat) => !stat.types || stat.types.some((type) => card.types?.includes(type)));
  }

  hasCost(types) {
    return !(types ?? []).some((type) => this.data.types?.[type]?.cost === false);
  }

  /** The question in the game's own words. `name` tells what a face or an object on the board is called. */
  phrase(question, name, players, seat = -1) {
    const called = (text) => named(opponentNamed(text, players, seat), players);
    const own = this.data.asks?.[question.why];
    if (own) question.text = own.replaceAll("{card}", name(question.face) ?? "this card");
    else question.text = begun(called(question.text));
    for (const option of question.options ?? []) {
      if (option.ahead) { // it has words of its own
        option.text = called(option.text);
        continue;
      }
      const action = this.data.actions?.[option.verb];
      const player = option.ids?.length === 1 && name(option.ids[0]);
      if (action && !option.ability) option.text = action.replaceAll("{card}", name(option.face) ?? "a card");
      else option.text = player || called(option.text);
    }
    return question;
  }

  type(key) {
    return { word: words(key), ...this.data.types?.[key] };
  }

  /** What stands in a card's landscape: its types' figure; of several the name picks one. */
  figure(keys, name) {
    const given = (keys ?? []).map((key) => this.data.types?.[key]?.figure).find(Boolean) ?? (keys?.length ? FIGURES : "stone");
    if (!Array.isArray(given)) return given;
    return given[hash(given === FIGURES ? keys[0] : name) % given.length];
  }

  types(keys) {
    const order = Object.keys(this.data.types ?? {});
    return [...(keys ?? [])].sort((a, b) => order.indexOf(a) - order.indexOf(b)).map((key) => this.type(key));
  }

  flag(key) {
    return this.data.flags?.[key];
  }

  keyword(key) {
    return this.data.keywords?.[key];
  }

  mark(key) {
    return this.data.marks?.[key] ?? words(key);
  }

  /** What passing is called at this step. */
  passing(step) {
    return this.data.passing?.[step];
  }

  rested() {
    return this.data.words?.rested ?? "rested";
  }

  phaseOf(step) {
    return this.phases.findIndex((phase) => phase.steps.includes(step));
  }

  /** The area in which a card of a zone is shown, or undefined. */
  areaOf(zone, card) {
    const here = this.areas.filter((area) => area.zone === zone);
    if (here.length < 2) return here[0];
    return here.find((area) => area.types?.some((type) => card.types?.includes(type))) ?? here.at(-1);
  }

  title(zone) {
    return this.areas.find((area) => area.zone === zone)?.title ?? words(zone);
  }

  most(area, format) {
    const most = area.most;
    return typeof most === "object" ? most[format] ?? Math.max(...Object.values(most)) : most;
  }
}

/** "attack_preparation" as "Attack preparation". */
export function words(key) {
  const text = String(key).replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where a text names keywords: their words, and by word which one it is. A word within a name is none. */
function namedKeywords(keywords = {}) {
  const byWord = new Map(Object.entries(keywords).map(([key, word]) => [word.toLowerCase(), key]));
  const longest = [...new Set(Object.values(keywords))].sort((a, b) => b.length - a.length).map((word) => word.replace(/[^\w ]/g, "\\$&"));
  return { byWord, pattern: longest.length ? new RegExp(`(?<![A-Z][\\w']* )\\b(${longest.join("|")})\\b(?! [A-Z])`) : null };
}

/** A reason of the engine as a sentence that calls players by their names. */
export function sentence(text, names) {
  const said = begun(named(text, names));
  return said + (/[.!?]$/.test(said) ? "" : ".");
}

/** How a game ended, as a sentence: of two players what is said of nobody is said of the one who lost. */
export function ending({ winner, reason, draw }, names) {
  const loser = names.length === 2 && !draw && winner >= 0 ? names[1 - winner] : null;
  if (!loser || /\bplayer \d/.test(reason)) return sentence(reason, names);
  if (/^(no|\d+) /.test(reason)) return sentence(`${loser} has ${reason}`, names);
  return sentence(/^had /.test(reason) ? `${loser} ${reason}` : reason, names);
}

/** As a sentence begins. */
export function begun(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Of two players the other one is called by name, too. */
function opponentNamed(text, names, seat) {
  if (seat < 0 || names.length !== 2) return text;
  return String(text).replace(/\b(?:your )?opponent's\b/g, () => `${names[1 - seat]}'s`).replace(/\byour opponent\b/g, () => names[1 - seat]);
}

/** The engine numbers players; at a table they have names. */
function named(text, names) {
  return String(text).replace(/\bplayer (\d+)\b/g, (whole, player) => names[player] ?? whole);
}

function hash(text) {
  let value = 5381;
  for (const char of String(text)) value = ((value * 33) ^ char.codePointAt(0)) >>> 0;
  return value;
}
