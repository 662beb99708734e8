import { LRUCache } from "lru-cache";

import { type Actor, type NewEvent, recordEvent } from "#api/audit/recordEvent.ts";
import { BID_FILTERS, type BidFilterName, type BidFilterValues } from "#api/bids/lists/bidFilter.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { givenIn } from "#api/core/rules/filterSet.rules.ts";

export type BidReader = Pick<SignedIn, "db" | "user"> & Actor;

/** The lists that are searched: those of these tenders, those of these companies, or all bids. */
export interface SearchedBids {
  of: "tenderId" | "companyId";
  ids: readonly string[];
}

const TEN_MINUTES_MS = 600_000;
const MOST_KEYS = 50_000;

/** The filters by terms of a bid. */
const TERMS: readonly BidFilterName[] = ["amountFrom", "amountTo", "daysFrom", "daysTo"];

/** The searches of the last ten minutes, by user and by tender or company. The promise is that of the event. */
const recent = new LRUCache<string, Promise<void>>({ max: MOST_KEYS, ttl: TEN_MINUTES_MS });

/**
 * Records that a user searches other companies' bids by amount or timeline. With some tries, the number of matches
 * tells an amount exactly, although no bid is read. Await it before the response is sent. Each process records a user
 * and a tender or company at most once in ten minutes.
 */
export async function recordBidSearch(reader: BidReader, filter: BidFilterValues, searched: SearchedBids | null) {
  const bounds = givenIn(BID_FILTERS, filter).filter((name) => TERMS.includes(name));
  const { tenderId, companyId } = filter;
  if (bounds.length === 0 || companyId === reader.user.id) return;
  const after = Object.fromEntries(bounds.map((name) => [name, filter[name]]));
  const about = searched
    ? searched.ids.map((id) => ({ tenderId, companyId, [searched.of]: id }))
    : [{ tenderId, companyId }];
  await Promise.all(
    about.filter((each) => each.companyId !== reader.user.id).map((each) => recordOnce(reader, { ...each, after })),
  );
}

interface Search {
  tenderId?: string | null;
  companyId?: string | null;
  after: object;
}

function recordOnce(reader: BidReader, { tenderId, companyId, after }: Search) {
  const key = [reader.user.id, tenderId, companyId].join(" ");
  let recorded = recent.get(key);
  if (!recorded) {
    recorded = recordEvent(reader.db.manager, reader, {
      act: "searchBids",
      ...subjectOf(tenderId, companyId),
      after: { ...after, ...(tenderId && companyId && { companyId }) },
    });
    recent.set(key, recorded);
    recorded.catch(() => recent.delete(key));
  }
  return recorded;
}

function subjectOf(tenderId?: string | null, companyId?: string | null): Pick<NewEvent, "subject" | "subjectId"> {
  if (tenderId) return { subject: "tender", subjectId: tenderId };
  return companyId ? { subject: "user", subjectId: companyId } : {};
}
