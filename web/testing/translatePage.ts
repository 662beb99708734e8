/**
 * The tag of the elements in which Google Translate puts translated text. Its type is `string`, because the tag itself
 * is marked as deprecated.
 */
const TRANSLATED = "font" as string;

/**
 * Replaces each text node, as browsers do when they translate a page. React still refers to the text nodes that were
 * removed.
 */
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
