import { type ApolloClient, type TypedDocumentNode } from "@apollo/client";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { answered } from "#web/graphql/answered.ts";
import { fresh } from "#web/graphql/fresh.ts";
import { TenderRevisionDocument, TendersSinceDocument, type TenderRevisionQuery, type TendersSinceQuery, type TendersSinceQueryVariables } from "#web/graphql/generated.ts";

const REVISION: TypedDocumentNode<TenderRevisionQuery> = TenderRevisionDocument;
const SINCE: TypedDocumentNode<TendersSinceQuery, TendersSinceQueryVariables> = TendersSinceDocument;

export type TenderChanges = TendersSinceQuery["tendersSince"];

/**
 * Asks for the revision alone, and for the changes if it is another one: an unchanged list costs one small request.
 * @param told the revision, where the server has told it by itself: it is not asked for again
 * @returns null if nothing has changed
 */
export async function readTenderChanges(client: ApolloClient, revision: string, told?: string): Promise<TenderChanges | null> {
  const now = told ?? answered(await client.query({ query: REVISION, ...fresh() })).tenderRevision;
  if (now === revision) return null;
  return answered(await client.query({ query: SINCE, variables: { revision, first: MAX_PAGE }, ...fresh() })).tendersSince;
}

/** The tenders after the changes, without those that were removed; added ones come last. */
export function withChanges<T extends { id: string }>(tenders: readonly T[], { changed, removed }: { changed: readonly T[]; removed: readonly string[] }): T[] {
  const byId = new Map(tenders.map((tender) => [tender.id, tender]));
  for (const tender of changed) byId.set(tender.id, tender);
  for (const id of removed) byId.delete(id);
  return [...byId.values()];
}
