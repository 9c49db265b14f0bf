// A table over its websocket: says hello (or watches), hands what comes to the table, and follows a rematch.

import { h, render } from "./dom.js";
import { Line, dropSeat, get, keepSeat, seatAt } from "./net.js";
import { loadPictures } from "./pictures.js";
import { Table } from "./table.js";

export class Room {
  constructor(page, id) {
    this.page = page;
    this.id = id;
    this.table = null;
    this.queue = Promise.resolve();
    this.pending = 0; // views that wait, with the one that is being told
    this.notice("Taking a seat …");
    this.connect();
  }

  connect() {
    const seat = seatAt(this.id);
    const greeting = seat ? { type: "hello", table: this.id, token: seat.token } : { type: "watch", table: this.id };
    this.line = new Line(greeting, (message) => this.hear(message), (open) => this.state(open));
  }

  state(open) {
    if (!this.table) return void (open || this.notice("The server does not answer. Trying again …"));
    this.table.connected = open;
    this.table.draw();
  }

  async hear(message) {
    // What arrives while the layout is being fetched, or while an action is being looked at, waits its turn.
    const views = Number(message.type === "view");
    this.pending += views;
    this.queue = this.queue.then(() => this.take(message)).catch((error) => this.broken(error)).finally(() => { this.pending -= views; });
    return this.queue;
  }

  broken(error) {
    console.error(error);
    this.notice("This page has made a mistake; the game has not changed. Load the page again.");
  }

  async take(message) {
    switch (message.type) {
      case "welcome": return this.welcome(message);
      case "waiting": return this.waiting(message);
      case "view": return this.show(message);
      case "settings": return this.table?.answered(message);
      case "why": return this.table?.heardWhy(message);
      case "hint": return this.table?.heardHint(message);
      case "undo": return this.heardUndo(message);
      case "moved": return this.moved(message);
      case "replaced": return this.notice("This table has been opened in another window. Close it there, or go on there.");
      case "error": return this.error(message);
      default: return undefined;
    }
  }

  async welcome(message) {
    this.greeted = message;
    this.layout ??= await get(`/api/games/${encodeURIComponent(message.game)}/layout`).catch(() => ({}));
    await loadPictures(message.game);
    this.table?.welcomed(message);
  }

  /** Somebody has answered whether one may take something back. */
  heardUndo({ allowed, by }) {
    const name = this.table?.view.players[by].name;
    this.table?.toast(allowed ? `${name} lets you take it back.` : `${name} does not let you take it back.`);
  }

  /** What has happened is told line by line; what comes meanwhile waits. */
  async show(view) {
    if (!this.table) {
      this.page.replaceChildren();
      this.table = new Table(this.page, this.layout, this.greeted, (said) => this.say(said));
      return this.table.show(view);
    }
    return this.table.teller.tell(view, this.pending - 1);
  }

  say(message) {
    if (!this.line.send(message)) this.table.refused({ says: "The connection is lost; this was not sent." });
  }

  waiting({ names, open }) {
    const invite = seatAt(this.id)?.invite;
    this.table?.leave();
    this.table = null;
    const link = invite ? `${location.origin}/join/${this.id}#${invite}` : "";
    render(clear(this.page), h("div.notice", null, h("div.dialog", null, h("h2", null, open ? "Waiting for whoever comes" : names.length > 2 ? "Waiting for the others" : "Waiting for your friend"),
      names.length > 2 ? h("p", null, `${names.filter(Boolean).length} of ${names.length} are here: ${names.filter(Boolean).join(", ")}.`) : null,
      link ? [h("p", null, names.length > 2 ? "Send this link to the others. The game begins when everybody has chosen a deck." : "Send this link. It works once, and the game begins when your friend has chosen a deck."),
        ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname) ? h("p.soft", null, "It works on this computer only. For a friend on your network, stop the server, start it with ", h("code", null, "arbiter serve --host 0.0.0.0"),
          ", and open this page at the address that it prints: the link is then one that others can reach.") : null,
        h("div.linkbox", null, h("input", { readonly: true, id: "invite", value: link, "aria-label": "Link for your friend", on: { focus: (event) => event.target.select() } }),
          h("button.main", { type: "button", on: { click: (event) => copy(event, link) } }, "Copy"))]
        : h("p", null, open ? "The lobby shows the free seat for as long as this page is open; the game begins when it is taken." : "The game begins when the other player sits down."),
      h("div.buttons", null, h("a.button", { href: "/" }, "Lobby")))));
  }

  moved({ table, token, seat }) {
    // The seat goes over to the new table with the token that this player has.
    const old = seatAt(this.id);
    if (token || old) keepSeat(table, { token: token ?? old.token, seat: seat ?? old.seat });
    location.href = `/table/${table}`;
  }

  error(message) {
    if (this.table?.view) return this.table.refused(message);
    if (message.code === "token") dropSeat(this.id);
    this.line?.close();
    return this.notice(message.says);
  }

  notice(text) {
    this.table?.leave();
    this.table = null;
    render(clear(this.page), h("div.notice", null, h("div.dialog", { role: "alert" }, h("p", null, text), h("div.buttons", null, h("a.button", { href: "/" }, "Lobby")))));
  }
}

function clear(page) {
  page.replaceChildren();
  return page;
}

async function copy(event, text) {
  try {
    await navigator.clipboard.writeText(text);
    event.target.textContent = "Copied";
  } catch {
    document.getElementById("invite")?.select();
  }
}
