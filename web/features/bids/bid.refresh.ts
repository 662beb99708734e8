import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { TenderToBidDocument, type TenderToBidQuery } from "#web/graphql/generated.ts";
import { MyBidDocument, type MyBidQuery } from "#web/graphql/generatedBids.ts";
import { isRefused } from "#web/graphql/refusal.ts";

const TENDER: TypedDocumentNode<TenderToBidQuery> = TenderToBidDocument;
const BID: TypedDocumentNode<MyBidQuery> = MyBidDocument;

/** Whether the server refused a bid because its tender is closed or deleted. */
export const takesNoBids = (error: unknown) => isRefused(error, "TENDER_CLOSED", "NOT_FOUND");

/**
 * Reads the tender again into Apollo's cache. If the tender cannot be read, sets its status in the cache to closed, so
 * that the bid form is disabled but stays on the screen with its text.
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

/** Reads a bid and its tender again into Apollo's cache. If that fails, the cache stays as it is. */
export async function refreshBid(client: ApolloClient, id: string) {
  await client.query({ query: BID, variables: { id }, fetchPolicy: "network-only" }).catch(() => undefined);
}
