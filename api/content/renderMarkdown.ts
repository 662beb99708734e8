import { runInNewContext } from "node:vm";

import { Marked, type Token } from "marked";
import sanitize from "sanitize-html";

import { escaped } from "#api/core/rules/escaped.rules.ts";

/** Far above what an article takes (100 ms at its greatest length), on a busy machine too; what takes longer is shown as it was typed. */
const RENDER_WITHIN = 5000;

/** A short row of a table is filled up to the head's width: a wide head and many rows would fill the memory. */
const MOST_COLUMNS = 30;
const MOST_NESTED = 100;

const marked = new Marked({
  gfm: true,
  tokenizer: {
    // undefined: it is no table; false: as the library reads it.
    table: (source) => (columnsOf(source) > MOST_COLUMNS ? undefined : false),
  },
});

const columnsOf = (source: string) => source.slice(0, source.indexOf("\n") + 1).split("|").length;

/** Elsewhere, to an e-mail address, or to a page of this site. */
const LINK = /^(https?:\/\/|mailto:|\/(?![/\\]))/i;

const AS_AN_ARTICLE: sanitize.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "pre", "code", "em", "strong", "del", "sub", "sup"],
    ...["ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "a", "img"],
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
    a: (tagName, { href = "", title = "" }) => ({ tagName, attribs: LINK.test(href) ? { href, ...(title && { title }), rel: "noopener noreferrer nofollow" } : {} }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? "" } }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: "col" } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^https:\/\//i.test(attribs.src ?? ""),
};

/**
 * The HTML of an article. The page's h1 is its title: the body's highest headings become h2, the others follow.
 * Nothing in it runs, styles, loads but https images, or is found by an id. It takes a bounded time whatever was typed.
 */
export function renderMarkdown(markdown: string): string {
  try {
    return runInNewContext("render()", { render: () => sanitize(asHtml(markdown), AS_AN_ARTICLE) }, { timeout: RENDER_WITHIN }) as string;
  } catch {
    // Nested past what the stack holds, or past the time: its paragraphs, as they were typed.
    return markdown.split(/\n{2,}/).map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("\n");
  }
}

/** No level is left out between a heading and the one above it. */
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
