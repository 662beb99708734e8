import { Box } from "@mui/material";

import { ColumnChoice } from "#web/ui/lists/table/ColumnChoice.tsx";
import { DownloadCsv, type ReadAll } from "#web/ui/lists/table/DownloadCsv.tsx";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { type TableView } from "#web/ui/lists/table/useTableView.ts";

interface Props<Name extends string, T, Order extends string> {
  columns: TableColumns<Name, T, Order>;
  view: TableView<Name>;
  readAll: ReadAll<T>;
  fileName: string;
}

/** The buttons above a table: the choice of columns, and the download as CSV. */
export function TableBar<Name extends string, T, Order extends string = never>({
  columns,
  view,
  readAll,
  fileName,
}: Props<Name, T, Order>) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <ColumnChoice columns={columns} view={view} />
      <DownloadCsv columns={columns} shown={view.shown} readAll={readAll} fileName={fileName} />
    </Box>
  );
}
