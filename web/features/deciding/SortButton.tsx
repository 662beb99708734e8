import { ButtonBase } from "@mui/material";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";

import { type BID_COLUMNS, type BidSorting } from "#web/features/deciding/bidColumns.ts";

interface Props {
  column: (typeof BID_COLUMNS)[number];
  sorting: BidSorting;
  onSort: (sorting: BidSorting) => void;
}

/** A column header; a second press reverses the order. */
export function SortButton({ column: { name, label, width, numeric }, sorting, onSort }: Props) {
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
          px: 1.5,
          gap: 0.75,
          justifyContent: numeric ? "flex-end" : "flex-start",
          typography: "body2",
          fontWeight: 600,
          "& svg": { opacity: sorted ? 1 : 0.5, flex: "none" },
        }}
      >
        {label}
        <Arrow size={14} aria-hidden />
      </ButtonBase>
    </th>
  );
}
