// Arrows over the board: from what is on the stack to its targets, from attackers to whom they attack and who blocks.
// They are drawn after the board has been laid out, in the coordinates of the window.

import { h, render } from "./dom.js";

export function middle(element) {
  const box = element.getBoundingClientRect();
  return box.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2, box } : null;
}

/** Where a target is seen: on the board, on the stack, or as the pile that it lies in. */
function find(t, root, target) {
  const seen = (selector) => {
    const element = root.querySelector(selector);
    return element && middle(element);
  };
  if (target.player !== undefined) return seen(`[data-player="${Number(target.player)}"]`);
  const id = CSS.escape(target.id);
  const here = seen(`.board .slot [data-id="${id}"], .item[data-id="${id}"], .place[data-id="${id}"], .plate[data-id="${id}"]`);
  if (here) return here;
  const place = t.locate(target.id);
  return place ? seen(`[data-pile="${CSS.escape(`${place.zone} ${place.player}`)}"]`) : null;
}

/** Where a line from outside meets the edge of a box. */
function edge(from, to) {
  const { box } = to;
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const share = Math.min(Math.abs((box.width / 2) / (dx || 1e-6)), Math.abs((box.height / 2) / (dy || 1e-6)), 1);
  return { x: to.x + dx * share * 0.8, y: to.y + dy * share * 0.8 };
}

/** An item that has been scrolled away is pointed from at the edge behind which it is. */
function within(y, element) {
  const box = element?.getBoundingClientRect();
  return box ? Math.max(box.top + 6, Math.min(box.bottom - 6, y)) : y;
}

export function arrow(from, to, kind, key) {
  const end = edge(from, to);
  const bend = Math.min(60, Math.hypot(end.x - from.x, end.y - from.y) * 0.16);
  const angle = Math.atan2(end.y - from.y, end.x - from.x);
  const [cx, cy] = [(from.x + end.x) / 2 + Math.sin(angle) * bend, (from.y + end.y) / 2 - Math.cos(angle) * bend];
  const path = `M${from.x} ${from.y}Q${cx} ${cy} ${end.x} ${end.y}`;
  return [h("path.under", { key: `${key}u`, d: path }),
    h("path", { key, class: kind, d: path, "marker-end": `url(#tip-${kind})` })];
}

export function drawArrows(t, root, svg) {
  const lines = [];
  if (t.view?.result) return render(svg);
  for (const item of t.view?.stack ?? []) {
    const from = find(t, root, { id: item.id });
    if (!from) continue;
    const start = { x: from.box.left + 8, y: within(from.y, root.querySelector(".stack")) };
    (item.targets ?? []).forEach((target, i) => {
      const to = find(t, root, target);
      if (to) lines.push(arrow(start, to, item.controller === t.bottom ? "mine" : "theirs", `${item.id}-${i}`));
    });
  }
  const battle = t.view?.battle;
  for (const id of battle?.attackers ?? []) {
    const from = find(t, root, { id });
    const aim = battle.blocker ? { id: battle.blocker } : battle.target ? { id: battle.target } : { player: battle.player };
    const to = from && find(t, root, aim);
    if (to) lines.push(arrow(from, to, "attack", `a${id}`));
  }
  render(svg, h("defs", { key: "defs" }, ["mine", "theirs", "attack"].map((kind) =>
    h("marker", { key: kind, id: `tip-${kind}`, viewBox: "0 0 10 10", refX: "7", refY: "5", markerWidth: "5", markerHeight: "5", orient: "auto-start-reverse" },
      h("path", { class: `tip ${kind}`, d: "M0 0L10 5L0 10L2.5 5Z" })))), ...lines);
}
