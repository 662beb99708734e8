import type { Request, Response } from "express";

import { type AskedPage, linkToNext } from "#api/core/http/askedPage.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

/** What a row's operation answers of a connection. */
export interface ConnectionPage {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The nodes of each page: one statement for each noun in it, and no transaction that a slow client would keep open. */
export async function* allPages(read: (page: AskedPage) => Promise<ConnectionPage>): AsyncGenerator<unknown[]> {
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: ConnectionPage = await read({ first: MAX_PAGE, after });
    yield nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

/** Answers one page as a plain array: the header Link names the next one. */
export function answerPage(request: Request, response: Response, asked: AskedPage, { nodes, pageInfo }: ConnectionPage) {
  if (pageInfo.hasNextPage && pageInfo.endCursor !== null) response.set("Link", linkToNext(request, asked, pageInfo.endCursor));
  response.json(nodes);
}
