import { type Reader, recordOnce } from "#api/audit/recordOnce.ts";
import type { Bid } from "#api/bids/Bid.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Records that a user reads other companies' bids on these tenders, at most once in ten minutes for each tender. */
export const recordReads = (reader: Reader, tenderIds: readonly string[]) =>
  recordOnce(
    reader,
    tenderIds.map((id) => ({ key: id, event: { act: "readBids", subject: "tender", subjectId: id } })),
  );

/**
 * Awaits `reading`, and records in the audit trail that the user reads the other companies' bids in its result. Only
 * then returns the result.
 */
export async function recordBidReads<T>(
  context: SignedIn,
  reading: Promise<T>,
  bidsIn: (read: T) => readonly Bid[],
): Promise<T> {
  const read = await reading;
  const others = bidsIn(read).filter(({ companyId }) => companyId !== context.user.id);
  await recordReads(context, [...new Set(others.map(({ tenderId }) => tenderId))]);
  return read;
}
