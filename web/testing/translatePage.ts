/** Google Translate uses this element; the type is wider, since the tag is deprecated. */
const TRANSLATED = "font" as string;

/** Replaces each text node as browsers do that translate a page. React keeps references to the nodes that are gone. */
export function translatePage(root: Node = document.body) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("font, style, script, textarea, .notranslate")) continue;
    const [outer, inner] = [document.createElement(TRANSLATED), document.createElement(TRANSLATED)];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
