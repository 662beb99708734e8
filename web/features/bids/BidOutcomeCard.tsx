import { Box, Button, Typography } from "@mui/material";
import { type ReactNode } from "react";
import { Link } from "react-router-dom";

import { outcomeOf, outcomeSentence } from "#web/features/bids/bidOutcome.ts";
import { WithdrawBid } from "#web/features/bids/WithdrawBid.tsx";
import { formatDateTime, formatUtc } from "#web/format/dates.ts";
import { formatBudget } from "#web/format/money.ts";
import { type MyBidFactsFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
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
  const { tender } = bid;
  const live = accepts && bid.withdrawnAt === null;
  const isThere = tender !== null && tender.deletedAt === null;
  return (
    <SectionCard title="Your bid" action={<StatusBadge status={outcomeOf(bid)} />}>
      <Typography sx={{ mb: 2, maxWidth: "70ch" }}>{outcomeSentence(bid, accepts)}</Typography>
      {!isThere && (
        <Typography sx={{ mb: 2, maxWidth: "70ch" }}>
          The tender is not shown any more. What you submitted is kept.
        </Typography>
      )}
      {tender && (
        <FactList
          facts={[
            ["Tender", `${tender.tenderNumber}, ${tender.title}`],
            ["Tender status", <StatusBadge key="status" status={tender.status} />],
            ["Where", `${tender.category} · ${tender.location}, ${tender.country}`],
            ["Budget", formatBudget(tender.budgetMin, tender.budgetMax)],
            ["Closes", formatDateTime(tender.closingDate)],
            ["Closes, UTC", formatUtc(tender.closingDate)],
            ["Time left", accepts ? countdown : null],
          ]}
        />
      )}
      <Box className="no-print" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 2 }}>
        {live && (
          <>
            <Button variant="contained" color="primary" onClick={onRevise}>
              Revise
            </Button>
            <WithdrawBid bidId={bid.id} />
          </>
        )}
        {isThere && (
          <Button variant="outlined" component={Link} to={paths.submitBid(bid.tenderId)}>
            {accepts && !live ? "Bid again" : "View tender"}
          </Button>
        )}
      </Box>
    </SectionCard>
  );
}
