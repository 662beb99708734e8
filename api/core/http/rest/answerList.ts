import type { Request, Response } from "express";

import { acceptedEncoding } from "#api/core/http/compression/acceptedEncoding.ts";
import type { BodyCache, CacheKey } from "#api/core/http/cache/bodyCache.ts";
import { streamCompressed } from "#api/core/http/compression/streamAnswer.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Streams the items of all pages as one JSON array, so that only a few pages are in memory at a time. An error in the
 * first two pages gets a normal error answer. A later error closes the connection before the array ends.
 * @param keep The cache and the cache key of the answer; null if the answer must not be cached
 */
export async function answerList(
  request: Request,
  response: Response,
  pages: AsyncGenerator<unknown[]>,
  keep: (CacheKey & { bodies: BodyCache }) | null,
) {
  const first = await pages.next();
  const second = first.done ? first : await pages.next();
  if (second.done) {
    const items: unknown[] = first.done ? [] : first.value;
    if (keep) await keep.bodies.cacheAndAnswer(request, response, keep, JSON.stringify(items), JSON_TYPE);
    else response.json(items);
  } else if (request.method === "HEAD") {
    response.type(JSON_TYPE).end();
  } else {
    const texts = arrayOf([first.value as unknown[], second.value], pages);
    if (keep) await keep.bodies.cacheAndStream(request, response, keep, texts, JSON_TYPE);
    else await streamCompressed(response, acceptedEncoding(request), JSON_TYPE, texts);
  }
}

async function* arrayOf(read: unknown[][], further: AsyncIterable<unknown[]>) {
  let before = "[";
  for await (const page of pagesFrom(read, further)) {
    // A page can be empty: its rows were deleted after the page before it was read.
    if (page.length === 0) continue;
    yield before + JSON.stringify(page).slice(1, -1);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

async function* pagesFrom(read: unknown[][], further: AsyncIterable<unknown[]>) {
  yield* read;
  yield* further;
}
