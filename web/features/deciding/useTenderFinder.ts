import { shownStatus, TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { type TenderToDecideFragment } from "#web/graphql/generated.ts";
import { useFinder } from "#web/ui/lists/useFinder.ts";

export function useTenderFinder() {
  const { chosen, choose, ...finder } = useFinder("status", TENDER_STATUSES);
  return { ...finder, status: chosen, findStatus: choose };
}

/** Filters by a part of the number or title, in any case, and by the shown status. */
export function foundAmong(tenders: readonly TenderToDecideFragment[], { search, status }: Pick<ReturnType<typeof useTenderFinder>, "search" | "status">, now: Date) {
  const wanted = search.trim().toLowerCase();
  return tenders.filter(
    (tender) =>
      (status === "" || shownStatus(tender, now) === status) && `${tender.tenderNumber}\n${tender.title}`.toLowerCase().includes(wanted),
  );
}
