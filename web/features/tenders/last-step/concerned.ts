import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { type LastStep } from "#web/features/tenders/last-step/lastStep.ts";
import { words } from "#web/features/tenders/last-step/words/lastStep.en.ts";
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

/** The sentence that says who is notified. */
export const notified = ({ people }: Concerned) =>
  people === 0 ? words.nobodyThereIsNoBid : words.withABidADraft(people);

/** Says who is notified of a step. */
export function whoIsNotified(
  step: LastStep,
  concerned: Concerned,
  { before, isClosed }: { before: TenderStatus; isClosed: boolean },
) {
  if (step === "publish")
    return [words.partnersWithASavedSearch, ...(concerned.people > 0 ? [words.also(notified(concerned))] : [])].join(
      " ",
    );
  if (step === "close" && before === "draft") return words.nobody;
  if (step === "close" && isClosed) return words.nobodyTheClosingTimeHas;
  return notified(concerned);
}
