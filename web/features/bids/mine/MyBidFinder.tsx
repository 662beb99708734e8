import { Box } from "@mui/material";

import { BIDS_SHOWN, type BidsShown, type useBidsShown } from "#web/features/bids/mine/bidsShown.ts";
import { MY_BID_COLUMNS, type MyBidColumn } from "#web/features/bids/mine/myBidColumns.tsx";
import { words } from "#web/features/bids/mine/words/mine.en.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { FilterText } from "#web/ui/lists/FilterText.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";
import { LIST_VIEWS, type ListView, type Sorting } from "#web/ui/lists/listView.ts";
import { ViewChoice } from "#web/ui/lists/ViewChoice.tsx";

interface Props {
  finder: ReturnType<typeof useBidsShown>;
  found: number | undefined;
  view: ListView;
  setView: (view: ListView) => void;
  sorting: Sorting<MyBidColumn>;
  onSort: (sorting: Sorting<MyBidColumn>) => void;
}

const LABELS: Record<BidsShown, string> = {
  pending: words.pending,
  accepted: words.accepted,
  rejected: words.rejected,
  withdrawn: words.withdrawn,
  unconfirmed: words.toConfirmOrRevise,
  documents: words.documentsOwed,
  closing: words.closingWithin7Days,
  drafts: words.draftsToSubmit,
};
const STATUSES = BIDS_SHOWN.map((value) => ({ value, label: LABELS[value] }));

interface Order extends Sorting<MyBidColumn> {
  label: string;
}

export const NEWEST_FIRST: Order = { label: words.newestFirst, by: "submitted", descending: true };
/** The orders that the cards offer besides newest first. The table is sorted by its column headers instead. */
const ORDERS: Order[] = [
  { label: words.oldestFirst, by: "submitted", descending: false },
  { label: words.firstToClose, by: "closes", descending: false },
  { label: words.highestAmount, by: "amount", descending: true },
  { label: words.lowestAmount, by: "amount", descending: false },
  { label: words.byNumber, by: "number", descending: false },
  { label: words.byStatus, by: "bid", descending: false },
];

export function MyBidFinder({ finder, found, view, setView, sorting, onSort }: Props) {
  const { search, shown, finding, findText, setShown, findAll } = finder;
  const offered: Order[] = [NEWEST_FIRST, ...ORDERS];
  const isChosen = ({ by, descending }: Order) => by === sorting.by && descending === sorting.descending;
  const orders = offered.some(isChosen)
    ? offered
    : [...offered, { label: words.tableOrder(MY_BID_COLUMNS[sorting.by].label, sorting.descending), ...sorting }];
  return (
    <Finder
      noun={words.bid}
      finding={finding}
      found={found}
      foundText={finding ? words.found : words.bids}
      onFindAll={findAll}
      columns={view === "cards" ? WITH_ORDER : COLUMNS}
      view={<ViewChoice label={words.view} views={LIST_VIEWS} view={view} onChoose={setView} />}
    >
      <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
        <FilterText name="search" label={words.searchBids} value={search} onTyped={findText} />
      </Box>
      <FilterChoice
        name="status"
        label={words.bidStatus}
        value={shown ?? ""}
        all={words.all}
        choices={STATUSES}
        onChosen={setShown}
      />
      {view === "cards" && (
        <FilterChoice
          name="sort"
          label={words.sort}
          value={valueOf(orders.findIndex(isChosen))}
          all={NEWEST_FIRST.label}
          choices={orders.slice(1).map(({ label }, place) => ({ value: valueOf(place + 1), label }))}
          onChosen={(value) => onSort(orders[Number(value)] ?? NEWEST_FIRST)}
        />
      )}
    </Finder>
  );
}

/** The value of the option at this place. The first one is the option without a value. */
const valueOf = (place: number) => (place === 0 ? "" : String(place));

const COLUMNS = { xs: "minmax(0, 1fr) minmax(0, 1fr)", md: "minmax(0, 1fr) 14rem" };
const WITH_ORDER = { xs: "minmax(0, 1fr) minmax(0, 1fr)", sm: "minmax(0, 1fr) 13rem 13rem" };
