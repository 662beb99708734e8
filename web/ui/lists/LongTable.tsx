import { Box } from "@mui/material";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { TableVirtuoso, type TableComponents, type TableVirtuosoHandle } from "react-virtuoso";

import { moveBetweenRows } from "#web/ui/lists/moveBetweenRows.ts";
import { useVirtual } from "#web/ui/lists/useVirtual.ts";

interface Props<T> {
  items: readonly T[];
  label: string;
  /** The header's cells. */
  head: ReactNode;
  /** The cells of a row; the first one is its sticky `th`. */
  cells: (item: T) => ReactNode;
  /** The table's minimum width in CSS. On narrower screens the table scrolls horizontally. */
  minWidth: number | string;
  /** The style of the cells. */
  sx: object;
}

/** Overscan in pixels: rows within this distance above and below the viewport are rendered, too. */
const OVERSCAN_PX = 600;
/** The number of rows rendered before any height is measured. */
const INITIAL_COUNT = 20;

/**
 * A table that scrolls horizontally in its own region. A long table is virtual: only rows near the viewport are
 * rendered.
 */
export function LongTable<T extends { id: string }>({ items, label, head, cells, minWidth, sx }: Props<T>) {
  const { isVirtual, watchFocus } = useVirtual(items.length);
  const virtual = useRef<TableVirtuosoHandle>(null);
  const render = (index: number, done: () => void) => virtual.current?.scrollIntoView({ index, done });
  const [header, rowOf] = [
    <tr key="head">{head}</tr>,
    (item: T, index: number) => (
      <tr key={item.id} data-index={index}>
        {cells(item)}
      </tr>
    ),
  ];
  return (
    // The scrolling region has a tabIndex, because it could not be scrolled with the keyboard otherwise.
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={[SHEET, { "& table": { ...TABLE, minWidth } }, sx]}
      {...watchFocus}
      onKeyDown={(event) => moveBetweenRows(event, items.length, render)}
    >
      {isVirtual ? (
        <TableVirtuoso<T, Frame>
          ref={virtual}
          useWindowScroll
          data={items}
          context={{ label, total: items.length }}
          computeItemKey={(_, { id }) => id}
          components={PARTS as TableComponents<T, Frame>}
          fixedHeaderContent={() => header}
          itemContent={(_, item) => cells(item)}
          increaseViewportBy={OVERSCAN_PX}
          initialItemCount={Math.min(items.length, INITIAL_COUNT)}
        />
      ) : (
        <table aria-label={label}>
          <thead>{header}</thead>
          <tbody>{items.map(rowOf)}</tbody>
        </table>
      )}
    </Box>
  );
}

interface Frame {
  label: string;
  total: number;
}

/** The elements of a virtual table. The header row has the aria-rowindex 1, so the first row of the body has 2. */
const PARTS: TableComponents<unknown, Frame> = {
  Table: ({ context, ...table }) => <table {...table} aria-label={context.label} aria-rowcount={context.total + 1} />,
  TableHead: ({ context: _context, ...head }: ComponentProps<"thead"> & { context: Frame }) => <thead {...head} />,
  TableRow: ({ context: _context, item: _item, ...row }) => <tr {...row} aria-rowindex={row["data-index"] + 2} />,
};

const TABLE = { width: "100%", tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 0 };
const SHEET = {
  overflowX: "auto",
  border: 1,
  borderColor: "divider",
  "& thead": { position: "static !important" },
  "& td, & th": { textAlign: "left", borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" },
  "& tbody tr:last-of-type > *": { borderBottom: 0 },
  "& [data-numeric]": { textAlign: "right" },
  "& th:first-of-type": { position: "sticky", left: 0, zIndex: 1, borderRight: 1, borderRightColor: "divider" },
};
