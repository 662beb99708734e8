import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { TenderNowDocument, type TenderNowQuery } from "#web/graphql/generatedOnDemand.ts";
import { isRefused } from "#web/graphql/refusal.ts";

const NOW: TypedDocumentNode<TenderNowQuery> = TenderNowDocument;

interface Edited {
  id: string;
  /** That was read before the edit. */
  version: number;
}

/** After a refusal: the tender as it is stored now if somebody else has changed it; null otherwise, and where it cannot be read. */
export async function readTenderNow(client: ApolloClient, error: unknown, { id, version }: Edited) {
  if (!isRefused(error, "CONFLICT")) return null;
  const answer = await client.query({ query: NOW, variables: { id }, fetchPolicy: "network-only" }).catch(() => null);
  const now = answer?.data?.tender;
  return now && now.version !== version ? now : null;
}
