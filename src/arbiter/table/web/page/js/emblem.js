// The picture on a card: a small abstract landscape that follows from the card's name, its colours and its type alone,
// so that a card looks the same wherever it lies and two cards hardly ever look alike. It is drawn as a part of the page:
// a picture with an address of its own would be a whole document to the browser, and cost more than the rest of a card.

import { h } from "./dom.js";

const WIDE = 120;
const HIGH = 90;
const cache = new Map();

/** Numbers between 0 and 1 that follow from a text. */
function chance(text) {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

const round = (value) => Math.round(value * 10) / 10;
const point = (x, y) => `${round(x)} ${round(y)}`;
const path = (d, more) => h("path", { d, ...more });
const disc = (x, y, radius, more) => h("circle", { cx: round(x), cy: round(y), r: round(radius), ...more });

function mix(one, other, share) {
  const parts = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  const [a, b] = [parts(one), parts(other)];
  return "#" + a.map((v, i) => Math.round(v + (b[i] - v) * share).toString(16).padStart(2, "0")).join("");
}

// How the ground of a landscape runs from left to right; `base` is its height.
const GROUNDS = {
  flame(next, base) {
    let path = `M0 ${HIGH}L${point(0, base)}`;
    for (let x = 0; x < WIDE; ) {
      const step = 9 + next() * 13;
      const tip = base - 8 - next() * 26;
      path += `C${point(x + step * 0.1, base - 8)} ${point(x + step * 0.75, tip + 10)} ${point(x + step * 0.45, tip)}`;
      path += `C${point(x + step * 0.95, tip + 12)} ${point(x + step * 0.8, base - 2)} ${point(x + step, base + next() * 5)}`;
      x += step;
    }
    return path + `L${WIDE} ${HIGH}Z`;
  },
  shard(next, base) {
    let path = `M0 ${HIGH}L${point(0, base)}`;
    for (let x = 0; x < WIDE; ) {
      const step = 8 + next() * 15;
      const tip = base - 5 - next() * 32;
      path += `L${point(x + step * 0.3, tip + 7)}L${point(x + step * 0.42, tip)}L${point(x + step * 0.62, tip + 9)}L${point(x + step, base + next() * 4)}`;
      x += step;
    }
    return path + `L${WIDE} ${HIGH}Z`;
  },
  swirl(next, base) {
    let path = `M0 ${HIGH}L${point(0, base)}`;
    for (let x = 0; x < WIDE; ) {
      const step = 26 + next() * 26;
      const lift = 12 + next() * 16;
      path += `C${point(x + step * 0.5, base + 5)} ${point(x + step * 0.9, base - lift * 0.4)} ${point(x + step * 0.78, base - lift)}`;
      path += `C${point(x + step * 1.05, base - lift * 0.9)} ${point(x + step * 1.1, base - 2)} ${point(x + step, base)}`;
      x += step;
    }
    return path + `L${WIDE + 6} ${HIGH}Z`;
  },
  strata(next, base) {
    let path = `M0 ${HIGH}L${point(0, base)}`;
    let level = base;
    for (let x = 0; x < WIDE; ) {
      const step = 9 + next() * 17;
      level = base - next() * 24;
      path += `L${point(x + 2.5, level)}L${point(x + step - 2, level - 1.5)}`;
      x += step;
    }
    return path + `L${WIDE} ${HIGH}Z`;
  },
  bolt(next, base) {
    let path = `M0 ${HIGH}L${point(0, base)}`;
    for (let x = 0; x < WIDE; ) {
      const step = 12 + next() * 12;
      const tip = base - 10 - next() * 22;
      path += `L${point(x + step * 0.55, tip)}L${point(x + step * 0.4, base - 7)}L${point(x + step * 0.72, tip + 8)}L${point(x + step, base)}`;
      x += step;
    }
    return path + `L${WIDE} ${HIGH}Z`;
  },
  wave(next, base) {
    let path = `M0 ${HIGH}L${point(0, base)}`;
    const step = 16 + next() * 12;
    for (let x = 0; x < WIDE; x += step) {
      const lift = 5 + next() * 11;
      path += `C${point(x + step * 0.3, base)} ${point(x + step * 0.35, base - lift)} ${point(x + step * 0.6, base - lift)}`;
      path += `C${point(x + step * 0.85, base - lift)} ${point(x + step * 0.7, base)} ${point(x + step, base)}`;
    }
    return path + `L${WIDE + 20} ${HIGH}Z`;
  },
  dune(next, base) {
    let path = `M0 ${HIGH}L${point(0, base)}`;
    for (let x = 0; x < WIDE; ) {
      const step = 28 + next() * 34;
      path += `Q${point(x + step * (0.35 + next() * 0.3), base - 10 - next() * 22)} ${point(x + step, base + next() * 6)}`;
      x += step;
    }
    return path + `L${WIDE + 60} ${HIGH}Z`;
  },
};

// What stands in the landscape, in the colours that it is given; which one follows from the card's type.
const FIGURES = {
  blade(next, x, y, s) {
    const lean = (next() - 0.5) * 24;
    const guard = 6 + next() * 7;
    const width = 2 + next() * 2.4;
    const kind = next();
    const tip = kind < 0.55 ? `L${point(x, y - s)}` : kind < 0.8 ? `L${point(x + width * 2.2, y - s * 0.95)}L${point(x + width, y - s * 0.5)}` : `L${point(x - width * 2.6, y - s * 0.7)}L${point(x, y - s * 1.05)}L${point(x + width * 2.6, y - s * 0.7)}`;
    const one = (turn) => h("g", { transform: `rotate(${round(lean + turn)} ${x} ${y})` },
      path(`M${point(x - width, y + s * 0.4)}L${point(x - width, y - s * 0.66)}${tip}L${point(x + width, y - s * 0.66)}L${point(x + width, y + s * 0.4)}Z`),
      path(`M${point(x - guard, y + s * 0.34)}h${round(guard * 2)}v2.8h-${round(guard * 2)}z`),
      disc(x, y + s * 0.66, 2.6),
      path(`M${point(x - 1.2, y + s * 0.3)}h2.4v${round(s * 0.36)}h-2.4z`));
    return (next() < 0.28 ? [-16, 16] : [0]).map(one);
  },
  tower(next, x, y, s) {
    const count = 1 + Math.floor(next() * 3);
    const shapes = [];
    for (let i = 0; i < count; i++) {
      const left = x + (i - (count - 1) / 2) * 15;
      const wide = 7 + next() * 5;
      const tall = s * (0.75 + next() * 0.6);
      const top = y + s * 0.6 - tall;
      const roof = next();
      shapes.push(path(`M${point(left - wide / 2, y + s * 0.8)}V${round(top)}h${round(wide)}V${round(y + s * 0.8)}Z`));
      if (roof < 0.4) shapes.push(path(`M${point(left - wide / 2 - 1.5, top + 0.5)}L${point(left, top - 9)}L${point(left + wide / 2 + 1.5, top + 0.5)}Z`));
      else if (roof < 0.7) shapes.push(path(`M${point(left - wide / 2, top + 0.5)}a${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${round(wide)} 0Z`));
      else shapes.push(path(`M${point(left - wide / 2 - 1.4, top - 2)}h3v2h2.2v-2h3v2h2.2v-2h${round(Math.max(1, wide - 7.6))}v5H${round(left - wide / 2 - 1.4)}Z`));
    }
    return shapes;
  },
  circle(next, x, y, s, { body, sky }) {
    const spikes = 5 + Math.floor(next() * 7);
    const inner = 0.35 + next() * 0.35;
    const turn = next() * Math.PI;
    let star = "";
    for (let i = 0; i < spikes * 2; i++) {
      const radius = (i % 2 ? inner : 1) * s * 0.78;
      const angle = turn + (i * Math.PI) / spikes;
      star += `${i ? "L" : "M"}${point(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)}`;
    }
    return [path(`${star}Z`, { opacity: ".9" }), disc(x, y, s * 0.92, { fill: "none", stroke: body, "stroke-width": "1.6" }), disc(x, y, s * (0.16 + next() * 0.12), { fill: sky })];
  },
  beast(next, x, y, s, { sun }) {
    const horn = 5 + next() * 10;
    const wide = s * (0.55 + next() * 0.25);
    const eye = 2 + next() * 1.3;
    const head = `M${point(x - wide, y + s * 0.9)}C${point(x - wide * 1.2, y - s * 0.2)} ${point(x - wide * 0.9, y - s * 0.5)} ${point(x - wide * 0.75, y - s * 0.5 - horn)}` +
      `L${point(x - wide * 0.25, y - s * 0.5)}Q${point(x, y - s * 0.62)} ${point(x + wide * 0.25, y - s * 0.5)}L${point(x + wide * 0.75, y - s * 0.5 - horn)}` +
      `C${point(x + wide * 0.9, y - s * 0.5)} ${point(x + wide * 1.2, y - s * 0.2)} ${point(x + wide, y + s * 0.9)}Z`;
    return [path(head), disc(x - wide * 0.36, y, eye, { fill: sun }), disc(x + wide * 0.36, y, eye, { fill: sun })];
  },
  stone(next, x, y, s, { sky }) {
    const sides = 5 + Math.floor(next() * 4);
    const turn = next() * Math.PI;
    const corners = [];
    for (let i = 0; i < sides; i++) {
      const angle = turn + (i * 2 * Math.PI) / sides;
      const radius = s * (0.66 + next() * 0.3);
      corners.push(point(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius));
    }
    const facets = corners.map((corner) => `M${point(x, y - s * 0.15)}L${corner}`).join("");
    return [path(`M${corners.join("L")}Z`), path(facets, { stroke: sky, "stroke-width": "1.1", fill: "none" })];
  },
};

/** The picture for a name, one or more colours `{paint, ground}` and a figure. */
export function emblem(name, paints, figure) {
  const mark = `${name}|${figure}|${paints.map((p) => p.paint + p.ground).join()}`;
  let made = cache.get(mark);
  if (!made) {
    made = draw(name, paints, figure);
    cache.set(mark, made);
  }
  return made;
}

function draw(name, paints, figure) {
  const next = chance(name + figure);
  next();
  const first = paints[0].paint;
  const last = paints.at(-1).paint;
  const night = next() < 0.42;
  const sky = night ? mix(first, "#0e1318", 0.62) : mix(first, "#fff6e2", 0.62);
  const low = night ? mix(last, "#1a1f28", 0.2) : mix(last, "#fff3d8", 0.3);
  const sun = night ? mix(last, "#fff4d6", 0.72) : mix(first, "#ffffff", 0.8);
  const sunX = round(18 + next() * 84);
  const sunY = round(14 + next() * 26);
  const ring = next();
  const scene = [];
  if (night) scene.push(stars(next, sun));
  scene.push(disc(sunX, sunY, 7 + next() * 9, { fill: sun, opacity: ".95" }));
  if (ring < 0.35) scene.push(disc(sunX, sunY, 19 + next() * 8, { fill: "none", stroke: sun, opacity: ".5" }));
  if (paints[0].rays) scene.push(rays(next, sunX, sunY, sun));
  const dark = night ? "#0b0f14" : mix(first, "#1b2026", 0.55);
  const body = mix(dark, "#000000", 0.25);
  const stand = round(40 + next() * 40);
  [paints[0], paints.at(-1), paints[0]].forEach((paint, i) => {
    if (i === 2) {
      const size = 25 + next() * 8;
      scene.push(h("g", { fill: body }, (FIGURES[figure] ?? FIGURES.stone)(next, stand, 43, size, { body, sky, sun })));
    }
    const ground = GROUNDS[paint.ground] ?? GROUNDS.dune;
    scene.push(path(ground(next, 52 + i * 13), { fill: mix(mix(paint.paint, low, 0.5 - i * 0.22), dark, i * 0.36) }));
  });
  return h("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", style: { background: `linear-gradient(${sky}, ${low})` } }, scene);
}

function stars(next, paint) {
  let all = "";
  for (let i = 0; i < 9; i++) {
    const [x, y, radius] = [next() * WIDE, next() * 50, round(0.4 + next() * 0.7)];
    all += `M${point(x - radius, y)}a${radius} ${radius} 0 0 0 ${2 * radius} 0a${radius} ${radius} 0 0 0 ${-2 * radius} 0`;
  }
  return path(all, { fill: paint, opacity: ".8" });
}

function rays(next, x, y, paint) {
  let all = "";
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6 + next() * 0.2;
    all += `M${point(x, y)}L${point(x + Math.cos(angle) * 140, y + Math.sin(angle) * 140)}L${point(x + Math.cos(angle + 0.12) * 140, y + Math.sin(angle + 0.12) * 140)}Z`;
  }
  return path(all, { fill: paint, opacity: ".22" });
}
