// The table top: both players' areas as the layout places them, each card in its slot, piles, tracks and hands. Clicks
// go to the choice that is being made; what stands for nothing there is looked at.

import { back, face, known, signs, spoken } from "./card.js";
import { h, pointed } from "./dom.js";

/** One player's side: columns at the edges, rows between them, the first row next to the middle. */
export function side(t, player) {
  const mine = player === t.bottom;
  const areas = t.layout.areas;
  const numbers = [...new Set(areas.filter((area) => area.row).map((area) => area.row))].sort((a, b) => a - b);
  if (!mine) numbers.reverse();
  const rows = numbers.map((number) =>
    h("div.rank", { key: `rank${number}` }, ranked(t, areas.filter((area) => area.row === number), player)));
  const column = (name) => h("div.column", { key: name, class: name },
    areas.filter((area) => area.column === name).map((area) => stored(t, area, player)));
  return h("section.side", { key: `side${player}`, class: mine ? "mine" : "theirs", "aria-label": t.whose(player, "side of the table") },
    column("left"), h("div.rows", { key: "rows", style: { "--ranks": String(rows.length) } }, rows), column("right"));
}

/** The areas of a row that are there, each with its part of the row. */
function ranked(t, areas, player) {
  const there = areas.filter((area) => area.empty !== false || cardsIn(t, area, player).count);
  const whole = there.reduce((sum, area) => sum + (area.share ?? 1), 0);
  return there.map((area) => lane(t, area, player, (area.share ?? 1) / whole));
}

/** The cards of an area: of a shared zone those that the player controls. */
export function cardsIn(t, area, player) {
  const content = t.view.zones[area.zone];
  const shared = content && !Array.isArray(content);
  const pile = shared ? content : content?.[player];
  let cards = pile?.cards ?? [];
  if (shared) cards = cards.filter((card) => (card.controller ?? card.owner) === player);
  if (area.types) cards = cards.filter((card) => t.layout.areaOf(area.zone, card) === area);
  return { cards, count: shared || area.types ? cards.length : pile?.count ?? 0 };
}

function groupLabel(t, area, player, count) {
  return `${t.whose(player, area.title)}: ${count} ${count === 1 ? "card" : "cards"}`;
}

function lane(t, area, player, part = 1) {
  const { cards: lying, count } = cardsIn(t, area, player);
  if (count === 0 && area.empty === false) return null;
  const wide = lying.reduce((sum, card) => sum + (card.turned === "rested" ? 88 / 63 : 1), 0); // as many upright cards
  const about = { key: area.title, style: { "--share": String(area.share ?? 1), "--part": part.toFixed(3), "--n": String(Math.max(1, area.places ? area.places.filter(([, , spare]) => !spare).length * 1.3 : Math.min(wide, 16)).toFixed(2)) }, role: "group", "aria-label": groupLabel(t, area, player, count), "data-title": area.title };
  if (area.places) return h("div.lane", about, h("div.zones", null, places(t, area, lying, player)));
  return h("div.lane", { ...about, class: count === 0 && "empty" }, groups(t, area, lying, player));
}

/** Where a zone has places, each is drawn where the layout names it, those that are not `spare` also when they are empty. */
function places(t, area, cards, player) {
  return area.places.filter(([number, , spare]) => !spare || cards.some((card) => card.place === number)).map(([number, name]) => {
    const here = cards.filter((card) => card.place === number);
    const option = player === t.bottom && t.choice?.kind === "option" && !t.choice.sent ? t.choice.question.options.findIndex((each) => each.text.toLowerCase() === name) : -1;
    const act = option >= 0 ? () => t.pick(option) : null;
    return h("div.zoneplace", { key: `place${number}`, class: act && "can", role: act ? "button" : null, tabindex: act ? "0" : null, "aria-label": act ? `${name}: choose` : null,
      on: act ? { click: (event) => pointed(event, act), keydown: (event) => enter(event, act) } : {} },
    here.map((card, i) => slot(t, card, i, player, { spoken: name })), h("span.name", { "aria-hidden": "true" }, name));
  });
}

/** Equal cards lie together where there are many, and are spread out on demand. */
function groups(t, area, cards, player) {
  if (cards.length <= (innerWidth <= 760 ? 4 : 7)) return cards.map((card, i) => slot(t, card, i, player));
  const equal = new Map();
  for (const card of cards) equal.set(sameness(t, card), [...(equal.get(sameness(t, card)) ?? []), card]);
  return [...equal].map(([key, alike]) => {
    if (alike.length < 3) return alike.map((card, i) => slot(t, card, i, player));
    const name = `${area.zone} ${player} ${key}`;
    const open = t.fanned.has(name);
    const toggle = () => t.change(() => (open ? t.fanned.delete(name) : t.fanned.add(name)));
    return h("div.group", { key: `group${alike[0].id}`, class: open && "open" }, (open ? alike : alike.slice(0, 3)).map((card, i) => slot(t, card, i, player)),
      h("button.many", { key: "many", type: "button", "aria-expanded": String(open), "aria-label": `${alike.length} × ${known(alike[0], t.faces).name ?? "a face-down card"}: ${open ? "put together" : "spread out"}`, on: { click: toggle } }, `×${alike.length}`));
  });
}

