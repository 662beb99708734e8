import { Box } from "@mui/material";

import { standingOf } from "#web/features/bids/mine/bidOutcome.ts";
import { type MyBidFactsFragment } from "#web/graphql/generated.ts";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";

/** The tender's status, or "Deleted" or "Taken back" in grey. */
export function TenderStandingBadge({ tender }: { tender: Pick<NonNullable<MyBidFactsFragment["tender"]>, "status" | "closingDate" | "deletedAt"> | null }) {
  const standing = standingOf(tender);
  if (tender && standing === "shown") return <StatusBadge status={tender.status} />;
  return (
    <Box component="span" sx={BADGE}>
      {standing === "deleted" ? "Deleted" : "Taken back"}
    </Box>
  );
}

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
