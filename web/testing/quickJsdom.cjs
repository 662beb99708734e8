const { createRequire } = require("node:module");

/** `require()` of jsdom's own files, and of the packages that it depends on. */
const ofJsdom = createRequire(createRequire(require.resolve("jest-environment-jsdom")).resolve("jsdom"));

/** CSS properties that tests check: visibility, clickability and white space. */
const CHECKED_PROPERTIES = ["display", "visibility", "opacity", "pointer-events", "white-space"];

/** A selector without its attribute tests and brackets, for example `input[]:not` of `input[type="file"]:not(.a)`. */
const withoutBrackets = (selector) => selector.replaceAll(/\[[^\]]*\]/g, "[]").replaceAll(/\([^()]*\)/g, "");
const UNREADABLE = /[()\\"'@]/;
const COMBINATOR = /\s*[\s>+~]\s*/;
const SUBJECT = /^([a-z][\w-]*)?((?:\.[\w-]+)*)(.*)$/i;

/**
 * Reads what each alternative of a selector requires of the element itself: its tag and classes.
 * @returns undefined if an alternative requires neither, or cannot be read
 */
function requirementsOf(selector) {
  const readable = withoutBrackets(selector);
  if (UNREADABLE.test(readable)) return undefined;
  const alternatives = readable.split(",").map((alternative) => {
    const compounds = alternative.trim().split(COMBINATOR);
    const [, tag, classes, rest] = SUBJECT.exec(compounds.at(-1));
    const names = classes.split(".").filter(Boolean);
    return { tag: tag?.toLowerCase(), names, isWhole: compounds.length === 1 && rest === "" };
  });
  return alternatives.some(({ tag, names }) => !tag && names.length === 0) ? undefined : alternatives;
}

/**
 * Makes jsdom's search for the CSS rules of an element skip rules whose tag or class the element lacks. jsdom itself
 * evaluates each selector for each element.
 */
function matchQuickly() {
  const selectors = ofJsdom("./jsdom/living/helpers/selectors.js");
  const { matchesDontThrow } = selectors;
  const known = new Map();
  selectors.matchesDontThrow = (element, selector) => {
    if (!known.has(selector)) known.set(selector, selector ? requirementsOf(selector) : undefined);
    const alternatives = known.get(selector);
    if (!alternatives) return matchesDontThrow(element, selector);
    const tag = element._localName.toLowerCase();
    const classes = ` ${element.getAttributeNS(null, "class") ?? ""} `;
    const possible = alternatives.filter(
      (one) => (!one.tag || one.tag === tag) && one.names.every((name) => classes.includes(` ${name} `)),
    );
    if (possible.length === 0) return false;
    return possible.some(({ isWhole }) => isWhole) ? true : matchesDontThrow(element, selector);
  };
}

/** Reduces the browser's own style sheet to the properties that tests check. */
function reduceDefaultStyles() {
  const file = ofJsdom.resolve("./jsdom/browser/default-stylesheet.js");
  const { cssRules } = ofJsdom("rrweb-cssom").parse(require(file));
  const reduced = cssRules.map(({ selectorText, style }) => {
    const kept = CHECKED_PROPERTIES.filter((name) => style?.getPropertyValue(name));
    const declared = kept.map(
      (name) => `${name}: ${style.getPropertyValue(name)}${style.getPropertyPriority(name) ? " !important" : ""};`,
    );
    return kept.length > 0 ? `${selectorText} { ${declared.join(" ")} }` : "";
  });
  require.cache[file].exports = reduced.join("\n");
}

/** Makes jsdom compute only the properties that tests check, and so no colours. */
function computeCheckedOnly() {
  const { propertiesWithResolvedValueImplemented: computed } = ofJsdom("./jsdom/living/helpers/style-rules.js");
  for (const name of Object.keys(computed))
    if (!CHECKED_PROPERTIES.includes(name)) Reflect.deleteProperty(computed, name);
}

/** Finds a label's field by the field's id. jsdom itself searches the document for each label. */
function findControlsById() {
  const { implementation: Label } = ofJsdom("./jsdom/living/nodes/HTMLLabelElement-impl.js");
  const { isLabelable } = ofJsdom("./jsdom/living/helpers/form-controls.js");
  const { get } = Object.getOwnPropertyDescriptor(Label.prototype, "control");
  Object.defineProperty(Label.prototype, "control", {
    configurable: true,
    get() {
      const id = this.getAttributeNS(null, "for");
      if (!id || !this._attached) return get.call(this);
      const field = this._ownerDocument.getElementById(id);
      return field && isLabelable(field) ? field : null;
    },
  });
}

/**
 * Reads the length of an HTML collection without looking for an element with this name. jsdom itself looks at all
 * elements of the collection, and React reads the length of a select's options once per option.
 */
function readLengthDirectly() {
  const { implementation: Collection } = ofJsdom("./jsdom/living/nodes/HTMLCollection-impl.js");
  const { namedItem } = Collection.prototype;
  Collection.prototype.namedItem = function (name) {
    return name === "length" ? null : namedItem.call(this, name);
  };
}

reduceDefaultStyles();
matchQuickly();
computeCheckedOnly();
// Load the rest of jsdom in its own order, because its files require each other.
ofJsdom("./api.js");
findControlsById();
readLengthDirectly();

module.exports = { CHECKED_PROPERTIES };
