import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { TenderToBidDocument, type TenderToBidQuery } from "#web/graphql/generated.ts";
import { MyBidDocument, type MyBidQuery } from "#web/graphql/generatedBids.ts";
import { isRefused } from "#web/graphql/refusal.ts";

const TENDER: TypedDocumentNode<TenderToBidQuery> = TenderToBidDocument;
const BID: TypedDocumentNode<MyBidQuery> = MyBidDocument;

/** Whether the server refused because the tender is closed or deleted. */
export const takesNoBids = (error: unknown) => isRefused(error, "TENDER_CLOSED", "NOT_FOUND");

/**
 * Refreshes the tender in the cache. If the tender cannot be read, its cached status becomes closed, and the form keeps
 * its text.
 */
export async function refreshTender(client: ApolloClient, id: string) {
  try {
    await client.query({ query: TENDER, variables: { id }, fetchPolicy: "network-only" });
  } catch {
    client.cache.modify({
      id: client.cache.identify({ __typename: "Tender", id }),
      fields: { status: () => "closed" },
    });
  }
}

/** Refreshes a bid and its tender in the cache; a failure changes nothing. */
export async function refreshBid(client: ApolloClient, id: string) {
  await client.query({ query: BID, variables: { id }, fetchPolicy: "network-only" }).catch(() => undefined);
}
