import { asReason, NO_REASON, problemOf, type TypedReason } from "#web/features/deciding/decisionReasons.ts";

/** What is typed beside an award: a reason for all other bids, and those of single ones by their ids. */
export interface AwardWords {
  all: TypedReason;
  each: Readonly<Record<string, TypedReason>>;
  nextSteps: string;
}

export const NO_WORDS: AwardWords = { all: NO_REASON, each: {}, nextSteps: "" };

const reasonFor = ({ all, each }: AwardWords, id: string) => (each[id] && each[id].reason !== "" ? each[id] : all);

export const hasProblem = (words: AwardWords, others: readonly { id: string }[]) => others.some(({ id }) => problemOf(reasonFor(words, id)) !== null);

/** What the award sends. */
export function asSentWords(words: AwardWords, others: readonly { id: string }[]) {
  const reasons = others.flatMap(({ id }) => {
    const reason = asReason(reasonFor(words, id));
    return reason ? [{ bidId: id, ...reason }] : [];
  });
  return { reasons, nextSteps: words.nextSteps.trim() || null };
}
