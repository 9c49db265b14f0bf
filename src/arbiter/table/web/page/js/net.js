// Talking to the server: requests for the lobby, one websocket for a table, and the seats that this browser holds.

import { lasting, ofThisWindow } from "./memory.js";

export class Refused extends Error {
  constructor(error) {
    super(error.says ?? "The server did not answer.");
    this.code = error.code ?? "gone";
  }
}

async function answerOf(response) {
  let body;
  try {
    body = await response.json();
  } catch {
    throw new Refused({ says: `The server answered with ${response.status}.` });
  }
  if (!response.ok) throw new Refused(body);
  return body;
}

export async function get(path, headers = {}) {
  let response;
  try {
    response = await fetch(path, { headers: { accept: "application/json", "x-arbiter-page": "1", ...headers } });
  } catch {
    throw new Refused({});
  }
  return answerOf(response);
}

export async function post(path, body, headers = {}) {
  let response;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused({});
  }
  return answerOf(response);
}

// ---------------------------------------------------------------- seats: a token is this player's secret

const SEATS = "arbiter.seats";
const MOST_SEATS = 40;

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function seats() {
  return read(lasting.get(SEATS)) ?? {};
}

/** The seat at a table: this window's own first, so that two windows of one browser can play each other. */
export function seatAt(table) {
  return read(ofThisWindow.get(`${SEATS}.${table}`)) ?? seats()[table];
}

export function keepSeat(table, seat) {
  ofThisWindow.set(`${SEATS}.${table}`, JSON.stringify(seat));
  const all = { ...seats(), [table]: { ...seat, at: Date.now() } };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST_SEATS);
  lasting.set(SEATS, JSON.stringify(Object.fromEntries(newest)));
}

export function dropSeat(table) {
  ofThisWindow.set(`${SEATS}.${table}`, null);
  const { [table]: _, ...others } = seats();
  lasting.set(SEATS, JSON.stringify(others));
}

// ---------------------------------------------------------------- the websocket of a table

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 25000;

export class Line {
  /** `greeting` is the first message; `hear(message)` gets what comes, `state(open)` whether the line stands. */
  constructor(greeting, hear, state) {
    this.greeting = greeting;
    this.hear = hear;
    this.state = state;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.open();
    this.beat = setInterval(() => this.send({ type: "ping" }), HEARTBEAT);
  }

  open() {
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener("open", () => socket.send(JSON.stringify(this.greeting)));
    socket.addEventListener("message", (event) => event.data.split("\n").forEach((line) => {
      const message = JSON.parse(line);
      if (message.type === "welcome") {
        this.wait = FIRST_WAIT;
        this.state(true);
      }
      if (message.type === "replaced") this.close();
      this.hear(message);
    }));
    socket.addEventListener("close", () => {
      if (this.closed || this.socket !== socket) return;
      this.state(false);
      setTimeout(() => this.closed || this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    });
  }

  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    clearInterval(this.beat);
    this.socket.close();
  }
}
