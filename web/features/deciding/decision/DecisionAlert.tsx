import { Typography } from "@mui/material";

import type { BidsReading } from "#web/features/deciding/useBidsOfTender.ts";
import { formatDateTime } from "#web/format/dates.ts";
import type { TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

interface Props {
  tender: TenderToDecideFragment;
  reading: BidsReading;
  now: Date;
}

/** Explains why the bids cannot be decided now. */
export function DecisionAlert({ tender, reading, now }: Props) {
  if (reading.stalled)
    return (
      <ErrorState
        text="The bids could not be read again. They can be decided once they are."
        onRetry={() => void reading.refetchBids()}
      />
    );
  if (reading.current) return null;
  return <Typography sx={{ color: "text.secondary" }}>{reasonFor(tender, reading, now)}</Typography>;
}

function reasonFor(tender: TenderToDecideFragment, { bids = [], hasMore }: BidsReading, now: Date) {
  if (mayDecide(tender, now)) return "Reading the bids as they stand now…";
  if (tender.cancelledAt) return "This tender was cancelled: its bids are not decided.";
  if (tender.status !== "awarded")
    return `Decisions open when the tender closes: ${formatDateTime(tender.closingDate)}`;
  // `hasWinner` is false if the tender was set to awarded in Tender Management and no bid was accepted.
  const hasWinner = hasMore || bids.some(({ status }) => status === "accepted");
  return hasWinner
    ? "This tender is awarded. To decide again, set another status in Tender Management."
    : "This tender is awarded, but no bid is accepted. To decide, set its status to Closed in Tender Management.";
}

/**
 * Whether the bids may be decided now. The server makes the same check again, by the database's clock and while it
 * locks the tender.
 */
export const mayDecide = (
  tender: { status: TenderStatus; closingDate: string; cancelledAt: string | null },
  now: Date,
) => tender.status !== "awarded" && !tender.cancelledAt && !acceptsBids(tender, now);
