import { type ReactNode } from "react";

/** The raw value of a cell, for sorting and for CSV: numbers without units, times as ISO texts. */
export type CellValue = string | number | null;

export interface TableColumn<T, Order extends string = never> {
  label: string;
  /**
   * The heading in the CSV file, if it differs from `label`. It must include the unit, because the values have none.
   */
  csvLabel?: string;
  /** In pixels. */
  width: number;
  numeric?: boolean;
  /** Whether the column is hidden by default. */
  hidden?: true;
  valueOf: (row: T) => CellValue;
  /** Renders the cell; by default the raw value is shown. */
  cell?: (row: T) => ReactNode;
  /** The server's order field. If the server sorts the list, only columns with an `order` are sortable. */
  order?: Order;
}

/** The columns of a table in their order. The first one identifies the row and cannot be hidden. */
export type TableColumns<Name extends string, T, Order extends string = never> = Record<Name, TableColumn<T, Order>>;
