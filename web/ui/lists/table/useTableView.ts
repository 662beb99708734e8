import { useMemo } from "react";

import { type Sorting, sortingIn } from "#web/ui/lists/listView.ts";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { type useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

export interface TableView<Name extends string> {
  /** The names of the visible columns, in the table's order. */
  shown: readonly Name[];
  sorting: Sorting<Name>;
  choose: (names: readonly Name[]) => void;
  sort: (sorting: Sorting<Name>) => void;
}

/**
 * The visible columns and the sort order of a table. They are stored in the URL query: `columns=title,status`,
 * `sort=-closes` for descending. Unknown values are ignored, and defaults are omitted.
 */
export function useTableView<Name extends string, T, Order extends string>(
  columns: TableColumns<Name, T, Order>,
  first: Sorting<Name>,
  { address, put }: Pick<ReturnType<typeof useAddressFilters>, "address" | "put">,
): TableView<Name> {
  const names = Object.keys(columns) as Name[];
  const usual = names.filter((name) => !columns[name].hidden);
  const inAddress = address.get("columns")?.split(",");
  const shown = inAddress ? names.filter((name, place) => place === 0 || inAddress.includes(name)) : usual;

  const { by, descending } =
    sortingIn(
      address,
      names.filter((name) => isSortable(columns, name)),
    ) ?? first;

  return {
    shown,
    sorting: useMemo(() => ({ by, descending }), [by, descending]),
    choose(chosen) {
      const kept = names.filter((name, place) => place === 0 || chosen.includes(name));
      put({ columns: kept.join() === usual.join() ? "" : kept.join() });
    },
    sort: (sorting) =>
      put({
        sort:
          sorting.by === first.by && sorting.descending === first.descending
            ? ""
            : `${sorting.descending ? "-" : ""}${sorting.by}`,
      }),
  };
}

/**
 * Whether the rows can be sorted by this column. If any column has an `order`, the server sorts the list, and only
 * columns with an `order` are sortable. Otherwise the browser sorts it by any column.
 */
export const isSortable = <Name extends string, T, Order extends string>(
  columns: TableColumns<Name, T, Order>,
  name: Name,
) =>
  columns[name].order !== undefined ||
  Object.values<TableColumns<Name, T, Order>[Name]>(columns).every(({ order }) => order === undefined);
