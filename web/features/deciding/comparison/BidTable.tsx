import { BID_COLUMNS, TABLE_WIDTH, type BidSorting } from "#web/features/deciding/comparison/bidColumns.ts";
import { BidRow } from "#web/features/deciding/comparison/BidRow.tsx";
import { words } from "#web/features/deciding/comparison/words/comparison.en.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { type TenderToDecideFragment } from "#web/graphql/generatedDeciding.ts";
import { LongTable } from "#web/ui/lists/LongTable.tsx";
import { SortButton } from "#web/ui/lists/table/SortButton.tsx";

interface Props {
  tender: TenderToDecideFragment;
  bids: readonly ReadableBid[];
  sorting: BidSorting;
  placeOf: (amount: number) => number;
  onSort: (sorting: BidSorting) => void;
}

export function BidTable({ tender, bids, sorting, placeOf, onSort }: Props) {
  const head = BID_COLUMNS.map((column) => (
    <SortButton key={column.name} name={column.name} column={column} sorting={sorting} onSort={onSort} />
  ));
  return (
    <LongTable
      label={words.bidsOnCompared(tender.tenderNumber)}
      items={bids}
      head={head}
      cells={(bid) => <BidRow bid={bid} tender={tender} placeOf={placeOf} />}
      minWidth={TABLE_WIDTH}
      sx={CELLS}
    />
  );
}

const CELLS = {
  "& td, & th": { px: 1, py: 1.5, verticalAlign: "top" },
  "& thead th": { p: 0 },
  "& tbody th": { fontWeight: 600, overflowWrap: "anywhere" },
};
