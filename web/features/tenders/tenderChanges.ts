import type { ApolloClient, TypedDocumentNode } from "@apollo/client";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import { pollingOptions } from "#web/graphql/pollingOptions.ts";
import {
  TenderRevisionDocument,
  TendersSinceDocument,
  type TenderRevisionQuery,
  type TendersSinceQuery,
  type TendersSinceQueryVariables,
  type TenderFactsFragment,
} from "#web/graphql/generated.ts";

const REVISION: TypedDocumentNode<TenderRevisionQuery> = TenderRevisionDocument;
const SINCE: TypedDocumentNode<TendersSinceQuery, TendersSinceQueryVariables> = TendersSinceDocument;

export type TenderChanges = TendersSinceQuery["tendersSince"];

/**
 * Requests the revision first, and the changes only if it differs: an unchanged list costs one small request.
 * @param announced the revision that the server has announced; it is not requested again
 * @returns null if nothing has changed
 */
export async function readTenderChanges(
  client: ApolloClient,
  revision: string,
  announced?: string,
): Promise<TenderChanges | null> {
  const now = announced ?? dataOf(await client.query({ query: REVISION, ...pollingOptions() })).tenderRevision;
  if (now === revision) return null;
  return dataOf(await client.query({ query: SINCE, variables: { revision, first: MAX_PAGE }, ...pollingOptions() }))
    .tendersSince;
}

/** Applies the changes to the list: drops removed tenders, and appends added ones. */
export function withChanges<T extends { id: string }>(
  tenders: readonly T[],
  { changed, removed }: { changed: readonly T[]; removed: readonly string[] },
): T[] {
  const byId = new Map(tenders.map((tender) => [tender.id, tender]));
  for (const tender of changed) byId.set(tender.id, tender);
  for (const id of removed) byId.delete(id);
  return [...byId.values()];
}

/**
 * The sort orders of the lists of tenders, as on the server. Times are compared as texts: all are in UTC, with
 * milliseconds.
 */
export const byClosing = (one: TenderFactsFragment, other: TenderFactsFragment) =>
  order(one.closingDate, other.closingDate) || order(one.id, other.id);
export const newestFirst = (one: TenderFactsFragment, other: TenderFactsFragment) =>
  order(other.createdAt, one.createdAt) || order(other.id, one.id);

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));
