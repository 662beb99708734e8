import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { MyBidDocument, TenderToBidDocument, type MyBidQuery, type TenderToBidQuery } from "#web/graphql/generated.ts";
import { isRefused } from "#web/graphql/refusal.ts";

const TENDER: TypedDocumentNode<TenderToBidQuery> = TenderToBidDocument;
const BID: TypedDocumentNode<MyBidQuery> = MyBidDocument;

/** Whether the server refused because the tender takes no bids, whatever the screen still shows. */
export const takesNoBids = (error: unknown) => isRefused(error, "TENDER_CLOSED", "NOT_FOUND");

/** Shows the tender as it is now. One that cannot be read any more reads closed, so that what was typed on it stays. */
export async function readTenderAgain(client: ApolloClient, id: string) {
  try {
    await client.query({ query: TENDER, variables: { id }, fetchPolicy: "network-only" });
  } catch {
    client.cache.modify({ id: client.cache.identify({ __typename: "Tender", id }), fields: { status: () => "closed" } });
  }
}

/** Shows one's own bid and its tender as they are now; where that fails they stay as they were read. */
export async function readBidAgain(client: ApolloClient, id: string) {
  await client.query({ query: BID, variables: { id }, fetchPolicy: "network-only" }).catch(() => undefined);
}
