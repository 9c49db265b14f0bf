// A small virtual tree: what is to be seen is said whole each time, and only what differs is touched, so that focus,
// scroll positions and running transitions survive. Text is always set as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";
const AS_PROPERTY = new Set(["value", "checked", "disabled", "selected", "open", "hidden", "muted"]);

/** A node: h("div.card.lit", {key, class, style, on: {click}, ...attributes}, child, [children], "text"). */
export function h(tag, props, ...children) {
  const [name, ...classes] = tag.split(".");
  const given = props ?? {};
  const all = [...classes, ...[given.class ?? []].flat(9).filter(Boolean)];
  return { name, props: { ...given, class: all.join(" ") }, key: given.key, children: tidy(children) };
}

function tidy(children) {
  const flat = [];
  for (const child of children.flat(9)) {
    if (child === null || child === undefined || child === false || child === true) continue;
    flat.push(typeof child === "object" ? child : { text: String(child) });
  }
  return flat;
}

/** What was clicked with a pointer keeps no focus: Enter goes on to do what the lit button says. */
export function pointed(event, act) {
  if (event.detail) event.currentTarget.blur();
  act();
}

/** Make `parent` hold exactly these nodes. */
export function render(parent, ...nodes) {
  reconcile(parent, tidy(nodes), parent.namespaceURI === SVG);
}

function reconcile(parent, wanted, svg) {
  const keyed = new Map();
  const loose = [];
  for (const child of [...parent.childNodes]) {
    const made = child.made;
    if (made?.key !== undefined) keyed.set(made.key, child);
    else loose.push(child);
  }
  let at = 0;
  const kept = wanted.map((node) => {
    let found;
    if (node.key !== undefined) {
      found = keyed.get(node.key);
      if (found && fits(found, node)) keyed.delete(node.key);
      else found = undefined;
    } else {
      const index = loose.findIndex((child, i) => i >= at && fits(child, node));
      if (index >= 0) {
        found = loose[index];
        loose[index] = null;
        at = index + 1;
      }
    }
    return found ? update(found, node, svg) : create(node, svg);
  });
  for (const child of [...keyed.values(), ...loose]) child?.remove();
  kept.forEach((child, i) => {
    const here = parent.childNodes[i];
    if (here !== child) parent.insertBefore(child, here ?? null);
  });
}

function fits(element, node) {
  if (node.text !== undefined) return element.nodeType === Node.TEXT_NODE;
  return element.nodeType === Node.ELEMENT_NODE && element.localName === node.name;
}

function create(node, svg) {
  if (node.text !== undefined) return document.createTextNode(node.text);
  const inSvg = svg || node.name === "svg";
  const element = inSvg ? document.createElementNS(SVG, node.name) : document.createElement(node.name);
  element.made = { key: node.key, node, props: {}, style: {}, on: {} };
  apply(element, node.props);
  reconcile(element, node.children, inSvg);
  node.props.made?.(element);
  return element;
}

function update(element, node, svg) {
  if (node.text !== undefined) {
    if (element.data !== node.text) element.data = node.text;
    return element;
  }
  element.made ??= { key: node.key, props: {}, style: {}, on: {} };
  if (element.made.node === node) return element; // whoever kept the node says that nothing in it differs
  element.made.key = node.key;
  element.made.node = node;
  apply(element, node.props);
  if (!node.props.own) reconcile(element, node.children, svg || node.name === "svg");
  return element;
}

const NOT_ATTRIBUTES = new Set(["key", "style", "on", "made", "own"]);

function apply(element, props) {
  const before = element.made.props;
  for (const name of Object.keys(before)) if (!(name in props)) put(element, name, null);
  for (const [name, value] of Object.entries(props)) {
    if (NOT_ATTRIBUTES.has(name)) continue;
    if (before[name] !== value || name === "value" || name === "checked") put(element, name, value);
  }
  element.made.props = props;
  const style = props.style ?? {};
  for (const name of Object.keys(element.made.style)) if (!(name in style)) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(style)) {
    if (element.made.style[name] !== value) element.style.setProperty(name, value);
  }
  element.made.style = style;
  listen(element, props.on ?? {});
}

function put(element, name, value) {
  if (NOT_ATTRIBUTES.has(name)) return;
  if (AS_PROPERTY.has(name)) {
    if (element[name] !== (value ?? "")) element[name] = value ?? (typeof element[name] === "boolean" ? false : "");
  } else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (name === "class" && value === "") element.removeAttribute("class");
  else element.setAttribute(name, value === true ? "" : String(value));
}

// One listener for each kind of event; what it calls is looked up when it fires.
function listen(element, on) {
  for (const kind of Object.keys(on)) {
    if (!(kind in element.made.on)) element.addEventListener(kind, (event) => element.made.on[kind]?.(event));
  }
  for (const kind of Object.keys(element.made.on)) if (!(kind in on)) element.made.on[kind] = null;
  Object.assign(element.made.on, on);
}
