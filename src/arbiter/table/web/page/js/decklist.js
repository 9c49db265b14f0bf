// A deck while it is built: parts with counts, and the list that the server and other programs read.

export class Deck {
  constructor(game) {
    this.game = game;
    this.id = "";
    this.name = "";
    this.parts = Object.fromEntries(game.parts.map((part) => [part.name, new Map()]));
    this.faces = new Map();
  }

  static from(game, checked) {
    const deck = new Deck(game);
    deck.name = checked.name ?? "";
    for (const [part, rows] of checked.parts ?? []) for (const [key, count] of rows) deck.parts[part]?.set(key, count);
    for (const [key, face] of Object.entries(checked.faces ?? {})) deck.faces.set(key, { ...face, face: key });
    return deck;
  }

  add(card, part = card.parts, by = 1) {
    const pile = this.parts[part] ?? Object.values(this.parts)[0];
    this.faces.set(card.face, card);
    const count = (pile.get(card.face) ?? 0) + by;
    if (count > 0) pile.set(card.face, Math.min(count, 99));
    else pile.delete(card.face);
  }

  /** How many of a card are in it, in all parts. */
  count(key) {
    return Object.values(this.parts).reduce((sum, pile) => sum + (pile.get(key) ?? 0), 0);
  }

  partOf(key) {
    return Object.keys(this.parts).find((part) => this.parts[part].has(key));
  }

  size(part) {
    return [...this.parts[part].values()].reduce((sum, count) => sum + count, 0);
  }

  isEmpty() {
    return Object.values(this.parts).every((pile) => !pile.size);
  }

  /** In our own form, which names each card by its id; `without` are ids that are left out. */
  list(without = new Set()) {
    const rows = this.name ? [`# name: ${this.name.replaceAll("\n", " ")}`] : [];
    for (const [part, pile] of Object.entries(this.parts)) {
      if (pile.size) rows.push("", `[${part}]`, ...[...pile].filter(([key]) => !without.has(key)).map(([key, count]) => `${count} ${key}`));
    }
    return rows.length ? `${rows.join("\n")}\n` : "";
  }

  /** The home-made cards among its cards. */
  homemadeOf(cards) {
    return cards.filter((card) => this.count(card.id));
  }

  /** Every card of a part, one for each copy. */
  cards(part) {
    return [...this.parts[part]].flatMap(([key, count]) => Array.from({ length: count }, () => this.faces.get(key) ?? { face: key, name: key, types: [] }));
  }

  everyCard() {
    return Object.keys(this.parts).flatMap((part) => this.cards(part));
  }
}

/** A deck in a link: small, and read by this page alone. */
export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpacked(word) {
  const bytes = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
