import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { BidsOfTenderDocument, type BidsOfTenderQuery, type BidsOfTenderQueryVariables } from "#web/graphql/generated.ts";
import { pageAfter } from "#web/graphql/pageAfter.ts";

const BIDS: TypedDocumentNode<BidsOfTenderQuery, BidsOfTenderQueryVariables> = BidsOfTenderDocument;

/** Reads pages of a tender's live bids until there are `count`, without the cache. */
export async function readBids(client: ApolloClient, tenderId: string, count: number): Promise<BidsOfTenderQuery> {
  let read = await readPage(client, tenderId, null);
  while (read.bids.pageInfo.hasNextPage && read.bids.nodes.length < count) {
    const { endCursor } = read.bids.pageInfo;
    const next = await readPage(client, tenderId, endCursor);
    read = pageAfter("bids", endCursor).updateQuery(read, { fetchMoreResult: next });
  }
  return read;
}

async function readPage(client: ApolloClient, tenderId: string, after: string | null) {
  const { data } = await client.query({ query: BIDS, variables: { tenderId, first: MAX_PAGE, after }, fetchPolicy: "no-cache" });
  if (!data) throw new Error("The server answered no bids");
  return data;
}
