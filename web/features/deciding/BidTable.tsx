import { Box } from "@mui/material";
import { type ComponentProps } from "react";
import { TableVirtuoso, type TableComponents } from "react-virtuoso";

import { BID_COLUMNS, TABLE_WIDTH, type BidSorting } from "#web/features/deciding/bidColumns.ts";
import { BidRow } from "#web/features/deciding/BidRow.tsx";
import { SortButton } from "#web/features/deciding/SortButton.tsx";
import { type SubmittedBidFragment, type TenderToDecideFragment } from "#web/graphql/generated.ts";

interface Props {
  tender: TenderToDecideFragment;
  bids: readonly SubmittedBidFragment[];
  sorting: BidSorting;
  placeOf: (amount: number) => number;
  onSort: (sorting: BidSorting) => void;
}

/** A longer table is virtual: only the rows near the viewport are rendered. */
const MAX_PLAIN_ITEMS = 60;

/** The table scrolls sideways in its own region; the company column is sticky. */
export function BidTable({ tender, bids, sorting, placeOf, onSort }: Props) {
  const caption = `Bids on ${tender.tenderNumber} compared`;
  const cells = (bid: SubmittedBidFragment) => <BidRow bid={bid} tender={tender} placeOf={placeOf} />;
  const head = (
    <tr>
      {BID_COLUMNS.map((column) => (
        <SortButton key={column.name} column={column} sorting={sorting} onSort={onSort} />
      ))}
    </tr>
  );

  return (
    // A scrolling region needs tabIndex, or the keyboard cannot scroll it.
    <Box role="region" aria-label={caption} tabIndex={0} sx={SHEET}>
      {bids.length > MAX_PLAIN_ITEMS ? (
        <TableVirtuoso
          useWindowScroll
          data={bids}
          context={{ caption, total: bids.length }}
          computeItemKey={(_, { id }) => id}
          components={PARTS}
          fixedHeaderContent={() => head}
          itemContent={(_, bid) => cells(bid)}
          increaseViewportBy={600}
          initialItemCount={20}
        />
      ) : (
        <table aria-label={caption}>
          <thead>{head}</thead>
          <tbody>
            {bids.map((bid) => (
              <tr key={bid.id}>{cells(bid)}</tr>
            ))}
          </tbody>
        </table>
      )}
    </Box>
  );
}

interface Frame {
  caption: string;
  total: number;
}

/** aria-rowindex 1 is the header row. */
const PARTS: TableComponents<SubmittedBidFragment, Frame> = {
  Table: ({ context, ...table }) => <table {...table} aria-label={context.caption} aria-rowcount={context.total + 1} />,
  TableHead: ({ context: _context, ...head }: ComponentProps<"thead"> & { context: Frame }) => <thead {...head} />,
  TableRow: ({ context: _context, item: _item, ...row }) => <tr {...row} aria-rowindex={row["data-index"] + 2} />,
};

const SHEET = {
  overflowX: "auto",
  border: 1,
  borderColor: "divider",
  "& table": { width: "100%", minWidth: TABLE_WIDTH, tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 0 },
  "& thead": { position: "static !important" },
  "& td, & th": { p: 1.5, textAlign: "left", verticalAlign: "top", borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" },
  "& thead th": { p: 0 },
  "& tbody tr:last-of-type > *": { borderBottom: 0 },
  "& [data-numeric]": { textAlign: "right" },
  "& th:first-of-type": { position: "sticky", left: 0, zIndex: 1, borderRight: 1, borderRightColor: "divider" },
  "& tbody th": { fontWeight: 600, overflowWrap: "anywhere" },
};
