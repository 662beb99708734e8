import { type ReactNode } from "react";

/** What a cell holds, for sorting and for the CSV file: numbers without units, times as ISO texts. */
export type CellValue = string | number | null;

export interface TableColumn<T, Order extends string = never> {
  label: string;
  /** The heading in the CSV file, where a unit belongs to it. */
  csvLabel?: string;
  /** Pixels. */
  width: number;
  numeric?: boolean;
  /** Shown only when it is chosen. */
  hidden?: true;
  valueOf: (row: T) => CellValue;
  /** What is shown instead of the value as it is. */
  cell?: (row: T) => ReactNode;
  /** The order field of the server's list. A list that is sorted by the server sorts by no other column. */
  order?: Order;
}

/** A table's columns in their order. The first one names the row, and is always shown. */
export type TableColumns<Name extends string, T, Order extends string = never> = Record<Name, TableColumn<T, Order>>;
