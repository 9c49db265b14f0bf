// The words of a rule and of a keyword, wherever they are named: on hover, on focus, by tap. What they say comes from the
// server once, and is then remembered.

import { h, render } from "./dom.js";
import { get } from "./net.js";

const NAMED = "[data-rule], [data-keyword]";
const told = new Map(); // address -> what it said, or a promise of it
const glossaries = new Map(); // game -> what its keywords mean

/** A rule's number that tells its words; `stop`: Tab goes there. */
export function ruleMark(game, rule, text = ` ${rule}`, { stop = true } = {}) {
  return h("span.rule", { "data-rule": rule, "data-game": game, tabindex: stop ? "0" : null, role: "note", "aria-label": `rule ${rule}` }, text);
}

/** Keywords of a game by their key, as far as they have come. */
export function glossary(game) {
  if (game && !glossaries.has(game)) {
    glossaries.set(game, {});
    get(`/api/games/${encodeURIComponent(game)}/keywords`).then(({ keywords }) => glossaries.set(game, keywords)).catch(() => {});
  }
  return glossaries.get(game) ?? {};
}

async function wordsOf({ rule, keyword, game }) {
  if (keyword) return entryOf(glossary(game)[keyword]);
  const address = `/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(rule)}`;
  if (!told.has(address)) told.set(address, get(address).catch(() => null));
  return entryOf(await told.get(address));
}

function entryOf(found) {
  return found ? { title: [found.keyword, found.rule].filter(Boolean).join(" "), lines: found.rules ?? [{ rule: "", says: found.says }] } : null;
}

export class Words {
  constructor(root) {
    this.box = document.createElement("div");
    this.box.className = "wordbox";
    this.box.setAttribute("role", "status");
    root.append(this.box);
    root.addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.over(event.target));
    root.addEventListener("pointerleave", () => this.over(null));
    root.addEventListener("focusin", (event) => this.over(event.target, true));
    root.addEventListener("focusout", () => this.over(null));
    root.addEventListener("click", (event) => this.over(event.target));
    root.addEventListener("keydown", (event) => event.key === "Escape" && this.over(null));
    addEventListener("scroll", () => this.hasMoved() && this.over(null), true);
  }

  /** A small card on the board is enlarged first; a line of the log that has the focus tells its rule. */
  over(target, focused = false) {
    const named = target?.closest?.(NAMED) ?? (focused && target?.closest?.(".log p")?.querySelector(NAMED)) ?? null;
    const found = named && !named.closest(".slot, .pile, .thumb") ? named : null;
    if (found === this.target) return;
    this.target = found;
    this.tell(found);
  }

  /** Has what is told about gone from where it was? Something else may have been scrolled. */
  hasMoved() {
    if (!this.target) return false;
    const { left, top } = this.target.getBoundingClientRect();
    return !this.target.isConnected || Math.abs(left - this.from.left) > 2 || Math.abs(top - this.from.top) > 2;
  }

  async tell(target) {
    this.from = target?.getBoundingClientRect();
    const words = target ? await wordsOf(target.dataset) : null;
    if (target !== this.target) return;
    render(this.box, words ? [h("b", null, words.title), words.lines.slice(0, 4).map((line, i) => h("p", { key: i }, line.rule ? h("span.rule", null, `${line.rule} `) : null, line.says))] : null);
    this.box.classList.toggle("shown", Boolean(words));
    if (words) this.place(target.getBoundingClientRect());
  }

  place(box) {
    const { offsetWidth: wide, offsetHeight: high } = this.box;
    const below = box.bottom + 8 + high < innerHeight;
    this.box.style.left = `${Math.max(8, Math.min(innerWidth - wide - 8, box.left))}px`;
    this.box.style.top = `${below ? box.bottom + 8 : Math.max(8, box.top - high - 8)}px`;
  }
}
