import { Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { serverNow } from "#web/clock/serverClock.ts";
import { outcomeOf, shownOutcomeOf, tenderStateOf } from "#web/features/bids/mine/bidOutcome.ts";
import { BidTenderBadge, tenderStatusText } from "#web/features/bids/mine/BidTenderBadge.tsx";
import { type ListedBid } from "#web/features/bids/ownBid.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { term } from "#web/format/words/terms.en.ts";
import { paths } from "#web/paths.ts";
import { type TableColumn, type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { addendaNamed } from "#web/ui/words/addenda.en.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

export type MyBidColumn =
  "number" | "title" | "bid" | "toDo" | "amount" | "closes" | "tender" | "submitted" | "decided" | "receipt";

const time = (
  label: string,
  width: number,
  valueOf: (bid: ListedBid) => string | null,
  format: (moment: string) => string,
): TableColumn<ListedBid> => ({
  label,
  csvLabel: `${label} (UTC)`,
  width,
  numeric: true,
  valueOf,
  cell(bid) {
    const moment = valueOf(bid);
    return (
      moment && (
        <time dateTime={moment} title={formatDateTime(moment)}>
          {format(moment)}
        </time>
      )
    );
  },
});

/** The expected decision date as a sentence; null if no decision is expected any more. */
export const expectedDecision = (bid: ListedBid, now: Date) =>
  bid.tender && tenderStateOf(bid.tender) === "shown" && outcomeOf(bid) === "pending"
    ? decisionExpected(bid.tender, now)
    : null;

/** The closing time of a bid's tender; null where the tender is not shown any more. */
export const closesAt = ({ tender }: ListedBid) =>
  tender && tenderStateOf(tender) === "shown" ? tender.closingDate : null;

/**
 * What the company still has to do about a bid: confirm an addendum, hand in documents. `short` is for the column "To
 * do", whose heading says the rest.
 */
export const marksOf = ({ tender, unconfirmedAddenda, documentsOwed }: ListedBid) => {
  const named = addendaNamed(unconfirmedAddenda);
  return [
    ...(tenderStateOf(tender) === "shown" && unconfirmedAddenda.length > 0
      ? [{ text: words.notConfirmed(named), short: named }]
      : []),
    ...(documentsOwed > 0 ? [{ text: words.documentsOwed, short: words.documents }] : []),
  ];
};

/** The columns of My Bids. The cards are sorted by them, too. */
export const MY_BID_COLUMNS: TableColumns<MyBidColumn, ListedBid> = {
  number: { label: words.number, width: 176, valueOf: ({ tenderNumber }) => tenderNumber },
  title: {
    label: words.title,
    width: 200,
    valueOf: ({ tenderTitle }) => tenderTitle,
    cell: ({ id, tenderTitle }) => (
      <Link component={RouterLink} to={paths.myBid(id)}>
        {tenderTitle}
      </Link>
    ),
  },
  bid: {
    label: words.yourBid,
    width: 120,
    valueOf: (bid) => term(shownOutcomeOf(bid)),
    cell: (bid) => <StatusBadge status={shownOutcomeOf(bid)} />,
  },
  toDo: {
    label: words.toDo,
    width: 144,
    valueOf: (bid) =>
      marksOf(bid)
        .map(({ text }) => text)
        .join(", ") || null,
    cell: (bid) => (
      <Box component="span" sx={MARKS}>
        {marksOf(bid).map(({ short }) => (
          <MarkBadge key={short}>{short}</MarkBadge>
        ))}
      </Box>
    ),
  },
  amount: {
    label: words.bidAmount,
    csvLabel: words.bidAmountInDollars,
    width: 144,
    numeric: true,
    valueOf: ({ bidAmount }) => bidAmount,
    cell: ({ bidAmount }) => formatMoney(bidAmount),
  },
  closes: time(words.closes, 128, closesAt, formatDate),
  tender: {
    label: words.tenderStatus,
    width: 152,
    valueOf: ({ tender }) => tenderStatusText(tender, serverNow()),
    cell: ({ tender }) => <BidTenderBadge tender={tender} />,
  },
  submitted: { ...time(words.submitted, 208, ({ submittedAt }) => submittedAt, formatDateTime), hidden: true },
  decided: { ...time(words.decided, 128, ({ decidedAt }) => decidedAt, formatDate), hidden: true },
  receipt: { label: words.receipt, width: 152, hidden: true, valueOf: ({ receipt }) => receipt.receiptNumber },
};

/** Two marks are one below the other, as high as a row. */
const MARKS = { display: "inline-grid", justifyItems: "start", rowGap: "2px", verticalAlign: "middle" };
