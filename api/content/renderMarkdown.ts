import { Marked, type Token } from "marked";
import sanitize from "sanitize-html";

import { escaped } from "#api/core/rules/escaped.rules.ts";

/**
 * The maximum number of columns of a table. It limits memory, because marked pads each row of a table to the number of
 * columns in its head.
 */
const MOST_COLUMNS = 30;
const MOST_NESTED = 100;

const marked = new Marked({
  gfm: true,
  tokenizer: {
    // undefined means that the source is not a table. false means that marked's own tokenizer decides.
    table: (source) => (columnsOf(source) > MOST_COLUMNS ? undefined : false),
  },
});

const columnsOf = (source: string) => source.slice(0, source.indexOf("\n") + 1).split("|").length;

/** Matches an allowed link target: an absolute URL, an e-mail address, or a path of this site. */
const LINK = /^(https?:\/\/|mailto:|\/(?![/\\]))/i;

const AS_AN_ARTICLE: sanitize.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "br",
    "hr",
    "blockquote",
    "pre",
    "code",
    "em",
    "strong",
    "del",
    "sub",
    "sup",
    "ul",
    "ol",
    "li",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "a",
    "img",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title"],
    ol: ["start"],
    th: ["scope", { name: "align", values: ["left", "center", "right"] }],
    td: [{ name: "align", values: ["left", "center", "right"] }],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nestingLimit: MOST_NESTED,
  transformTags: {
    h1: "h2",
    b: "strong",
    i: "em",
    a: (tagName, { href = "", title = "" }) => ({
      tagName,
      attribs: LINK.test(href) ? { href, ...(title && { title }), rel: "noopener noreferrer nofollow" } : {},
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? "" } }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: "col" } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^https:\/\//i.test(attribs.src ?? ""),
};

/**
 * Renders an article to sanitized HTML. Headings start at h2, because the article's title is the page's h1. Removes
 * scripts, styles, ids and all resources except https images. If parsing overflows the stack, the HTML shows the text
 * as typed. Rendering can take minutes, so call this function through openRenderer, which limits the time.
 */
export function renderMarkdown(markdown: string) {
  try {
    return sanitize(asHtml(markdown), AS_AN_ARTICLE);
  } catch {
    return asTyped(markdown);
  }
}

export const asTyped = (markdown: string) =>
  markdown
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join("\n");

/**
 * Converts Markdown to HTML without sanitizing it. Renumbers the headings, so that they start at h2 and skip no level.
 */
function asHtml(markdown: string) {
  const tokens = marked.lexer(markdown);
  const headings: (Token & { depth: number })[] = [];
  void marked.walkTokens(tokens, (token) => {
    if (token.type === "heading") headings.push(token as Token & { depth: number });
  });
  const up = Math.min(...headings.map(({ depth }) => depth)) - 2;
  let above = 1;
  for (const heading of headings) above = heading.depth = Math.min(heading.depth - up, above + 1, 6);
  return marked.parser(tokens);
}
