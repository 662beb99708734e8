import { ButtonBase } from "@mui/material";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";

import { type Sorting } from "#web/ui/lists/listView.ts";

interface Props<Name extends string> {
  name: Name;
  /** The column; `width` is in pixels. */
  column: { label: string; width: number; numeric?: boolean };
  sorting: Sorting<Name>;
  onSort: (sorting: Sorting<Name>) => void;
}

/** A column header that sorts the table by its column. A second press reverses the order. */
export function SortButton<Name extends string>({
  name,
  column: { label, width, numeric },
  sorting,
  onSort,
}: Props<Name>) {
  const sorted = sorting.by === name;
  const direction = sorting.descending ? "descending" : "ascending";
  const Arrow = !sorted ? ArrowUpDown : sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" style={{ width }} aria-sort={sorted ? direction : "none"}>
      <ButtonBase
        onClick={() => onSort({ by: name, descending: sorted && !sorting.descending })}
        sx={{
          width: 1,
          minHeight: 44,
          px: 1,
          gap: 0.5,
          justifyContent: numeric ? "flex-end" : "flex-start",
          typography: "body2",
          fontWeight: 600,
          // A long label wraps, so that it does not cover the next one.
          lineHeight: 1.25,
          textAlign: numeric ? "right" : "left",
          whiteSpace: "normal",
          "& svg": { opacity: sorted ? 1 : 0.5, flex: "none" },
        }}
      >
        <span>{label}</span>
        <Arrow size={14} aria-hidden />
      </ButtonBase>
    </th>
  );
}
