import type { Request, Response } from "express";

import { type RequestedPage, linkToNext } from "#api/core/http/rest/requestedPage.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

/** The parts of a connection that the GraphQL operation of a REST list selects. */
export interface ConnectionPage {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Yields the nodes of each page. No transaction spans two pages, so a slow client holds no transaction open. */
export async function* allPages(read: (page: RequestedPage) => Promise<ConnectionPage>): AsyncGenerator<unknown[]> {
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: ConnectionPage = await read({ first: MAX_PAGE, after });
    yield nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}

/** Answers one page as a JSON array, with the URL of the next page in the header Link. */
export function answerPage(
  request: Request,
  response: Response,
  requested: { page: RequestedPage; publicUrl: string },
  { nodes, pageInfo }: ConnectionPage,
) {
  if (pageInfo.hasNextPage && pageInfo.endCursor !== null)
    response.set("Link", linkToNext(request, requested, pageInfo.endCursor));
  response.json(nodes);
}
