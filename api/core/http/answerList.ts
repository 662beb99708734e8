import type { Request, Response } from "express";

import { acceptedEncoding } from "#api/core/http/acceptedEncoding.ts";
import type { KeptBodies, KeptFor } from "#api/core/http/keptBodies.ts";
import { streamPacked } from "#api/core/http/streamAnswer.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Answers the items of all pages as one JSON array; a few pages are in memory at most. What the first page throws is a plain
 * answer; a later error ends the connection before the array does.
 * @param keep where the answer is kept, if it may be
 */
export async function answerList(request: Request, response: Response, pages: AsyncGenerator<unknown[]>, keep: (KeptFor & { bodies: KeptBodies }) | null) {
  const first = await pages.next();
  const second = first.done ? first : await pages.next();
  if (second.done) {
    const items: unknown[] = first.done ? [] : first.value;
    if (keep) await keep.bodies.keepAndAnswer(request, response, keep, JSON.stringify(items), JSON_TYPE);
    else response.json(items);
  } else if (request.method === "HEAD") {
    response.type(JSON_TYPE).end();
  } else {
    const texts = arrayOf([first.value as unknown[], second.value], pages);
    if (keep) await keep.bodies.keepAndStream(request, response, keep, texts, JSON_TYPE);
    else await streamPacked(response, acceptedEncoding(request), JSON_TYPE, texts);
  }
}

async function* arrayOf(read: unknown[][], further: AsyncIterable<unknown[]>) {
  let before = "[";
  for (const page of read) {
    yield before + textOf(page);
    before = ",";
  }
  for await (const page of further) yield before + textOf(page);
  yield "]";
}

/** Without the brackets. A page before another is never empty. */
const textOf = (page: unknown[]) => JSON.stringify(page).slice(1, -1);
