import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { articlePreviewSchema } from "#api/content/blogPost.rules.ts";
import { openRenderer } from "#api/content/openRenderer.ts";
import { asTyped } from "#api/content/renderMarkdown.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";

const WORDS_A_MINUTE = 200;

/** Maximum size of the cache, in characters of HTML. */
const MAX_CACHED = 8_000_000;

/** After a timeout, the article is not rendered again for a minute. Otherwise each reader would wait for it. */
const RETRY_MS = 60_000;

type Render = ReturnType<typeof openRenderer>["render"];

/**
 * Articles as HTML, in an LRU cache by the hash of the body.
 * @param renderIn the renderer; null if a text cannot be rendered in time
 */
export function cachedArticles(renderIn: Render) {
  const rendered = new LRUCache<string, string>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ length }) => Math.max(1, length),
    ttlResolution: 0,
  });
  const underWay = new Map<string, Promise<string | null>>();

  async function render(key: string, body: string) {
    const rendering = underWay.get(key) ?? renderIn(key, body).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    const html = await rendering;
    rendered.set(key, html ?? asTyped(body), { ttl: html === null ? RETRY_MS : 0 });
    return html;
  }

  return {
    /** The HTML of a body; as typed if it cannot be rendered in time. */
    articleHtml: async (body: string) => {
      const key = hashOf(body);
      return rendered.get(key) ?? (await render(key, body)) ?? asTyped(body);
    },
    /** Refuses BAD_USER_INPUT for a body that readers would only see as typed. */
    requireRenderable: async (body: string) => {
      if ((await render(hashOf(body), body)) === null) throw badInput({ body: TOO_SLOW });
    },
  };
}

const TOO_SLOW =
  "This text takes too long to be rendered. Remove rows of *, _, > or brackets that do not belong to words";

const hashOf = (body: string) => createHash("sha256").update(body).digest("base64");

/** Previews use a separate renderer, so that they do not delay articles. */
export const { articleHtml, requireRenderable } = cachedArticles(openRenderer().render);
const previews = openRenderer();

/**
 * Not cached, because the text changes with each key press. A person's later preview replaces one that still waits.
 */
export async function previewMarkdown({ user }: SignedIn, markdown: string) {
  const text = valid(articlePreviewSchema, { markdown }).markdown ?? "";
  return (await previews.render(user.id, text)) ?? asTyped(text);
}

export const readingMinutes = (body: string) =>
  Math.max(1, Math.ceil((body.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));
