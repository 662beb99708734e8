import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { articlePreviewSchema } from "#api/content/blogPost.rules.ts";
import { openRenderer } from "#api/content/openRenderer.ts";
import { asTyped } from "#api/content/renderMarkdown.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";

const WORDS_A_MINUTE = 200;

/** The maximum size of the cache, in characters of HTML. */
const MAX_CACHED = 8_000_000;

/**
 * The time, in milliseconds, for which an article is shown as typed after its rendering timed out. Without this limit,
 * each reader would wait for the timeout.
 */
const RETRY_MS = 60_000;

type Render = ReturnType<typeof openRenderer>["render"];

/**
 * Renders articles to HTML, with an LRU cache whose keys are hashes of the articles' bodies.
 * @param renderIn A function that renders a text; it returns null if the text cannot be rendered in time
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
    /**
     * Returns the HTML of an article's body. If the body cannot be rendered in time, the HTML shows the text as typed.
     */
    articleHtml: async (body: string) => {
      const key = hashOf(body);
      return rendered.get(key) ?? (await render(key, body)) ?? asTyped(body);
    },
    /** Refuses BAD_USER_INPUT for a body that cannot be rendered in time. */
    requireRenderable: async (body: string) => {
      if ((await render(hashOf(body), body)) === null) throw badInput({ body: TOO_SLOW });
    },
  };
}

const TOO_SLOW =
  "This text takes too long to be rendered. Remove rows of *, _, > or brackets that do not belong to words";

const hashOf = (body: string) => createHash("sha256").update(body).digest("base64");

/** Articles and previews have separate renderers, so that previews do not delay articles. */
export const { articleHtml, requireRenderable } = cachedArticles(openRenderer().render);
const previews = openRenderer();

/**
 * Renders the preview of an article. The result is not cached, because the text changes with each key press. A user's
 * new preview replaces an older preview that still waits.
 */
export async function previewMarkdown({ user }: SignedIn, markdown: string) {
  const text = valid(articlePreviewSchema, { markdown }).markdown ?? "";
  return (await previews.render(user.id, text)) ?? asTyped(text);
}

export const readingMinutes = (body: string) =>
  Math.max(1, Math.ceil((body.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));
