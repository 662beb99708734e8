import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { articlePreviewSchema } from "#api/content/blogPost.rules.ts";
import { asTyped, renderInTime, renderMarkdown } from "#api/content/renderMarkdown.ts";
import { valid } from "#api/core/rules/valid.ts";

const WORDS_A_MINUTE = 200;

/** In characters of HTML, of all cached articles together. */
const MAX_CACHED = 8_000_000;

/** The HTML of a body, by the body's hash. */
const rendered = new LRUCache<string, string>({ maxSize: MAX_CACHED, sizeCalculation: ({ length }) => Math.max(1, length), ttlResolution: 0 });

/** A body that was not rendered in time is tried again after a minute: at once, each reader of it would stop the process for the whole timeout. */
const RETRY_MS = 60_000;

/** Renders a body to HTML, or reads it from the LRU cache. */
export function articleHtml(body: string, timeout?: number) {
  const key = createHash("sha256").update(body).digest("base64");
  const cached = rendered.get(key);
  if (cached !== undefined) return cached;
  const whole = renderInTime(body, timeout);
  const html = whole ?? asTyped(body);
  rendered.set(key, html, { ttl: whole === null ? RETRY_MS : 0 });
  return html;
}

/** Not cached: the text changes with each key press. */
export const previewMarkdown = (markdown: string) => renderMarkdown(valid(articlePreviewSchema, { markdown }).markdown ?? "");

export const readingMinutes = (body: string) => Math.max(1, Math.ceil((body.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));
