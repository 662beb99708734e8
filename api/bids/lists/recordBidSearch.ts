import type { NewEvent } from "#api/audit/recordEvent.ts";
import { type Reader, recordOnce } from "#api/audit/recordOnce.ts";
import { BID_FILTERS, type BidFilterName, type BidFilterValues } from "#api/bids/lists/bidFilter.rules.ts";
import { givenIn } from "#api/core/rules/filterSet.rules.ts";

/** The lists that are searched: those of these tenders, those of these companies, or all bids. */
export interface SearchedBids {
  of: "tenderId" | "companyId";
  ids: readonly string[];
}

/** The filters by terms of a bid. */
const TERMS: readonly BidFilterName[] = ["amountFrom", "amountTo", "daysFrom", "daysTo"];

/**
 * Records that a user searches other companies' bids by amount or timeline. With some tries, the number of matches
 * tells an amount exactly, although no bid is read. Await it before the response is sent. A tender and company are
 * recorded at most once in ten minutes.
 */
export async function recordBidSearch(reader: Reader, filter: BidFilterValues, searched: SearchedBids | null) {
  const bounds = givenIn(BID_FILTERS, filter).filter((name) => TERMS.includes(name));
  const { tenderId, companyId } = filter;
  if (bounds.length === 0 || companyId === reader.user.id) return;
  const bounded = Object.fromEntries(bounds.map((name) => [name, filter[name]]));
  const about = searched
    ? searched.ids.map((id) => ({ tenderId, companyId, [searched.of]: id }))
    : [{ tenderId, companyId }];
  const others = about.filter((each) => each.companyId !== reader.user.id);
  await recordOnce(
    reader,
    others.map((each) => ({ key: `${each.tenderId} ${each.companyId}`, event: searchOf(each, bounded) })),
  );
}

interface Searched {
  tenderId?: string | null;
  companyId?: string | null;
}

function searchOf({ tenderId, companyId }: Searched, bounded: object): NewEvent {
  const after = { ...bounded, ...(tenderId && companyId && { companyId }) };
  return { act: "searchBids", ...subjectOf(tenderId, companyId), after };
}

function subjectOf(tenderId?: string | null, companyId?: string | null): Pick<NewEvent, "subject" | "subjectId"> {
  if (tenderId) return { subject: "tender", subjectId: tenderId };
  return companyId ? { subject: "user", subjectId: companyId } : {};
}
