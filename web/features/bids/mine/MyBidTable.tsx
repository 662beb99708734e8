import { MY_BID_COLUMNS, type MyBidColumn } from "#web/features/bids/mine/myBidColumns.tsx";
import { type ListedBid } from "#web/features/bids/ownBid.ts";
import { DataTable } from "#web/ui/lists/table/DataTable.tsx";
import { type ReadAll } from "#web/ui/lists/table/DownloadCsv.tsx";
import { TableBar } from "#web/ui/lists/table/TableBar.tsx";
import { type TableView } from "#web/ui/lists/table/useTableView.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

interface Props {
  /** The bids in display order. */
  bids: readonly ListedBid[];
  view: TableView<MyBidColumn>;
  readAll: ReadAll<ListedBid>;
}

export const MyBidTable = ({ bids, view, readAll }: Props) => (
  <>
    <TableBar columns={MY_BID_COLUMNS} view={view} readAll={readAll} fileName="my-bids.csv" />
    <DataTable label={words.yourBids} columns={MY_BID_COLUMNS} view={view} rows={bids} />
  </>
);
