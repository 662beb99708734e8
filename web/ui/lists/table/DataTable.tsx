import { type ReactNode } from "react";

import { LongTable } from "#web/ui/lists/LongTable.tsx";
import { SortButton } from "#web/ui/lists/table/SortButton.tsx";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { isSortable, type TableView } from "#web/ui/lists/table/useTableView.ts";
import { words } from "#web/ui/lists/table/words/table.en.ts";

interface Props<Name extends string, T, Order extends string> {
  label: string;
  columns: TableColumns<Name, T, Order>;
  view: TableView<Name>;
  /** The rows in display order. */
  rows: readonly T[];
  /** The buttons and links of a row, in its last column. */
  actions: (row: T) => ReactNode;
  /** The width of the actions column in pixels. */
  actionsWidth: number;
}

/**
 * A dense table of the chosen columns. It scrolls horizontally in its own region. The first column is sticky. On wide
 * screens, the actions column is sticky, too.
 */
export function DataTable<Name extends string, T extends { id: string }, Order extends string = never>({
  label,
  columns,
  view: { shown, sorting, sort },
  rows,
  actions,
  actionsWidth,
}: Props<Name, T, Order>) {
  const header = (name: Name) =>
    isSortable(columns, name) ? (
      <SortButton key={name} name={name} column={columns[name]} sorting={sorting} onSort={sort} />
    ) : (
      <th key={name} scope="col" data-plain style={{ width: columns[name].width }} data-numeric={columns[name].numeric}>
        {columns[name].label}
      </th>
    );
  const content = (name: Name, row: T) => columns[name].cell?.(row) ?? columns[name].valueOf(row);
  const [rowHeader, ...others] = shown;
  return (
    <LongTable
      label={label}
      items={rows}
      minWidth={shown.reduce((sum, name) => sum + columns[name].width, actionsWidth)}
      head={[
        ...shown.map(header),
        <th key="actions" scope="col" data-plain data-actions style={{ width: actionsWidth }}>
          {words.actions}
        </th>,
      ]}
      cells={(row) => (
        <>
          <th scope="row">{rowHeader && content(rowHeader, row)}</th>
          {others.map((name) => (
            <td key={name} data-numeric={columns[name].numeric}>
              {content(name, row)}
            </td>
          ))}
          <td data-actions>{actions(row)}</td>
        </>
      )}
      sx={CELLS}
    />
  );
}

const CELLS = {
  // Scroll padding: when a focused control is scrolled into view, the sticky columns do not cover it.
  scrollPaddingInline: { xs: "10rem 0", md: "10rem 18rem" },
  "& td, & th": { px: 1, py: 0.5, height: 45, typography: "body2", overflowWrap: "anywhere" },
  "& thead th": { p: 0, height: "auto", fontWeight: 600 },
  "& thead th[data-plain]": { px: 1 },
  "& tbody th": { fontWeight: 600 },
  "& tbody tr:hover > *": { bgcolor: "background.default" },
  "& [data-numeric]": { fontVariantNumeric: "tabular-nums" },
  "& [data-actions]": {
    position: { md: "sticky" },
    right: 0,
    borderLeft: { md: 1 },
    borderLeftColor: { md: "divider" },
  },
  "& td[data-actions]": { py: 0, "& > *": { display: "flex", alignItems: "center" } },
  "& td :is(button, a)": { m: 0, px: 1, minWidth: 44, fontSize: "inherit" },
};
