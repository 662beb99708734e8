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
 * Reads what has changed since a revision of a list of tenders. Requests the current revision first, and the changes
 * only if that revision differs. So an unchanged list costs one small request.
 * @param announced The current revision, if a server event has announced it. It is then not requested.
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

/** Applies changes to a list of tenders: replaces changed tenders, removes deleted ones and appends new ones. */
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
 * `byClosing` and `newestFirst` sort lists of tenders as the server does. They compare times as strings, which works
 * because all times are in UTC and have milliseconds.
 */
export const byClosing = (one: TenderFactsFragment, other: TenderFactsFragment) =>
  order(one.closingDate, other.closingDate) || order(one.id, other.id);
export const newestFirst = (one: TenderFactsFragment, other: TenderFactsFragment) =>
  order(other.createdAt, one.createdAt) || order(other.id, one.id);

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));
