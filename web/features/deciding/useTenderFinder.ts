import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { type TenderToDecideFragment } from "#web/graphql/generated.ts";
import { useFinder } from "#web/ui/lists/useFinder.ts";

export function useTenderFinder() {
  const { chosen, choose, ...finder } = useFinder("status", TENDER_STATUSES);
  return { ...finder, status: chosen, findStatus: choose };
}

/** By a part of the number or of the title, in any case. */
export function foundAmong(tenders: readonly TenderToDecideFragment[], search: string, status: string) {
  const wanted = search.trim().toLowerCase();
  return tenders.filter(
    (tender) =>
      (status === "" || tender.status === status) && `${tender.tenderNumber}\n${tender.title}`.toLowerCase().includes(wanted),
  );
}
