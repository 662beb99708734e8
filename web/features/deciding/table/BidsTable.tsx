import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router-dom";

import {
  bidFilterOf,
  bidFiltersIn,
  leavesSealedOut,
  OFFERED_BID_FILTERS,
} from "#web/features/deciding/bidFilterControls.ts";
import { BidFilters } from "#web/features/deciding/table/BidFilters.tsx";
import { BID_TABLE_COLUMNS, type BidTableColumn } from "#web/features/deciding/table/bidTableColumns.tsx";
import { useBidsInTable } from "#web/features/deciding/table/useBidsInTable.ts";
import { words } from "#web/features/deciding/table/words/bidsTable.en.ts";
import { type BidInTableFragment } from "#web/graphql/generatedOnDemand.ts";
import { paths } from "#web/paths.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { HistoryLink } from "#web/ui/HistoryLink.tsx";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { ShowMore } from "#web/ui/lists/ShowMore.tsx";
import { type Sorting } from "#web/ui/lists/listView.ts";
import { DataTable } from "#web/ui/lists/table/DataTable.tsx";
import { TableBar } from "#web/ui/lists/table/TableBar.tsx";
import { type TableView, useTableView } from "#web/ui/lists/table/useTableView.ts";
import { type useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

const NEWEST_FIRST: Sorting<BidTableColumn> = { by: "submitted", descending: true };
const NO_FILTERS = Object.fromEntries(OFFERED_BID_FILTERS.map(({ name }) => [name, ""]));

interface Props {
  finder: ReturnType<typeof useAddressFilters>;
  /** The control that switches between the grouped view and the table. */
  children: ReactNode;
}

/** All bids that are not withdrawn, of all tenders, in one table. The server sorts and filters them. */
export function BidsTable({ finder, children }: Props) {
  const { address, put } = finder;
  const texts = useMemo(() => bidFiltersIn(address), [address]);
  const view = useTableView(BID_TABLE_COLUMNS, NEWEST_FIRST, finder);
  const { by, descending } = view.sorting;
  const reading = useBidsInTable(bidFilterOf(texts), BID_TABLE_COLUMNS[by].order ?? "submittedAt", descending);
  const isByTerms = by === "amount" || by === "days" || leavesSealedOut(texts);
  function findAll() {
    // Move the focus to the title, because the clicked button is removed.
    focusTitle();
    put(NO_FILTERS);
  }

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <BidFilters
        texts={texts}
        finder={finder}
        found={reading.total}
        foundIsExact={reading.totalIsExact}
        onFindAll={findAll}
      >
        {children}
      </BidFilters>
      {isByTerms && <Typography sx={{ color: "text.secondary" }}>{words.sealedBidsAreLeftOut}</Typography>}
      <Rows reading={reading} view={view} onFindAll={findAll} />
    </Box>
  );
}

interface RowsProps {
  reading: ReturnType<typeof useBidsInTable>;
  view: TableView<BidTableColumn>;
  onFindAll: () => void;
}

function Rows({ reading, view, onFindAll }: RowsProps) {
  const { bids, hasMore, step, readMore, failed, retry, readAll } = reading;
  if (failed) return <ErrorState text={words.theBidsCouldNotBe} onRetry={retry} />;
  if (!bids) return <CardSkeletons count={1} height={TABLE_HEIGHT} />;
  if (bids.length === 0 && !hasMore)
    return (
      <EmptyState
        title={words.noBidMatches}
        text={words.changeWhatYouLookFor}
        action={
          <Button variant="outlined" onClick={onFindAll}>
            {words.showAllBids}
          </Button>
        }
      />
    );
  return (
    <>
      <TableBar columns={BID_TABLE_COLUMNS} view={view} readAll={readAll} fileName="bids.csv" />
      <DataTable
        label={words.bids}
        columns={BID_TABLE_COLUMNS}
        view={view}
        rows={bids}
        actionsWidth={104}
        actions={(bid) => <RowActions bid={bid} />}
      />
      <ShowMore noun={words.moreBids} hasMore={hasMore} step={step} onMore={readMore} />
    </>
  );
}

/** The height of the skeleton, in pixels. */
const TABLE_HEIGHT = 640;

/**
 * The links of a row. The first link leads to the tender's page, because bids are decided where all bids of the tender
 * are shown.
 */
function RowActions({ bid: { id, company, tender } }: { bid: BidInTableFragment }) {
  const of = tender ? `${company.companyName}, ${tender.tenderNumber}` : company.companyName;
  return (
    <Box>
      {tender && (
        <Button
          variant="text"
          component={Link}
          to={paths.tenderSection(tender.id, "bids")}
          aria-label={words.bidsOfTheTenderOf(of)}
        >
          {words.showBids}
        </Button>
      )}
      <HistoryLink of={{ noun: "bid", id }} name={of} isDense />
    </Box>
  );
}
