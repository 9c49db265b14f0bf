// Who one is to this server: a name and a secret that only this browser keeps. The decks that the server keeps belong
// to it; the key can be taken to another browser.

import { lasting } from "./memory.js";
import { get, post } from "./net.js";

const KEY = "arbiter.profile";

export function profileKey() {
  return lasting.get(KEY) ?? "";
}

export function useKey(key) {
  lasting.set(KEY, key || null);
}

const signed = () => ({ "x-arbiter-profile": profileKey() });

/** The key of this browser's profile, made if there is none. */
export async function demandProfile(name) {
  if (!profileKey()) useKey((await post("/api/profiles", { name: name || "Player" })).key);
  return profileKey();
}

export async function keptDecks(game) {
  if (!profileKey()) return [];
  const { decks } = await get("/api/decks", signed());
  return decks.filter((deck) => !game || deck.game === game);
}

export const keptDeck = (id) => get(`/api/decks/${encodeURIComponent(id)}`, signed());
export const keepDeck = (deck) => post("/api/decks", deck, signed());
export const deleteDeck = (id) => post(`/api/decks/${encodeURIComponent(id)}/delete`, {}, signed());

// ---------------------------------------------------------------- home-made cards, which this browser keeps

const HOMEMADE = "arbiter.homemade";

function everyHomemade() {
  try {
    return JSON.parse(lasting.get(HOMEMADE)) ?? {};
  } catch {
    return {};
  }
}

export function homemade(game) {
  return everyHomemade()[game] ?? [];
}

export function keepHomemade(game, cards) {
  lasting.set(HOMEMADE, JSON.stringify({ ...everyHomemade(), [game]: cards }));
}