/** Cards between which nobody can see a difference, and which can be chosen alike. */
function sameness(t, card) {
  const { id, place, ...seen } = card;
  return JSON.stringify([seen, t.lit.get(id), t.paying.has(id), t.hinted.has(id)]);
}

function stored(t, area, player) {
  if (area.show === "row") return lane(t, area, player);
  return area.show === "track" ? track(t, area, player) : pile(t, area, player);
}

/** Counted against a most, each card a small picture. */
function track(t, area, player) {
  const { cards, count } = cardsIn(t, area, player);
  const most = mostOf(t, area, player) ?? count;
  const places = Array.from({ length: Math.max(most, count) }, (_, i) => {
    const card = cards[i] && known(cards[i], t.faces);
    if (!card) return h("i.place", { key: i });
    return h("i.place.full", { key: i, "data-face": card.face, "data-id": card.id }, tiny(t, card));
  });
  return h("div.track", { key: area.zone, role: "button", "data-pile": `${area.zone} ${player}`, tabindex: "-1", class: [count >= most - 2 && "late", pileLit(t, cards)],
    "aria-label": `${t.whose(player, area.title)}: ${count} of ${most}. Open`, on: opens(t, area, player) },
  h("span.label", null, area.title, h("b", null, `${count}/${most}`)), h("div.places", null, places));
}

/** How many a track holds: a number by format, or what a card of another zone says. */
function mostOf(t, area, player) {
  if (!area.most?.zone) return t.layout.most(area, t.welcome.format);
  const card = t.view.zones[area.most.zone]?.[player]?.cards?.[0];
  return card && known(card, t.faces)[area.most.stat];
}

function tiny(t, card) {
  if (card.hidden) return h("span.tinyback", null);
  return h("span.tiny", null, face(t.layout, card));
}

function pile(t, area, player) {
  const { cards, count } = cardsIn(t, area, player);
  if (count === 0 && area.empty === false) return null;
  const top = cards.at(-1);
  const shown = top && !top.hidden && !top.face_down ? face(t.layout, known(top, t.faces)) : count ? back() : null;
  const lit = pileLit(t, cards);
  return h("div.pile", { key: area.zone, role: "button", tabindex: lit ? "0" : "-1", class: [lit, count === 0 && "empty"],
    style: { "--thick": String(Math.min(6, Math.ceil(count / 8))) },
    "aria-label": `${groupLabel(t, area, player, count)}${lit ? ", something in it can be chosen" : ""}. Open`,
    "data-face": shown && top && !top.face_down ? top.face : null, "data-pile": `${area.zone} ${player}`, on: opens(t, area, player) },
  h("div.heap", null, shown, h("b.number", null, count)), h("span.label", null, area.title));
}

function pileLit(t, cards) {
  return cards.some((card) => t.lit.has(card.id)) && "lit";
}

function opens(t, area, player) {
  return { click: () => t.openZone(area, player), keydown: (event) => enter(event, () => t.openZone(area, player)) };
}

