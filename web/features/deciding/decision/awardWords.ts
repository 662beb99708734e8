import { MAX_WORDS } from "#api/core/rules/decisionReason.rules.ts";
import { isTooLong } from "#api/core/rules/textLength.rules.ts";

import { asReason, NO_REASON, problemOf, type TypedReason } from "#web/features/deciding/decision/decisionReasons.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";

/**
 * The messages that an administrator has typed for an award. `all` is the reason for each losing bid that has no reason
 * of its own; `each` contains the reasons that were typed for single bids, by bid id.
 */
export interface AwardWords {
  all: TypedReason;
  each: Readonly<Record<string, TypedReason>>;
  nextSteps: string;
}

export const NO_WORDS: AwardWords = { all: NO_REASON, each: {}, nextSteps: "" };

type OtherBid = Pick<ReadableBid, "id" | "status" | "outcome">;

/** The reason that the company of a rejected bid has received; null if it received none. */
export function sentReason({ status, outcome }: OtherBid): TypedReason | null {
  return status === "rejected" && outcome?.reason ? { reason: outcome.reason, words: outcome.words ?? "" } : null;
}

/**
 * The reason shown for a single bid: the one typed for it, otherwise the one that its company has already received,
 * otherwise none.
 */
export const ownReason = ({ each }: AwardWords, bid: OtherBid) => each[bid.id] ?? sentReason(bid) ?? NO_REASON;

/**
 * The reason to send for a bid. If the company has already received a reason and no new one is typed, none is sent, and
 * the API leaves the old one unchanged.
 */
function reasonFor(words: AwardWords, bid: OtherBid) {
  const typed = words.each[bid.id] ?? NO_REASON;
  if (typed.reason !== "") return typed;
  return sentReason(bid) ? NO_REASON : words.all;
}

export const hasProblem = (words: AwardWords, others: readonly OtherBid[]) =>
  isTooLong(words.nextSteps, MAX_WORDS) || others.some((bid) => problemOf(reasonFor(words, bid)) !== null);

/** Converts the typed messages to variables of the award mutation. */
export function asSentWords(words: AwardWords, others: readonly OtherBid[]) {
  const reasons = others.flatMap((bid) => {
    const reason = asReason(reasonFor(words, bid));
    return reason ? [{ bidId: bid.id, ...reason }] : [];
  });
  return { reasons, nextSteps: words.nextSteps.trim() || null };
}
