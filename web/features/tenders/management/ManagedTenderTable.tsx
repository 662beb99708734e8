import { Box, Button } from "@mui/material";
import { useMemo } from "react";

import { managedTenderColumns } from "#web/features/tenders/management/managedTenderColumns.tsx";
import { useBidCounts } from "#web/features/tenders/management/useBidCounts.ts";
import { isAwarded, isDraft, mayCancel, type TenderActs } from "#web/features/tenders/management/ManagedTenderCard.tsx";
import { type useTenderDesk } from "#web/features/tenders/management/useTenderDesk.ts";
import { words } from "#web/features/tenders/management/words/management.en.ts";
import { type TenderFactsFragment } from "#web/graphql/generated.ts";
import { type ManyTendersToDo } from "#web/features/tenders/management/many/manyActs.ts";
import { TenderSelection } from "#web/features/tenders/management/many/TenderSelection.tsx";
import { RowMenu } from "#web/ui/lists/table/RowMenu.tsx";
import { useSelection } from "#web/ui/lists/useSelection.ts";
import { HistoryLink } from "#web/ui/HistoryLink.tsx";
import { type Sorting } from "#web/ui/lists/listView.ts";
import { DataTable } from "#web/ui/lists/table/DataTable.tsx";
import { type ReadAll } from "#web/ui/lists/table/DownloadCsv.tsx";
import { sortRows } from "#web/ui/lists/table/sortRows.ts";
import { TableBar } from "#web/ui/lists/table/TableBar.tsx";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { useTableView } from "#web/ui/lists/table/useTableView.ts";

interface Props extends TenderActs {
  /** The tenders of the list, newest first. */
  tenders: readonly TenderFactsFragment[];
  /** Whether further tenders are still being loaded. */
  hasMore: boolean;
  desk: ReturnType<typeof useTenderDesk>;
  readAll: ReadAll<TenderFactsFragment>;
  /** Called to open the dialog of an act on the selected tenders. */
  onMany: (toDo: ManyTendersToDo) => void;
}

type Column = keyof ReturnType<typeof managedTenderColumns>;
const UNCOUNTED = managedTenderColumns(null);
const NEWEST_FIRST: Sorting<Column> = { by: "created", descending: true };

/** The list of Tender Management as a table. The browser sorts the rows, because it loads all pages of the list. */
export function ManagedTenderTable({
  tenders,
  hasMore,
  desk,
  readAll,
  onEdit,
  onStep,
  onCopy,
  onDelete,
  onCancel,
  onMany,
}: Props) {
  const view = useTableView(UNCOUNTED, NEWEST_FIRST, desk);
  const { by, descending } = view.sorting;
  const counts = useBidCounts(desk.filters, view.shown.includes("bids") || by === "bids");
  const columns: TableColumns<Column, TenderFactsFragment> = useMemo(() => managedTenderColumns(counts), [counts]);
  const sorted = useMemo(() => sortRows(tenders, columns[by].valueOf, descending), [tenders, columns, by, descending]);
  const selection = useSelection(sorted);
  return (
    <>
      <TableBar
        columns={columns}
        view={view}
        readAll={async (onRead) => sortRows(await readAll(onRead), columns[by].valueOf, descending)}
        fileName="tenders.csv"
      />
      <TenderSelection selection={selection} columns={columns} shown={view.shown} onMany={onMany} />
      <DataTable
        label={words.tenders}
        columns={columns}
        view={view}
        rows={sorted}
        selection={{ ...selection, hasMore, nameOf: ({ tenderNumber }) => tenderNumber }}
        actionsWidth={112}
        actions={(tender) => (
          <Box>
            {!tender.cancelledAt && (
              <Button variant="text" aria-label={words.editOf(tender.tenderNumber)} onClick={() => onEdit(tender.id)}>
                {words.edit}
              </Button>
            )}
            <RowMenu name={tender.tenderNumber}>
              {isDraft(tender) && (
                <Button
                  variant="text"
                  aria-label={words.publishOf(tender.tenderNumber)}
                  onClick={() => onStep("publish", tender.id)}
                >
                  {words.publish}
                </Button>
              )}
              {isAwarded(tender) && (
                <Button
                  variant="text"
                  aria-label={words.takeBackAwardOf(tender.tenderNumber)}
                  onClick={() => onStep("takeBackAward", tender.id)}
                >
                  {words.takeBackAward}
                </Button>
              )}
              <Button variant="text" aria-label={words.copyOf(tender.tenderNumber)} onClick={() => onCopy(tender)}>
                {words.copy}
              </Button>
              <HistoryLink of={{ noun: "tender", id: tender.id }} name={tender.tenderNumber} />
              {mayCancel(tender) && (
                <Button
                  variant="text"
                  aria-label={words.cancelTenderOf(tender.tenderNumber)}
                  onClick={() => onCancel(tender)}
                >
                  {words.cancelTender}
                </Button>
              )}
              <Button
                variant="text"
                color="error"
                aria-label={words.deleteOf(tender.tenderNumber)}
                onClick={() => onDelete(tender)}
              >
                {words.deleteIt}
              </Button>
            </RowMenu>
          </Box>
        )}
      />
    </>
  );
}
