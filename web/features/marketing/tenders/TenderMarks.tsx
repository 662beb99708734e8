import { type ListedTender } from "#api/open-data/shownTender.rules.ts";
import { CLOSING_SOON_DAYS } from "#api/tenders/tenderStatus.rules.ts";
import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";

interface Props {
  copy: TendersCopy;
  tender: Pick<ListedTender, "status" | "isCancelled" | "daysLeft">;
  sealed?: boolean;
}

/** The badges of a tender: status, cancelled, closing soon, sealed. */
export function TenderMarks({ copy, tender: { status, isCancelled, daysLeft }, sealed = false }: Props) {
  const isClosingSoon = daysLeft !== null && daysLeft <= CLOSING_SOON_DAYS;
  return (
    <span className="tender-marks">
      <span className={`tender-mark mark-${status === "awarded" ? "other" : status}`}>{copy.statuses[status]}</span>
      {isCancelled && <span className="tender-mark">{copy.cancelled}</span>}
      {isClosingSoon && <span className="tender-mark mark-soon">{copy.closingSoon}</span>}
      {sealed && <span className="tender-mark">{copy.sealed}</span>}
    </span>
  );
}
