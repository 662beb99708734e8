import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { type LastStep } from "#web/features/tenders/last-step/lastStep.ts";
import { counted, type Forms } from "#web/format/words/terms.en.ts";
import { useConcernedByTenderQuery } from "#web/graphql/generatedOnDemand.ts";

/** The numbers of a tender's bids and of the people whom a change concerns. */
export interface Concerned {
  bidCount: number;
  people: number;
}

/**
 * Reads the numbers of bids and of people whom a change of the tender concerns. Undefined until they are read. Both are
 * 0 for a new tender, which has no id yet.
 */
export function useConcerned(tenderId: string | undefined): Concerned | undefined {
  const { data } = useConcernedByTenderQuery({
    variables: { id: tenderId ?? "" },
    skip: tenderId === undefined,
    fetchPolicy: "network-only",
  });
  if (tenderId === undefined) return { bidCount: 0, people: 0 };
  return data && { bidCount: data.tender.bidCount ?? 0, people: data.tender.concernedPeople ?? 0 };
}

export const BID: Forms = ["bid", "bids"];
export const PERSON: Forms = ["person", "people"];

/** The sentence that says who is notified. */
export const notified = ({ people }: Concerned) =>
  people === 0
    ? "Nobody: there is no bid, draft or question."
    : `${counted(people, PERSON)} with a bid, a draft or a question.`;

/** Says who is notified of a step. */
export function whoIsNotified(
  step: LastStep,
  concerned: Concerned,
  { before, isClosed }: { before: TenderStatus; isClosed: boolean },
) {
  if (step === "publish")
    return [
      "Partners with a saved search that matches this tender.",
      ...(concerned.people > 0 ? [`Also ${notified(concerned)}`] : []),
    ].join(" ");
  if (step === "close" && before === "draft") return "Nobody.";
  if (step === "close" && isClosed) return "Nobody: the closing time has passed.";
  return notified(concerned);
}
