import { Box } from "@mui/material";

import { shownStatus } from "#api/tenders/tenderStatus.rules.ts";

import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { type TenderState, tenderStateOf } from "#web/features/bids/mine/bidOutcome.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { term } from "#web/format/words/terms.en.ts";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

type BehindBid = Pick<NonNullable<MyBid["tender"]>, "status" | "closingDate" | "cancelledAt" | "deletedAt">;

/**
 * The status of a bid's tender. From the closing time on, the badge says that the tender is closed. If the tender was
 * cancelled, deleted or set back to draft, a grey badge says "Cancelled", "Deleted" or "Taken back".
 */
export function BidTenderBadge({ tender }: { tender: BehindBid | null }) {
  const { now } = useAcceptsBids(tender);
  const state = tenderStateOf(tender);
  if (tender && state === "shown") return <StatusBadge status={shownStatus(tender, now)} />;
  return (
    <Box component="span" sx={BADGE}>
      {state !== "shown" && WORDS[state]}
    </Box>
  );
}

/** The text of the badge, for sorting and for CSV. */
export function tenderStatusText(tender: BehindBid | null, now: Date) {
  const state = tenderStateOf(tender);
  return state === "shown" ? term(tender ? shownStatus(tender, now) : "") : WORDS[state];
}

const WORDS: Record<Exclude<TenderState, "shown">, string> = {
  cancelled: words.cancelled,
  deleted: words.deleted,
  "taken back": words.takenBack,
};

const BADGE = {
  px: 1,
  py: 0.25,
  fontSize: "0.8125rem",
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: "nowrap",
  color: "status.draft.main",
  bgcolor: "status.draft.tint",
};
