import { type TenderFactsFragment } from "#web/graphql/generated.ts";

/** The orders of the lists of tenders, as the server has them. Instants are compared as texts: all are in UTC, with milliseconds. */
export const byClosing = (one: TenderFactsFragment, other: TenderFactsFragment) => order(one.closingDate, other.closingDate) || order(one.id, other.id);
export const newestFirst = (one: TenderFactsFragment, other: TenderFactsFragment) => order(other.createdAt, one.createdAt) || order(other.id, one.id);

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));
