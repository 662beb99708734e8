import { Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { type BidOrderName } from "#api/bids/lists/bidOrder.rules.ts";

import { words } from "#web/features/deciding/table/words/bidsTable.en.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type BidInTableFragment } from "#web/graphql/generatedOnDemand.ts";
import { paths } from "#web/paths.ts";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { locale } from "#web/format/words/language.en.ts";
import { term } from "#web/format/words/terms.en.ts";

type Column =
  | "company"
  | "country"
  | "tender"
  | "title"
  | "category"
  | "tenderCountry"
  | "closes"
  | "amount"
  | "days"
  | "status"
  | "unconfirmed"
  | "submitted"
  | "decided";

/** Returns "Sealed" for null: until the opening, the API returns the terms of a sealed bid only to its own company. */
const inWords = (value: string | null | undefined) => (value ? term(value) : null);
const unlessSealed = (value: number | null, text: (value: number) => string) =>
  value === null ? words.sealed : text(value);

/** The columns of the All Bids table. The server sorts the rows by the `order` of a column. */
export const BID_TABLE_COLUMNS: TableColumns<Column, BidInTableFragment, BidOrderName> = {
  company: { label: words.company, width: 128, order: "companyName", valueOf: ({ company }) => company.companyName },
  country: {
    label: words.country,
    csvLabel: words.companysCountry,
    width: 136,
    hidden: true,
    order: "companyCountry",
    valueOf: ({ company }) => inWords(company.profile?.addressCountry),
  },
  tender: {
    label: words.tender,
    width: 164,
    order: "tenderNumber",
    valueOf: ({ tender }) => tender?.tenderNumber ?? null,
    cell: ({ tender }) =>
      tender && (
        <Link component={RouterLink} to={paths.tender(tender.id)}>
          {tender.tenderNumber}
        </Link>
      ),
  },
  title: {
    label: words.title,
    csvLabel: words.tendersTitle,
    width: 208,
    hidden: true,
    valueOf: ({ tender }) => tender?.title ?? null,
  },
  category: {
    label: words.category,
    csvLabel: words.tendersCategory,
    width: 128,
    hidden: true,
    order: "tenderCategory",
    valueOf: ({ tender }) => inWords(tender?.category),
  },
  tenderCountry: {
    label: words.tendersCountry,
    width: 136,
    hidden: true,
    order: "tenderCountry",
    valueOf: ({ tender }) => inWords(tender?.country),
  },
  closes: {
    label: words.closes,
    csvLabel: words.closesUtc,
    width: 112,
    numeric: true,
    hidden: true,
    order: "tenderClosingDate",
    valueOf: ({ tender }) => tender?.closingDate ?? null,
    cell: ({ tender }) => tender && <time dateTime={tender.closingDate}>{formatDate(tender.closingDate)}</time>,
  },
  amount: {
    label: words.amount,
    csvLabel: words.bidAmountUsd,
    width: 120,
    numeric: true,
    order: "bidAmount",
    valueOf: ({ bidAmount }) => bidAmount,
    cell: ({ bidAmount }) => unlessSealed(bidAmount, formatMoney),
  },
  days: {
    label: words.days,
    csvLabel: words.timelineDays,
    width: 72,
    numeric: true,
    order: "timelineDays",
    valueOf: ({ timelineDays }) => timelineDays,
    cell: ({ timelineDays }) => unlessSealed(timelineDays, (days) => days.toLocaleString(locale)),
  },
  status: {
    label: words.status,
    width: 104,
    order: "status",
    valueOf: ({ status }) => term(status),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  unconfirmed: {
    label: words.notConfirmed,
    csvLabel: words.addendaNotConfirmed,
    width: 116,
    valueOf: ({ unconfirmedAddenda }) => unconfirmedAddenda.join(", ") || null,
    cell: ({ unconfirmedAddenda }) => (
      <Box component="span" sx={{ display: "inline-flex", gap: 0.5 }}>
        {unconfirmedAddenda.map((number) => (
          <MarkBadge key={number}>{words.addendum(number)}</MarkBadge>
        ))}
      </Box>
    ),
  },
  submitted: {
    label: words.submitted,
    csvLabel: words.submittedUtc,
    width: 112,
    numeric: true,
    order: "submittedAt",
    valueOf: ({ submittedAt }) => submittedAt,
    cell: ({ submittedAt }) => (
      <time dateTime={submittedAt} title={formatDateTime(submittedAt)}>
        {formatDate(submittedAt)}
      </time>
    ),
  },
  decided: {
    label: words.decided,
    csvLabel: words.decidedUtc,
    width: 200,
    numeric: true,
    hidden: true,
    order: "decidedAt",
    valueOf: ({ decidedAt }) => decidedAt,
    cell: ({ decidedAt }) => decidedAt && <time dateTime={decidedAt}>{formatDateTime(decidedAt)}</time>,
  },
};
export type BidTableColumn = Column;
