import { type CellValue } from "#web/ui/lists/table/tableColumn.ts";

/**
 * Sorts rows in the browser by the value of a column. The sort is stable. Rows without a value are last in both
 * directions.
 */
export function sortRows<T>(rows: readonly T[], valueOf: (row: T) => CellValue, descending: boolean): T[] {
  const turn = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort(({ value: one }, { value: other }) =>
      one === null || other === null ? Number(one === null) - Number(other === null) : turn * compare(one, other),
    )
    .map(({ row }) => row);
}

const collator = new Intl.Collator("en", { numeric: true });
const compare = (one: number | string, other: number | string) =>
  typeof one === "number" && typeof other === "number" ? one - other : collator.compare(String(one), String(other));
