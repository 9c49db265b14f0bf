// Light or dark: as the system has it, until the player says otherwise.

import { lasting } from "./memory.js";

const KEY = "arbiter.theme";
const light = matchMedia("(prefers-color-scheme: light)");

function apply() {
  const said = lasting.get(KEY);
  document.documentElement.dataset.theme = said ?? (light.matches ? "light" : "dark");
}

export function follow() {
  apply();
  light.addEventListener("change", apply);
}

export function toggle() {
  lasting.set(KEY, document.documentElement.dataset.theme === "light" ? "dark" : "light");
  apply();
}
