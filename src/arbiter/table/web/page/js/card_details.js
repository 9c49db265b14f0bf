// One card, large, with everything that is known of it: sides, printings, what stops it, and the rules of its keywords.

import { face, symbols } from "./card.js";
import { dialog } from "./dialogs.js";
import { h } from "./dom.js";
import { get } from "./net.js";

export async function detailsOf(game, key) {
  return get(`/api/games/${game}/cards/${encodeURIComponent(key)}`);
}

export function detailsDialog(page, layout, card, buttons = []) {
  const sides = Object.entries(card.other ?? {}).map(([key, side]) => ({ ...side, face: key }));
  return dialog(page, card.name, h("div.looking", null,
    [card, ...sides].map((side) => h("div.large", { key: side.face }, face(layout, side, { full: true }))),
    h("div.about", null,
      h("p", { class: card.whole ? "fine" : "bad" }, card.whole ? "Runs whole: everything that it says is carried out." : "Is not carried out."),
      card.problem ? h("div.why", null, h("p", null, card.problem), (card.stops ?? []).map((stop) => h("p", null, "It stops at ", h("b", null, stop.phrase), stop.typo ? ` (${stop.typo})` : null,
        stop.expected.length ? h("span.soft", null, `; expected: ${stop.expected.join(", ")}`) : null))) : null,
      [card, ...sides].map((side) => [sides.length ? h("h3", null, side.name) : null, (side.text ?? "").split("\n").map((line) => h("p", null, symbols(layout, line)))]),
      card.rules?.length ? h("div.rulings", null, h("h3", null, "Rules of its keywords"), card.rules.map((each) => h("details", { key: each.rule }, h("summary", null, each.keyword, h("span.rule", null, ` ${each.rule}`)),
        h("ul", null, each.rules.map((rule) => h("li", { key: rule.rule }, h("span.rule", null, `${rule.rule} `), rule.says)))))) : null,
      card.printings?.length > 1 || card.printings?.[0]?.set ? h("div.printings", null, h("h3", null, "Printings"), h("ul", null, card.printings.map((each) => h("li", { key: each.id }, [each.id, each.set, each.rarity].filter(Boolean).join(" · "))))) : null)),
  [...buttons, h("button", { type: "button", "data-first": true, on: { click: () => page.close() } }, "Close", h("kbd", null, "Esc"))], { key: `card${card.face}`, wide: true });
}
