import { Box, Link, Paper, Typography } from "@mui/material";
import { type ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { outcomeOf, shownOutcomeOf, tenderStateOf } from "#web/features/bids/mine/bidOutcome.ts";
import { BidTenderBadge } from "#web/features/bids/mine/BidTenderBadge.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type ListedBid } from "#web/features/bids/ownBid.ts";
import { paths } from "#web/paths.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { addendaNamed } from "#web/ui/words/addenda.en.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

export function MyBidRow({ bid }: { bid: ListedBid }) {
  const { tender } = bid;
  const isShown = tenderStateOf(tender) === "shown";
  const closes = tender && isShown ? tender.closingDate : null;
  const { now } = useAcceptsBids(tender);
  const decision = closes && tender && outcomeOf(bid) === "pending" ? decisionExpected(tender, now) : null;
  const titleId = `bid-${bid.id}`;
  return (
    <Paper component="article" aria-labelledby={titleId} sx={ROW}>
      <Box sx={{ gridArea: "tender", minWidth: 0 }}>
        <Typography
          component="span"
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1.5,
            fontWeight: 550,
            color: "text.secondary",
          }}
        >
          <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            {bid.tenderNumber}
          </Box>
          <BidTenderBadge tender={tender} />
          {isShown && bid.unconfirmedAddenda.length > 0 && (
            <MarkBadge>{words.notConfirmed(addendaNamed(bid.unconfirmedAddenda))}</MarkBadge>
          )}
          {bid.documentsOwed > 0 && <MarkBadge>{words.documentsOwed}</MarkBadge>}
        </Typography>
        <Typography id={titleId} variant="h2" sx={{ overflowWrap: "anywhere" }}>
          <Link component={RouterLink} to={paths.myBid(bid.id)} sx={{ display: "inline-block", py: 1.375 }}>
            {bid.tenderTitle}
          </Link>
        </Typography>
      </Box>
      <Box sx={{ gridArea: "status" }}>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary", mr: 1 }}>
          {words.yourBid}
        </Typography>
        <StatusBadge status={shownOutcomeOf(bid)} />
      </Box>
      <Typography component="p" sx={{ gridArea: "amount", textAlign: { sm: "right" }, fontWeight: 600 }}>
        {formatMoney(bid.bidAmount)}
      </Typography>
      <Box component="dl" sx={FACTS}>
        <Fact term={words.submitted}>{formatDateTime(bid.submittedAt)}</Fact>
        {closes && <Fact term={hasClosed(closes, now) ? words.closed : words.closes}>{formatDateTime(closes)}</Fact>}
        {tender?.cancelledAt && <Fact term={words.cancelled}>{formatDateTime(tender.cancelledAt)}</Fact>}
        {decision && <Fact term={words.decision}>{decision}</Fact>}
        <Fact term={words.receipt}>{bid.receipt.receiptNumber}</Fact>
        {bid.decidedAt && !bid.withdrawnAt && <Fact term={words.decided}>{formatDateTime(bid.decidedAt)}</Fact>}
        {bid.withdrawnAt && <Fact term={words.withdrawnOn}>{formatDateTime(bid.withdrawnAt)}</Fact>}
      </Box>
    </Paper>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

const ROW = {
  display: "grid",
  alignItems: "start",
  columnGap: 3,
  rowGap: 1.5,
  p: { xs: 2, md: 3 },
  gridTemplateAreas: { xs: `"tender" "status" "amount" "facts"`, sm: `"tender status" "tender amount" "facts facts"` },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
};
const FACTS = {
  gridArea: "facts",
  m: 0,
  pt: 1.5,
  borderTop: 1,
  borderColor: "divider",
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fit, minmax(14rem, 1fr))" },
};
