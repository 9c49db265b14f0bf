// Proper widgets for the questions that are not picks: a number, an order, a division.

import { symbols } from "./card.js";
import { h } from "./dom.js";

function done(t, choice, word = "Done") {
  return h("div.final", null, h("button.go", { type: "button", disabled: choice.sent || choice.ready() === undefined,
    on: { click: () => t.submit() } }, word, h("kbd", { "aria-hidden": "true" }, "Enter")));
}

export function numberPicker(t, choice) {
  const { options, least = 0, step = 1 } = choice.question;
  const value = least + choice.number * step;
  const set = (i) => t.change(() => { choice.number = Math.max(0, Math.min(options.length - 1, i)); });
  return h("div.choices", null,
    h("div.number", null,
      h("button", { type: "button", "aria-label": "less", disabled: choice.number <= 0, on: { click: () => set(choice.number - 1) } }, "−"),
      h("output", { "aria-live": "polite" }, value),
      h("button", { type: "button", "aria-label": "more", disabled: choice.number >= options.length - 1, on: { click: () => set(choice.number + 1) } }, "+")),
    options.length > 2 ? h("input", { type: "range", "aria-label": "Number", min: "0", max: String(options.length - 1), value: String(choice.number),
      on: { input: (event) => set(Number(event.target.value)) } }) : null,
    done(t, choice));
}

export function orderer(t, choice) {
  const options = choice.question.options;
  return h("div.choices", null,
    h("p.soft.small", null, "The first stands at the top of the list. Move them with the arrows, or drag."),
    h("ol.order", null, choice.order.map((i, place) => h("li", { key: i, draggable: "true", "data-face": options[i].face ?? null,
      on: dragging(t, choice, place) },
    h("span.words", null, symbols(t.layout, options[i].text ?? "")),
    h("button.bare", { type: "button", "aria-label": `${options[i].text}: earlier`, disabled: place === 0,
      on: { click: () => t.change(() => choice.move(place, -1)) } }, "▲"),
    h("button.bare", { type: "button", "aria-label": `${options[i].text}: later`, disabled: place === choice.order.length - 1,
      on: { click: () => t.change(() => choice.move(place, 1)) } }, "▼")))),
    done(t, choice, "In this order"));
}

function dragging(t, choice, place) {
  return {
    dragstart: (event) => event.dataTransfer.setData("text/plain", String(place)),
    dragover: (event) => event.preventDefault(),
    drop: (event) => {
      event.preventDefault();
      const from = Number(event.dataTransfer.getData("text/plain"));
      if (!Number.isInteger(from) || !(from in choice.order)) return;
      t.change(() => {
        const order = [...choice.order];
        order.splice(place, 0, ...order.splice(from, 1));
        choice.order = order;
      });
    },
  };
}

export function divider(t, choice) {
  const { options, step = 1, least = 0 } = choice.question;
  const left = choice.left();
  return h("div.choices", null,
    h("p.soft.small", { role: "status" }, left ? `${left * step} left to divide.` : "All divided."),
    h("ul.order.divide", null, options.map((option, i) => h("li", { key: i, "data-face": option.face ?? null, "data-id": option.ids?.[0] ?? null },
      h("span.words", null, symbols(t.layout, option.text ?? "")),
      h("button.bare", { type: "button", "aria-label": `${option.text}: less`, disabled: choice.shares[i] <= least,
        on: { click: () => t.change(() => choice.shift(i, -1)) } }, "−"),
      h("output", { "aria-label": `${option.text}` }, choice.shares[i] * step),
      h("button.bare", { type: "button", "aria-label": `${option.text}: more`, disabled: left === 0,
        on: { click: () => t.change(() => choice.shift(i, 1)) } }, "+")))),
    done(t, choice));
}
