import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { MoreBidsDocument, type MoreBidsQuery, type MoreBidsQueryVariables } from "#web/graphql/generated.ts";

const PAGE_SIZE = 100;
const BIDS: TypedDocumentNode<MoreBidsQuery, MoreBidsQueryVariables> = MoreBidsDocument;

/**
 * The next page of a tender's bids that holds any that are not known yet. A tender gives no cursor for the bids that
 * came with it, so that the first reading passes over those.
 */
export async function readMoreBids(client: ApolloClient, tenderId: string, after: string | null, known: ReadonlySet<string>) {
  let cursor = after;
  for (;;) {
    const page = await readPage(client, tenderId, cursor);
    const bids = page.nodes.filter(({ id }) => !known.has(id));
    cursor = page.pageInfo.endCursor;
    if (bids.length > 0 || !page.pageInfo.hasNextPage) return { bids, cursor, hasMore: page.pageInfo.hasNextPage };
  }
}

async function readPage(client: ApolloClient, tenderId: string, after: string | null): Promise<MoreBidsQuery["bids"]> {
  const { data } = await client.query({
    query: BIDS,
    variables: { tenderId, first: PAGE_SIZE, after },
    fetchPolicy: "network-only",
  });
  if (!data) throw new Error("The bids came without data");
  return data.bids;
}
