import { asReason, NO_REASON, problemOf, type TypedReason } from "#web/features/deciding/decisionReasons.ts";
import { type ReadableBid } from "#web/features/deciding/readableBid.ts";

/** What is typed beside an award: a reason for all other bids that were told none, and those of single ones by their ids. */
export interface AwardWords {
  all: TypedReason;
  each: Readonly<Record<string, TypedReason>>;
  nextSteps: string;
}

export const NO_WORDS: AwardWords = { all: NO_REASON, each: {}, nextSteps: "" };

type OtherBid = Pick<ReadableBid, "id" | "status" | "outcome">;

/** The reason that the company of a rejected bid has been told; null where it was told none. */
export function toldReason({ status, outcome }: OtherBid): TypedReason | null {
  return status === "rejected" && outcome?.reason ? { reason: outcome.reason, words: outcome.words ?? "" } : null;
}

/** The reason beside a single bid: as typed, at first the one that was told. */
export const ownReason = ({ each }: AwardWords, bid: OtherBid) => each[bid.id] ?? toldReason(bid) ?? NO_REASON;

/** What is sent for a bid. The api keeps a reason that was told, unless this company is given another one. */
function reasonFor(words: AwardWords, bid: OtherBid) {
  const typed = words.each[bid.id] ?? NO_REASON;
  if (typed.reason !== "") return typed;
  return toldReason(bid) ? NO_REASON : words.all;
}

export const hasProblem = (words: AwardWords, others: readonly OtherBid[]) => others.some((bid) => problemOf(reasonFor(words, bid)) !== null);

/** What the award sends. */
export function asSentWords(words: AwardWords, others: readonly OtherBid[]) {
  const reasons = others.flatMap((bid) => {
    const reason = asReason(reasonFor(words, bid));
    return reason ? [{ bidId: bid.id, ...reason }] : [];
  });
  return { reasons, nextSteps: words.nextSteps.trim() || null };
}
