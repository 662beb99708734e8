/** What tests ask of styles: whether an element is seen, can be pressed, and keeps its white space. */
const KEPT = ["display", "visibility", "opacity", "pointer-events", "white-space"];

interface StyleElement {
  type: string;
  props: unknown;
  value: string;
  return: string;
}

/** A Stylis plugin: jsdom matches every rule against every element, so rules that no test asks about are not inserted. */
function dropUnasked(element: StyleElement) {
  if (element.type !== "decl" || KEPT.includes(String(element.props))) return;
  element.return = "";
  element.value = "";
}

type CreateCache = (options: object) => unknown;

/** Stands in for @emotion/cache. */
export const emotionCache = () => {
  const { default: createCache } = jest.requireActual<{ default: CreateCache }>("@emotion/cache");
  return { __esModule: true, default: (options: object) => createCache({ ...options, stylisPlugins: [dropUnasked] }) };
};
