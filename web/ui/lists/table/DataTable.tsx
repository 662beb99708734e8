import { type ReactNode } from "react";

import { LongTable } from "#web/ui/lists/LongTable.tsx";
import { SelectBox } from "#web/ui/lists/SelectBox.tsx";
import { type Selection } from "#web/ui/lists/useSelection.ts";
import { words as listWords } from "#web/ui/lists/words/lists.en.ts";
import { SortButton } from "#web/ui/lists/table/SortButton.tsx";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { isSortable, type TableView } from "#web/ui/lists/table/useTableView.ts";
import { words } from "#web/ui/lists/table/words/table.en.ts";

interface Props<Name extends string, T extends { id: string }, Order extends string> {
  label: string;
  columns: TableColumns<Name, T, Order>;
  view: TableView<Name>;
  /** The rows in display order. */
  rows: readonly T[];
  /** The buttons and links of a row, in its last column. Without them the table has no such column. */
  actions?: (row: T) => ReactNode;
  /** The width of the actions column in pixels. */
  actionsWidth?: number;
  /** The selection of rows. The table then begins with a column of checkboxes. */
  selection?: Selection<T> & {
    /** The name of a row, for screen readers. */
    nameOf: (row: T) => string;
    /** Whether the list has rows that are not loaded yet. */
    hasMore?: boolean;
  };
}

/**
 * A dense table of the chosen columns, which scrolls horizontally in its own region. The first column is sticky. On
 * wide screens, the columns of checkboxes and of actions are sticky, too. A long text is cut to one line, and a tooltip
 * shows all of it.
 */
export function DataTable<Name extends string, T extends { id: string }, Order extends string = never>({
  label,
  columns,
  view: { shown, sorting, sort },
  rows,
  actions,
  actionsWidth = 0,
  selection,
}: Props<Name, T, Order>) {
  const header = (name: Name) =>
    isSortable(columns, name) ? (
      <SortButton key={name} name={name} column={columns[name]} sorting={sorting} onSort={sort} />
    ) : (
      <th key={name} scope="col" data-plain style={{ width: columns[name].width }} data-numeric={columns[name].numeric}>
        {columns[name].label}
      </th>
    );
  const content = (name: Name, row: T) => {
    const { cell, numeric, valueOf } = columns[name];
    const value = valueOf(row);
    const text = typeof value === "string" && !numeric ? value : undefined;
    return (
      <div data-line title={text}>
        {cell?.(row) ?? value}
      </div>
    );
  };
  const [rowHeader, ...others] = shown;
  return (
    <LongTable
      label={label}
      items={rows}
      minWidth={shown.reduce((sum, name) => sum + columns[name].width, actionsWidth + (selection ? SELECT_WIDTH : 0))}
      head={[
        selection && (
          <td key="select" data-select style={{ width: SELECT_WIDTH }}>
            <SelectBox
              label={selection.hasMore ? listWords.selectAllLoaded : listWords.selectAllShown}
              isChecked={selection.areAllSelected}
              isMixed={selection.selected.length > 0 && !selection.areAllSelected}
              onChange={selection.selectAll}
            />
          </td>
        ),
        ...shown.map(header),
        actions && (
          <th key="actions" scope="col" data-plain data-actions style={{ width: actionsWidth }}>
            {words.actions}
          </th>
        ),
      ]}
      cells={(row) => (
        <>
          {selection && (
            <td data-select>
              <SelectBox
                label={listWords.select(selection.nameOf(row))}
                isChecked={selection.isSelected(row.id)}
                onChange={(isWanted) => selection.select([row.id], isWanted)}
              />
            </td>
          )}
          <th scope="row">{rowHeader && content(rowHeader, row)}</th>
          {others.map((name) => (
            <td key={name} data-numeric={columns[name].numeric}>
              {content(name, row)}
            </td>
          ))}
          {actions && <td data-actions>{actions(row)}</td>}
        </>
      )}
      sx={CELLS}
    />
  );
}

/** In pixels, like all widths in this file. */
const ROW_HEIGHT = 56;
const SELECT_WIDTH = 44;

const CELLS = {
  // Scroll padding: when a focused control is scrolled into view, the sticky columns do not cover it.
  scrollPaddingInline: { xs: "10rem 0", md: "14rem 8rem" },
  "& td, & th": { px: 1, py: 0, height: ROW_HEIGHT, typography: "body2", whiteSpace: "nowrap" },
  "& thead :is(th, td)": { p: 0, height: "auto", fontWeight: 600 },
  "& thead th[data-plain]": { px: 1 },
  "& tbody th": { fontWeight: 600 },
  "& tbody tr:hover > *": { bgcolor: "background.default" },
  // The text's line is as high as a click target. A lower line would cut off the outline of a focused link.
  "& [data-line]": { overflow: "hidden", textOverflow: "ellipsis", mx: -0.5, px: 0.5, lineHeight: "44px" },
  // Do not break an e-mail address: `wbr` elements mark its possible line breaks.
  "& [data-line] wbr": { display: "none !important" },
  "& [data-select]": { p: 0, position: { md: "sticky" }, left: 0, zIndex: 1 },
  "& [data-select] + th": { left: { xs: 0, md: SELECT_WIDTH } },
  "& [data-numeric]": { fontVariantNumeric: "tabular-nums" },
  "& [data-actions]": {
    position: { md: "sticky" },
    right: 0,
    borderLeft: { md: 1 },
    borderLeftColor: { md: "divider" },
  },
  // The open menu of a row covers the rows below.
  "& td[data-actions]:has([aria-expanded=true])": { zIndex: 4 },
  "& td[data-actions]": { py: 0, "& > *": { display: "flex", alignItems: "center" } },
  "& td :is(button, a)": { m: 0, px: 1, minWidth: 44, fontSize: "inherit" },
  "& [data-line] a": { display: "inline", m: "0 !important", p: "0 !important" },
};
