// Pictures of cards: those that the library of the server's computer has, or that this browser fetches from an address
// which its user has typed in. Nothing is fetched from elsewhere before they say so.

import { lasting } from "./memory.js";
import { get } from "./net.js";

const KEY = "arbiter.pictures";
const known = new Map(); // game -> ids that the library has a picture of
export const WAYS = [["drawn", "Drawn by us"], ["art", "Pictures in the frame"], ["whole", "Pictures as whole cards"]];

function settings() {
  try {
    return JSON.parse(lasting.get(KEY)) ?? {};
  } catch {
    return {};
  }
}

export function wayOf(game) {
  return settings()[game]?.way ?? "drawn";
}

export function patternOf(game) {
  return settings()[game]?.pattern ?? "";
}

export function setPictures(game, changes) {
  const all = settings();
  lasting.set(KEY, JSON.stringify({ ...all, [game]: { ...all[game], ...changes } }));
}

/** Find out which pictures there are; done before cards are drawn. */
export async function loadPictures(game) {
  if (wayOf(game) === "drawn" || known.has(game)) return;
  const { ids } = await get(`/api/games/${game}/images`).catch(() => ({ ids: [] }));
  known.set(game, new Set(ids));
}

/** The address of a card's picture, or null where our own drawing stays. */
export function pictureOf(game, id) {
  if (!game || !id || wayOf(game) === "drawn") return null;
  if (known.get(game)?.has(id)) return `/api/games/${game}/images/${encodeURIComponent(id)}`;
  const pattern = patternOf(game);
  return /^https:\/\/[^\s]+\{id\}/.test(pattern) ? pattern.replaceAll("{id}", encodeURIComponent(id)) : null;
}
