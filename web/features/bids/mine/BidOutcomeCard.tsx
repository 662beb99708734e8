import { Box, Button, Typography } from "@mui/material";
import { type ReactNode } from "react";
import { Link } from "react-router-dom";

import { keptSentence, outcomeOf, outcomeSentence, standingOf } from "#web/features/bids/mine/bidOutcome.ts";
import { TenderStandingBadge } from "#web/features/bids/mine/TenderStandingBadge.tsx";
import { WithdrawBid } from "#web/features/bids/mine/WithdrawBid.tsx";
import { formatDateTime, formatUtc } from "#web/format/dates.ts";
import { formatBudget } from "#web/format/money.ts";
import { type MyBidFactsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { MEASURE } from "#web/theme/tokens.ts";
import { FactList } from "#web/ui/FactList.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";

interface Props {
  bid: MyBidFactsFragment;
  /** Whether the tender takes bids now. */
  accepts: boolean;
  /** The time that is left, while there is any. */
  countdown: ReactNode;
  onRevise: () => void;
}

/** How the bid stands, on which tender, and what its company may do about it. */
export function BidOutcomeCard({ bid, accepts, countdown, onRevise }: Props) {
  const standing = standingOf(bid.tender);
  const tender = standing === "taken back" ? null : bid.tender;
  const kept = keptSentence(bid);
  const live = accepts && bid.withdrawnAt === null;
  return (
    <SectionCard title="Your bid" action={<StatusBadge status={outcomeOf(bid)} />}>
      <Typography sx={{ mb: 2, maxWidth: MEASURE }}>{outcomeSentence(bid, accepts)}</Typography>
      {kept && <Typography sx={{ mb: 2, maxWidth: MEASURE }}>{kept}</Typography>}
      <Box sx={NO_TIMER_ON_PAPER}>
        <FactList
          facts={[
            ["Tender", `${bid.tenderNumber}, ${bid.tenderTitle}`],
            ["Tender status", <TenderStandingBadge key="status" tender={bid.tender} />],
            ["Where", tender && `${tender.category} · ${tender.location}, ${tender.country}`],
            ["Budget", tender && formatBudget(tender.budgetMin, tender.budgetMax)],
            ["Closes", tender && formatDateTime(tender.closingDate)],
            ["Closes, UTC", tender && formatUtc(tender.closingDate)],
            ["Time left", accepts ? countdown : null],
          ]}
        />
      </Box>
      <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 2 }}>
        {live && (
          <>
            <Button variant="contained" color="primary" onClick={onRevise}>
              Revise
            </Button>
            <WithdrawBid bidId={bid.id} />
          </>
        )}
        {standing === "shown" && (
          <Button variant="outlined" component={Link} to={paths.submitBid(bid.tenderId)}>
            {accepts && !live ? "Bid again" : "View tender"}
          </Button>
        )}
      </Box>
    </SectionCard>
  );
}

/** The time that is left is stale once it is printed: the whole row goes. */
const NO_TIMER_ON_PAPER = { "@media print": { "& dl > div:has([role=timer])": { display: "none" } } };
