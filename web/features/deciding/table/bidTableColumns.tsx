import { Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { type BidOrderName } from "#api/bids/lists/bidOrder.rules.ts";

import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { formatMoney } from "#web/format/amounts.ts";
import { type BidInTableFragment } from "#web/graphql/generatedOnDemand.ts";
import { paths } from "#web/paths.ts";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";

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
const unlessSealed = (value: number | null, text: (value: number) => string) =>
  value === null ? "Sealed" : text(value);

/** The columns of the All Bids table. The server sorts the rows by the `order` of a column. */
export const BID_TABLE_COLUMNS: TableColumns<Column, BidInTableFragment, BidOrderName> = {
  company: { label: "Company", width: 128, order: "companyName", valueOf: ({ company }) => company.companyName },
  country: {
    label: "Country",
    csvLabel: "Company's country",
    width: 136,
    hidden: true,
    order: "companyCountry",
    valueOf: ({ company }) => company.profile?.addressCountry ?? null,
  },
  tender: {
    label: "Tender",
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
    label: "Title",
    csvLabel: "Tender's title",
    width: 208,
    hidden: true,
    valueOf: ({ tender }) => tender?.title ?? null,
  },
  category: {
    label: "Category",
    csvLabel: "Tender's category",
    width: 128,
    hidden: true,
    order: "tenderCategory",
    valueOf: ({ tender }) => tender?.category ?? null,
  },
  tenderCountry: {
    label: "Tender's country",
    width: 136,
    hidden: true,
    order: "tenderCountry",
    valueOf: ({ tender }) => tender?.country ?? null,
  },
  closes: {
    label: "Closes",
    csvLabel: "Closes (UTC)",
    width: 112,
    numeric: true,
    hidden: true,
    order: "tenderClosingDate",
    valueOf: ({ tender }) => tender?.closingDate ?? null,
    cell: ({ tender }) => tender && <time dateTime={tender.closingDate}>{formatDate(tender.closingDate)}</time>,
  },
  amount: {
    label: "Amount",
    csvLabel: "Bid amount (USD)",
    width: 120,
    numeric: true,
    order: "bidAmount",
    valueOf: ({ bidAmount }) => bidAmount,
    cell: ({ bidAmount }) => unlessSealed(bidAmount, formatMoney),
  },
  days: {
    label: "Days",
    csvLabel: "Timeline (days)",
    width: 72,
    numeric: true,
    order: "timelineDays",
    valueOf: ({ timelineDays }) => timelineDays,
    cell: ({ timelineDays }) => unlessSealed(timelineDays, (days) => days.toLocaleString("en-US")),
  },
  status: {
    label: "Status",
    width: 104,
    order: "status",
    valueOf: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  unconfirmed: {
    label: "Not confirmed",
    csvLabel: "Addenda not confirmed",
    width: 116,
    valueOf: ({ unconfirmedAddenda }) => unconfirmedAddenda.join(", ") || null,
    cell: ({ unconfirmedAddenda }) => (
      <Box component="span" sx={{ display: "inline-flex", gap: 0.5 }}>
        {unconfirmedAddenda.map((number) => (
          <MarkBadge key={number}>{`Addendum ${number}`}</MarkBadge>
        ))}
      </Box>
    ),
  },
  submitted: {
    label: "Submitted",
    csvLabel: "Submitted (UTC)",
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
    label: "Decided",
    csvLabel: "Decided (UTC)",
    width: 200,
    numeric: true,
    hidden: true,
    order: "decidedAt",
    valueOf: ({ decidedAt }) => decidedAt,
    cell: ({ decidedAt }) => decidedAt && <time dateTime={decidedAt}>{formatDateTime(decidedAt)}</time>,
  },
};
export type BidTableColumn = Column;
