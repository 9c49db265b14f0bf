// Looking back: how the table stood when a line of the log was written.

const MOST = 240; // views that are kept

export class Moments {
  constructor(t) {
    this.t = t;
    this.kept = [];
  }

  /** How the table stood when so many lines had been written. */
  keep(view) {
    const lines = this.t.log.length;
    while (this.kept.length && this.kept.at(-1).lines >= lines) this.kept.pop();
    this.kept.push({ lines, view });
    if (this.kept.length > MOST) this.kept.shift();
  }

  /** The moment of a line of the log: the first that shows what it tells. */
  show(line) {
    const t = this.t;
    if (t.goToLine) return t.goToLine(line);
    const then = this.kept.find((moment) => moment.lines > line);
    if (!then || (then === this.kept[0] && line < then.lines - 1)) return t.toast("That was before you came to the table; the replay will show it.");
    const now = t.away ?? { view: t.view, choice: t.choice };
    if (then.view === now.view) return this.present();
    t.away = { ...now, line };
    t.view = { ...then.view, question: null, result: null, asked_undo: null };
    t.choice = null;
    t.draw();
  }

  /** Back from there. */
  present() {
    const t = this.t;
    if (!t.away) return;
    ({ view: t.view, choice: t.choice } = t.away);
    t.away = null;
    t.draw();
  }
}
