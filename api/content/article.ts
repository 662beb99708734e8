import { createHash } from "node:crypto";

import { articlePreviewSchema } from "#api/content/blogPost.rules.ts";
import { renderMarkdown } from "#api/content/renderMarkdown.ts";
import { valid } from "#api/core/rules/valid.ts";

const WORDS_A_MINUTE = 200;

/** Characters of HTML that are kept, of all articles together. */
const KEPT_CHARACTERS = 8_000_000;

/** The HTML by its body's hash, the longest unused first. */
const kept = new Map<string, string>();
let keptCharacters = 0;

/** A body's HTML; rendered once while it is among those that were asked for last. */
export function articleHtml(body: string) {
  const key = createHash("sha256").update(body).digest("base64");
  const html = kept.get(key) ?? renderMarkdown(body);
  if (!kept.delete(key)) keptCharacters += html.length;
  kept.set(key, html);
  for (const [oldest, { length }] of kept) {
    if (keptCharacters <= KEPT_CHARACTERS) break;
    kept.delete(oldest);
    keptCharacters -= length;
  }
  return html;
}

/** What is being written is not kept: the next letter changes it. */
export const previewMarkdown = (markdown: string) => renderMarkdown(valid(articlePreviewSchema, { markdown }).markdown ?? "");

export const readingMinutes = (body: string) => Math.max(1, Math.ceil((body.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));
