import { Box, Button } from "@mui/material";
import { Suspense } from "react";
import { Link } from "react-router-dom";

import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { useNow } from "#web/clock/useNow.ts";
import { findsIn, showsBid, useBidsShown } from "#web/features/bids/mine/bidsShown.ts";
import { closesAt, MY_BID_COLUMNS } from "#web/features/bids/mine/myBidColumns.tsx";
import { MyBidFinder, NEWEST_FIRST } from "#web/features/bids/mine/MyBidFinder.tsx";
import { MyBidRow } from "#web/features/bids/mine/MyBidRow.tsx";
import { useMyBids } from "#web/features/bids/mine/useMyBids.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";
import { type ListedBid } from "#web/features/bids/ownBid.ts";
import { paths } from "#web/paths.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { useKeptView } from "#web/ui/lists/keptView.ts";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { sortRows } from "#web/ui/lists/table/sortRows.ts";
import { useTableView } from "#web/ui/lists/table/useTableView.ts";

/** Loaded only when the bidder chooses the table. */
const MyBidTable = lazyComponent(async () => (await import("#web/features/bids/mine/MyBidTable.tsx")).MyBidTable);

/** The heights in pixels of the placeholders of a bid and of the table while they load. */
const ROW_HEIGHT = 112;
const TABLE_HEIGHT = 480;

/**
 * The times at which useNow rerenders, besides once a minute. There are none, because once a minute is enough for
 * filtering the bids by the current time.
 */
const NO_MOMENTS: string[] = [];

function openFirst(bids: readonly ListedBid[], now: Date) {
  const isOpen = (bid: ListedBid) => {
    const closes = closesAt(bid);
    return closes !== null && !hasClosed(closes, now);
  };
  return [...bids.filter(isOpen), ...bids.filter((bid) => !isOpen(bid))];
}

export function MyBidList() {
  const { bids, hasMore, failed, retry, readAll } = useMyBids();
  const finder = useBidsShown();
  const { shown, search } = finder;
  const { view, setView } = useKeptView("myBids", finder);
  const table = useTableView(MY_BID_COLUMNS, NEWEST_FIRST, finder);
  const { by, descending } = table.sorting;
  const now = useNow(NO_MOMENTS);
  const trouble = failed && <ErrorState text={words.yourBidsCouldNotBeLoaded} onRetry={retry} />;
  function inOrder(all: readonly ListedBid[]) {
    const found = all.filter(
      (bid) =>
        (!shown || showsBid(shown, bid, now)) &&
        findsIn(search, bid.tenderNumber, bid.tenderTitle, bid.receipt.receiptNumber),
    );
    const sorted = sortRows(found, MY_BID_COLUMNS[by].valueOf, descending);
    // The cards call this order "First to close". The table sorts its column by the date alone.
    return view === "cards" && by === "closes" && !descending ? openFirst(sorted, now) : sorted;
  }

  if (!bids) return trouble || <CardSkeletons count={3} height={ROW_HEIGHT} />;
  // Show nothing here, because BidDraftList already says that there is no draft.
  if (bids.length === 0 && shown === "drafts") return null;
  if (bids.length === 0) {
    const browse = (
      <Button variant="contained" color="primary" component={Link} to={paths.browseTenders}>
        {words.browseTenders}
      </Button>
    );
    return <EmptyState title={words.noBidsYet} text={words.whatYouSubmitStandsHereWith} action={browse} />;
  }

  function handleShowAll() {
    focusTitle();
    finder.findAll();
  }

  const found = inOrder(bids);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <MyBidFinder
        finder={finder}
        found={hasMore || shown === "drafts" ? undefined : found.length}
        view={view}
        setView={setView}
        sorting={table.sorting}
        onSort={table.sort}
      />
      {found.length === 0 ? (
        !hasMore &&
        shown !== "drafts" && (
          <EmptyState
            title={search ? words.noBidMatches : words.noBidHasThisStatus}
            action={
              <Button variant="outlined" onClick={handleShowAll}>
                {words.showAllBids}
              </Button>
            }
          />
        )
      ) : view === "table" ? (
        <Suspense fallback={<CardSkeletons count={1} height={TABLE_HEIGHT} />}>
          <MyBidTable bids={found} view={table} readAll={async (onRead) => inOrder(await readAll(onRead))} />
        </Suspense>
      ) : (
        <LongList
          items={found}
          keyOf={({ id }) => id}
          render={(bid) => <MyBidRow bid={bid} />}
          label={words.yourBids}
          gap={0}
        />
      )}
      {trouble || (hasMore && <CardSkeletons count={2} height={ROW_HEIGHT} />)}
    </Box>
  );
}