export function enter(event, act) {
  if (event.key !== "Enter" || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** A card in its slot, turned as it is; `place` is where it stands, for the order of a fan. */
export function slot(t, given, place, player, more = {}) {
  const card = known(given, t.faces);
  const hidden = card.hidden;
  const lit = t.lit.get(card.id);
  const turned = card.turned === "rested" ? "rested" : card.turned === "reversed" ? "reversed" : null;
  const mine = (card.controller ?? card.owner ?? player) === t.bottom;
  return h("div.slot", {
    key: hidden ? `back${place}` : card.id,
    class: [turned, card.attacking && "attacking", card.blocking && "blocking", card.fresh && "fresh", card.frozen && "frozen",
      card.face_down && !hidden && "facedown", lit, t.paying.has(card.id) && "pays", t.hinted.has(card.id) && "hint", more.class],
    style: { "--i": String(place), ...more.style },
  },
  h("div.card", {
    "data-id": card.id, "data-face": hidden ? null : card.face, role: hidden ? "img" : "button",
    tabindex: hidden ? null : lit ? "0" : "-1", "aria-pressed": lit ? String(lit === "picked") : null,
    "aria-label": spoken(t.layout, card, { mine }) + (more.spoken ? `, ${more.spoken}` : "") + said(t, card, lit),
    on: hidden ? {} : { click: (event) => pointed(event, () => t.press(card, event)), keydown: (event) => enter(event, () => t.press(card, event)) },
  }, hidden ? back() : face(t.layout, card)),
  hidden ? null : signs(t.layout, card),
  t.paying.has(card.id) ? h("span.coin", { "aria-hidden": "true" }, "✦") : null,
  shareOf(t, card));
}

function said(t, card, lit) {
  if (!lit) return "";
  const texts = t.choice.optionsOf(card.id).slice(0, 3).map((i) => t.choice.question.options[i]).map((option) => option.text);
  return `. ${lit === "picked" ? "Picked" : "Can be chosen"}: ${texts.join("; ")}`;
}

/** Divide: the card's share stands on it. */
function shareOf(t, card) {
  if (t.choice?.kind !== "divide" || !t.lit.has(card.id)) return null;
  const i = t.choice.optionsOf(card.id)[0];
  return i === undefined ? null : h("span.share", null, t.choice.shares[i] * (t.choice.question.step ?? 1));
}

/** A hand: one's own as a fan of faces, another's as a fan of backs. */
export function hand(t, player) {
  const area = t.layout.areas.find((other) => other.show === "fan");
  if (!area) return null;
  const { cards, count } = cardsIn(t, area, player);
  const shown = cards.length ? cards : Array.from({ length: count }, () => ({ hidden: true }));
  const middle = (shown.length - 1) / 2;
  return h("div.hand", { key: `hand${player}`, class: player === t.bottom ? "mine" : "theirs", role: "group", tabindex: player === t.bottom ? "0" : null,
    "aria-label": groupLabel(t, area, player, count), style: { "--n": String(shown.length) } },
  shown.map((card, i) => slot(t, card, i, player, { style: { "--from": String(i - middle), "--far": String(Math.abs(i - middle)) } })),
  player === t.bottom ? null : h("span.count", { key: "count" }, h("b", null, count), " in hand"));
}

/** Name, clock, resources; arrows that point at a player end here. */
export function plate(t, player) {
  const who = t.view.players[player];
  const all = Object.entries({ ...who.resources, ...who.pool });
  const great = all.filter(([kind]) => t.layout.resource(kind).great);
  const things = all.filter(([kind, count]) => count && !t.layout.resource(kind).great);
  const asked = t.view.waiting?.player === player;
  const here = who.bot || who.connected !== false;
  const self = t.playerCard(player);
  const lit = self && t.lit.get(self.id);
  const option = t.choice?.sent === false ? t.choice.question.options.findIndex((each) => each.player === player) : -1;
  const act = option >= 0 ? () => t.pick(option) : lit ? (event) => t.press(self, event) : null;
  return h("div.plate", { key: `plate${player}`, class: [(option >= 0 || lit === "can") && "can", lit === "picked" && "chosen", player === t.bottom ? "mine" : "theirs", asked && "asked", t.view.active === player && "active"],
    "data-player": String(player), "data-id": self?.id ?? null, role: act ? "button" : null, tabindex: act ? "0" : null,
    on: act ? { click: (event) => pointed(event, () => act(event)), keydown: (event) => enter(event, () => act(event)) } : {} },
  h("span.who", null, h("i.lamp", { class: here ? "on" : "off", title: who.bot ? "bot" : here ? "connected" : "away" }),
    h("b", null, who.name), player === t.seat ? h("span.soft.you", null, "you") : null),
  h("span.state.soft", null, here ? asked ? "deciding …" : t.view.active === player ? "turn player" : "" : "away"),
  clock(t, player),
  great.map(([kind, count]) => greatly(t, kind, count)),
  things.length ? h("span.chips", null, things.map(([kind, count]) => chip(t, kind, count))) : null);
}

function chip(t, kind, count) {
  const { word, one, paint } = t.layout.resource(kind);
  return h("span.chip", { style: paint ? { "--c1": paint } : {}, title: kind }, word.includes("{count}") ? word.replace("{count}", count) : `${count} ${count === 1 && one ? one : word}`);
}

/** What decides the game, large, with a bar where it is counted from a most. */
function greatly(t, kind, count) {
  const { word, most } = t.layout.resource(kind);
  return h("span.great", { key: kind, class: most && count <= most / 4 && "late" }, h("b", null, count), h("span.soft", null, word),
    most ? h("i.bar", { "aria-hidden": "true", style: { "--part": String(Math.min(1, count / most)) } }) : null);
}

function clock(t, player) {
  const left = t.clockOf(player);
  if (left === null) return null;
  const minutes = Math.floor(left / 60);
  return h("span.clock", { class: left <= 10 && "short", role: "timer", "aria-label": `${left} seconds left` },
    `${minutes}:${String(left % 60).padStart(2, "0")}`);
}
