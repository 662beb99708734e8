import { words } from "#web/features/deciding/comparison/words/comparison.en.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { type Sorting } from "#web/ui/lists/listView.ts";
import { sortRows } from "#web/ui/lists/table/sortRows.ts";
import { term } from "#web/format/words/terms.en.ts";

type BidColumn = "company" | "amount" | "budget" | "days" | "submitted" | "status";

export type BidSorting = Sorting<BidColumn>;

interface Column {
  name: BidColumn;
  label: string;
  /** The column's width in pixels. */
  width: number;
  numeric?: boolean;
  valueOf: (bid: ReadableBid) => number | string;
}

/** The column "Against budget" sorts by the amount, which gives the same order. */
export const BID_COLUMNS: readonly Column[] = [
  { name: "company", label: words.company, width: 144, valueOf: ({ company }) => company.companyName },
  { name: "amount", label: words.amount, width: 136, numeric: true, valueOf: ({ bidAmount }) => bidAmount },
  { name: "budget", label: words.againstBudget, width: 200, valueOf: ({ bidAmount }) => bidAmount },
  { name: "days", label: words.days, width: 88, numeric: true, valueOf: ({ timelineDays }) => timelineDays },
  { name: "submitted", label: words.submitted, width: 176, valueOf: ({ submittedAt }) => submittedAt },
  { name: "status", label: words.status, width: 152, valueOf: ({ status }) => term(status) },
];

export const TABLE_WIDTH = BID_COLUMNS.reduce((sum, { width }) => sum + width, 0);

/** Sorts bids by a column. Bids with the same value are sorted by submission time. */
export function sortBids(bids: readonly ReadableBid[], { by, descending }: BidSorting) {
  const { valueOf } = BID_COLUMNS.find(({ name }) => name === by)!;
  return sortRows(
    sortRows(bids, ({ submittedAt }) => submittedAt, false),
    valueOf,
    descending,
  );
}
