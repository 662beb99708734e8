import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { TenderNowDocument, type TenderNowQuery } from "#web/graphql/generatedOnDemand.ts";
import { isRefused } from "#web/graphql/refusal.ts";

const NOW: TypedDocumentNode<TenderNowQuery> = TenderNowDocument;

interface Edited {
  id: string;
  /** The version of the tender that was loaded before the edit. */
  version: number;
}

/**
 * Called after a refusal. If another user has changed the tender, returns the tender as it is stored now. Null if
 * nobody has changed it, or if it cannot be read.
 */
export async function readTenderNow(client: ApolloClient, error: unknown, { id, version }: Edited) {
  if (!isRefused(error, "CONFLICT")) return null;
  const answer = await client.query({ query: NOW, variables: { id }, fetchPolicy: "network-only" }).catch(() => null);
  const now = answer?.data?.tender;
  return now && now.version !== version ? now : null;
}
