// The keyboard: passing, choosing by number, going from thing to thing, and everything else that has a key.

const TYPING = "input:not([type=checkbox],[type=radio],[type=range]), textarea, select";
const BUFFER = 550;
const SKIPPING = new Set([" ", "Enter", "Escape"]); // what is being told is skipped, and nothing answered

export class Keys {
  constructor(t, root) {
    this.t = t;
    this.root = root;
    this.digits = "";
    this.heard = (event) => this.down(event);
    addEventListener("keydown", this.heard);
  }

  stop() {
    removeEventListener("keydown", this.heard);
  }

  down(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.(TYPING)) return;
    if (this.t.teller.busy && SKIPPING.has(event.key)) {
      event.preventDefault();
      if (!event.repeat) this.t.teller.skip();
      return;
    }
    const act = this.act(event);
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || event.key.startsWith("Arrow") || event.key === "Tab") act();
  }

  act(event) {
    const t = this.t;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "Escape") return () => t.cancel();
    if (key.startsWith("Arrow") && !event.target.matches?.("input, .context")) return () => this.go(key.slice(5));
    if (/^\d$/.test(key)) return () => this.digit(key);
    if (key === "Tab" && t.isOpen()) return this.inside(event);
    if (t.isOpen()) return null;
    switch (key) {
      case " ": return event.target.closest?.("button, a, summary") ? null : () => t.byDefault();
      case "Enter": return event.defaultPrevented || event.target.closest?.("button, a, [role=button]") ? this.shifted(event) : () => t.byDefault();
      case "z": return () => t.undo();
      case "f": return () => t.set({ full_control: !t.settings.full_control });
      case "p": return () => t.set({ choose_payment: !t.settings.choose_payment });
      case "r": return () => t.startRow();
      case "t": return () => t.askHint();
      case "h": return () => t.open({ kind: "help" });
      case "m": return () => t.open({ kind: "menu" });
      case "l": return () => this.focus("#log");
      case "q": return () => this.focus("#prompt");
      case "w": case "?": return () => t.whyFocused();
      default: return null;
    }
  }

  /** Shift + Enter on an option: play it and choose the payment. */
  shifted(event) {
    const option = event.target.closest?.("[data-option]");
    return event.shiftKey && option ? () => this.t.pick(Number(option.dataset.option), { shiftKey: true }) : null;
  }

  focus(what) {
    this.root.querySelector(what)?.focus();
  }

  /** Tab stays inside an open dialog. */
  inside(event) {
    const dialogs = this.root.querySelectorAll("[role=dialog]");
    const dialog = dialogs[dialogs.length - 1];
    if (!dialog) return null;
    const stops = [...dialog.querySelectorAll("button:not(:disabled), a[href], input, select, textarea, [tabindex='0']")].filter(seen);
    const at = stops.indexOf(document.activeElement);
    const next = stops[(at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length];
    return next ? () => next.focus() : null;
  }

  /** Where there are ten and more, a first digit waits for a second one: of the same question, and of the same list. */
  digit(key) {
    clearTimeout(this.timer);
    const asked = this.asked();
    this.digits = this.counted === asked ? this.digits + key : key;
    this.counted = asked;
    const most = this.t.numbered();
    const number = Number(this.digits);
    const fire = () => {
      this.digits = "";
      if (this.asked() === asked) this.t.byNumber(number);
    };
    if (number * 10 > most || number === 0) fire();
    else this.timer = setTimeout(fire, BUFFER);
  }

  /** What a number would answer. */
  asked() {
    return this.t.choice?.menu ?? this.t.choice;
  }

  /** From stop to stop of the phase strip. */
  along(direction) {
    const stops = [...this.root.querySelectorAll(".strip .stop:not(.none)")];
    const by = { Left: -2, Right: 2, Up: -1, Down: 1 }[direction];
    stops[stops.indexOf(document.activeElement) + by]?.focus();
  }

  /** From line to line of the log, beginning with the last. */
  lines(direction) {
    const lines = [...this.root.querySelectorAll(".log p")];
    const at = lines.indexOf(document.activeElement);
    const next = at < 0 ? lines.at(-1) : lines[at + (direction === "Up" ? -1 : 1)];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }

  /** To the nearest card or option in a direction, seen from what has the focus. */
  go(direction) {
    if (document.activeElement?.matches(".stop")) return this.along(direction);
    if (document.activeElement?.closest(".log") && (direction === "Up" || direction === "Down")) return this.lines(direction);
    const scope = [...this.root.querySelectorAll("[role=dialog]")].at(-1) ?? this.root;
    const things = [...scope.querySelectorAll(".card[tabindex], .pile, .track, .option:not(:disabled), .final button:not(:disabled), .item[tabindex]")].filter(seen);
    const from = things.includes(document.activeElement) ? document.activeElement : null;
    if (!from) return void (things.find((thing) => thing.closest(".can")) ?? things[0])?.focus();
    const here = centre(from);
    const [dx, dy] = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] }[direction];
    let best = null;
    let least = Infinity;
    for (const thing of things) {
      if (thing === from) continue;
      const there = centre(thing);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (along < 4) continue;
      const cost = along + across * 2.2;
      if (cost < least) [best, least] = [thing, cost];
    }
    best?.focus();
    best?.scrollIntoView({ block: "nearest" });
  }
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function seen(element) {
  return element.getClientRects().length > 0;
}
