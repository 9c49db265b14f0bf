// The head of every page but the table: where one is, and where else one can go.

import { h } from "./dom.js";
import { toggle } from "./theme.js";

const PAGES = [["/", "Play"], ["/cards", "Cards"], ["/decks", "Decks"], ["/design", "Design"]];

export function masthead(here = "/") {
  return h("header.masthead", null, h("a.logo", { href: "/" }, h("img", { src: "/page/icon.svg", alt: "", width: "38", height: "38" }), h("h1", null, "Arbiter")),
    h("nav", { "aria-label": "Pages" }, PAGES.map(([address, title]) => h("a", { key: address, href: address, "aria-current": address === here ? "page" : null }, title))),
    h("p.soft", null, "The card's text is the program. The rules decide."),
    h("button.bare", { type: "button", "aria-label": "Light or dark", on: { click: toggle } }, "◐"));
}

/** A labelled list to choose from. */
export function choice(label, id, options, value, change) {
  return h("label.field", null, h("span", null, label), h("select", { id, on: { change: (event) => change(event.target.value) } },
    options.map(([key, word]) => h("option", { key, value: key, selected: key === value }, word))));
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
