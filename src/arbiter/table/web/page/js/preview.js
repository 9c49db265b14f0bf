// The close-up: whatever names a card (by data-face, and data-id where it is on the board) is shown large beside it on
// hover or focus. On a touch screen a long press opens the card instead.

import { face, known, shrink, sidesOf, signs } from "./card.js";
import { h, render } from "./dom.js";
import { glossary } from "./words.js";

const LONG_PRESS = 450;
const FAR = 24; // pixels that the pointer moves before a card that was just pressed, or came to lie beneath it, is shown

/** What the card's keywords mean, in a line each. */
function meanings(game, card) {
  const known = glossary(game);
  const found = (card.keywords ?? []).map((key) => known[key]).filter((each) => each?.says).slice(0, 3);
  return found.length ? h("dl.meanings", null, found.map((each) => [h("dt", null, each.keyword), h("dd", null, each.says)])) : null;
}

export class Preview {
  constructor(t, root, holder) {
    this.t = t;
    this.holder = holder;
    this.target = null;
    this.keyboard = false;
    this.pressed = null; // where; until the pointer goes on, what has to be chosen next is not covered
    root.addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.over(event.target));
    root.addEventListener("pointerleave", () => this.over(null));
    root.addEventListener("focusin", (event) => this.keyboard && this.over(event.target));
    root.addEventListener("pointerdown", (event) => {
      this.keyboard = false;
      if (event.pointerType === "touch") return this.press(event.target);
      this.pressed = { x: event.clientX, y: event.clientY };
      this.draw();
    });
    root.addEventListener("pointermove", (event) => {
      if (this.pressed && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > FAR) this.free();
    });
    for (const kind of ["pointerup", "pointercancel", "pointermove"]) root.addEventListener(kind, (event) => event.pointerType === "touch" && clearTimeout(this.timer));
    addEventListener("keydown", () => {
      this.keyboard = true;
      this.free();
    }, true);
  }

  free() {
    if (!this.pressed) return;
    this.pressed = null;
    this.draw();
  }

  press(target) {
    clearTimeout(this.timer);
    const shown = target.closest?.("[data-face]");
    if (!shown) return;
    this.timer = setTimeout(() => this.t.look(this.cardOf(shown)), LONG_PRESS);
  }

  cardOf(element) {
    const { id, face: key } = element.dataset;
    const live = id && this.t.find(id);
    return live ?? { face: key };
  }

  over(target) {
    const shown = target?.closest?.("[data-face]") ?? null;
    if (shown === this.target) return;
    this.target = shown;
    this.draw();
  }

  /** Also after every change of the board. */
  draw() {
    if (this.target && !this.target.isConnected) this.target = null;
    const target = this.target;
    if (!target || this.pressed || target.closest(".sheet")) return render(this.holder);
    const card = known(this.cardOf(target), this.t.faces);
    if (!card.name) return render(this.holder);
    const sides = sidesOf(card, this.t.faces);
    const place = this.place(target.getBoundingClientRect(), 1 + sides.length);
    render(this.holder, h("div.closeup", { style: place, "aria-hidden": "true" },
      h("div.sides", null, [card, ...sides].map((side) => face(this.t.layout, side, { full: true }))), signs(this.t.layout, card), meanings(this.t.layout.game, card)));
    this.holder.querySelectorAll(".text").forEach(shrink);
    const shown = this.holder.firstElementChild;
    const over = shown.getBoundingClientRect().top + shown.offsetHeight - innerHeight + 8; // what the keywords mean fits too
    if (over > 0) shown.style.top = `${Math.max(8, Number.parseFloat(shown.style.top) - over)}px`;
  }

  place(box, count) {
    const each = Math.min(270, innerWidth * 0.26);
    const wide = each * count + 10 * (count - 1);
    const high = (each * 88) / 63;
    // The panel with the question stays free.
    const limit = this.t.frame.querySelector(".panel")?.getBoundingClientRect().left ?? innerWidth;
    const right = box.right + 12 + wide < limit;
    const left = right ? box.right + 12 : Math.max(8, box.left - wide - 12);
    const top = Math.max(8, Math.min(innerHeight - high - 34, box.top + box.height / 2 - high / 2));
    return { "--w": `${each}px`, left: `${left}px`, top: `${top}px` };
  }
}
