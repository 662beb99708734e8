import { Box } from "@mui/material";
import { type ComponentProps } from "react";
import { TableVirtuoso, type TableComponents } from "react-virtuoso";

import { type BidderProfile } from "#web/features/tenders/bidderProfile.ts";
import { TenderRow } from "#web/features/tenders/TenderRow.tsx";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";

interface Props {
  tenders: readonly TenderFactsFragment[];
  now: Date;
  profile: BidderProfile;
}

/** A longer table is virtual: only the rows near the viewport are rendered. */
const MAX_PLAIN_ITEMS = 60;
const LABEL = "Open tenders";
const COLUMNS = [
  { name: "Tender", width: 256 },
  { name: "Budget from", width: 124, numeric: true },
  { name: "Budget to", width: 124, numeric: true },
  { name: "Closes, your time", width: 156, numeric: true },
  { name: "Days left", width: 64, numeric: true },
  { name: "Action", width: 200 },
];

/** The table scrolls sideways in its own region; the tender's column is sticky. */
export function TenderTable({ tenders, now, profile }: Props) {
  const head = (
    <tr>
      {COLUMNS.map(({ name, width, numeric }) => (
        <th key={name} scope="col" style={{ width }} data-numeric={numeric}>{name}</th>
      ))}
    </tr>
  );
  const cells = (tender: TenderFactsFragment) => <TenderRow tender={tender} now={now} profile={profile} />;

  return (
    // A scrolling region needs tabIndex, or the keyboard cannot scroll it.
    <Box role="region" aria-label={LABEL} tabIndex={0} sx={SHEET}>
      {tenders.length > MAX_PLAIN_ITEMS ? (
        <TableVirtuoso
          useWindowScroll
          data={tenders}
          context={{ total: tenders.length }}
          computeItemKey={(_, { id }) => id}
          components={PARTS}
          fixedHeaderContent={() => head}
          itemContent={(_, tender) => cells(tender)}
          increaseViewportBy={600}
          initialItemCount={20}
        />
      ) : (
        <table aria-label={LABEL}>
          <thead>{head}</thead>
          <tbody>
            {tenders.map((tender) => (
              <tr key={tender.id}>{cells(tender)}</tr>
            ))}
          </tbody>
        </table>
      )}
    </Box>
  );
}

interface Frame {
  total: number;
}

/** aria-rowindex 1 is the header row. */
const PARTS: TableComponents<TenderFactsFragment, Frame> = {
  Table: ({ context, ...table }) => <table {...table} aria-label={LABEL} aria-rowcount={context.total + 1} />,
  TableHead: ({ context: _context, ...head }: ComponentProps<"thead"> & { context: Frame }) => <thead {...head} />,
  TableRow: ({ context: _context, item: _item, ...row }) => <tr {...row} aria-rowindex={row["data-index"] + 2} />,
};

const SHEET = {
  overflowX: "auto",
  border: 1,
  borderColor: "divider",
  "& table": { width: "100%", minWidth: COLUMNS.reduce((sum, { width }) => sum + width, 0), tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 0 },
  "& thead": { position: "static !important" },
  "& td, & th": { px: 1.25, py: 1, textAlign: "left", borderBottom: 1, borderColor: "divider", bgcolor: "background.paper", overflowWrap: "anywhere" },
  "& thead th": { typography: "body2", fontWeight: 600 },
  "& tbody tr:last-of-type > *": { borderBottom: 0 },
  "& [data-numeric]": { textAlign: "right", fontVariantNumeric: "tabular-nums" },
  "& th:first-of-type": { position: { md: "sticky" }, left: 0, zIndex: 1, borderRight: 1, borderRightColor: "divider" },
  "& tbody th": { fontWeight: 400 },
};
