import { Box, Link, Paper, Typography } from "@mui/material";
import { type ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { useAcceptsBids } from "#web/clock/useAcceptsBids.ts";
import { shownOutcomeOf } from "#web/features/bids/mine/bidOutcome.ts";
import { BidTenderBadge } from "#web/features/bids/mine/BidTenderBadge.tsx";
import { closesAt, expectedDecision, marksOf } from "#web/features/bids/mine/myBidColumns.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type ListedBid } from "#web/features/bids/ownBid.ts";
import { paths } from "#web/paths.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

/** A bid in the list. The whole row is a link to the bid's page. */
export function MyBidRow({ bid }: { bid: ListedBid }) {
  const { tender } = bid;
  const closes = closesAt(bid);
  const { now } = useAcceptsBids(tender);
  const decision = expectedDecision(bid, now);
  const titleId = `bid-${bid.id}`;
  return (
    <Paper component="article" aria-labelledby={titleId} sx={ROW}>
      <Box sx={MARKS}>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {bid.tenderNumber}
        </Box>
        <BidTenderBadge tender={tender} />
        {marksOf(bid).map(({ text }) => (
          <MarkBadge key={text}>{text}</MarkBadge>
        ))}
      </Box>
      <Typography id={titleId} variant="h2" sx={TITLE}>
        <Link component={RouterLink} to={paths.myBid(bid.id)} underline="hover" sx={WHOLE_ROW}>
          {bid.tenderTitle}
        </Link>
      </Typography>
      <Box sx={{ gridArea: "status" }}>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary", mr: 1 }}>
          {words.yourBid}
        </Typography>
        <StatusBadge status={shownOutcomeOf(bid)} />
      </Box>
      <Typography component="p" sx={{ gridArea: "amount", textAlign: "right", fontWeight: 600 }}>
        {formatMoney(bid.bidAmount)}
      </Typography>
      <Box component="dl" sx={FACTS}>
        <Fact term={words.submitted} isExtra>
          {formatDateTime(bid.submittedAt)}
        </Fact>
        {closes && <Fact term={hasClosed(closes, now) ? words.closed : words.closes}>{formatDateTime(closes)}</Fact>}
        {tender?.cancelledAt && <Fact term={words.cancelled}>{formatDateTime(tender.cancelledAt)}</Fact>}
        {decision && <Fact term={words.decision}>{decision}</Fact>}
        <Fact term={words.receipt} isExtra>
          {bid.receipt.receiptNumber}
        </Fact>
        {bid.decidedAt && !bid.withdrawnAt && <Fact term={words.decided}>{formatDateTime(bid.decidedAt)}</Fact>}
        {bid.withdrawnAt && <Fact term={words.withdrawnOn}>{formatDateTime(bid.withdrawnAt)}</Fact>}
      </Box>
    </Paper>
  );
}

interface FactProps {
  term: string;
  /** Whether phones leave this fact out. The bid's own page shows it. */
  isExtra?: boolean;
  children: ReactNode;
}

const Fact = ({ term, isExtra = false, children }: FactProps) => (
  <Box sx={{ display: isExtra ? { xs: "none", sm: "flex" } : "flex", columnGap: 0.75, flexWrap: "wrap" }}>
    <Box component="dt" sx={{ color: "text.secondary" }}>
      {term}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

const ROW = {
  position: "relative",
  display: "grid",
  alignItems: "center",
  columnGap: 2,
  rowGap: 0.25,
  mt: "-1px",
  px: { xs: 1.5, md: 2 },
  py: 1.25,
  gridTemplateAreas: {
    xs: `"marks marks" "title title" "status amount" "facts facts"`,
    sm: `"marks status" "title amount" "facts facts"`,
  },
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "&:hover": { bgcolor: "background.default" },
};
const MARKS = {
  gridArea: "marks",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1.5,
  rowGap: 0.5,
  typography: "body2",
  fontWeight: 550,
  color: "text.secondary",
};
const TITLE = { gridArea: "title", fontSize: "1rem", overflowWrap: "anywhere", py: 0.25 };
/** Extends the link's click target to the whole row. */
const WHOLE_ROW = { "&::after": { content: '""', position: "absolute", inset: 0 } };
const FACTS = {
  gridArea: "facts",
  m: 0,
  display: "flex",
  flexWrap: "wrap",
  columnGap: 3,
  typography: "body2",
};
