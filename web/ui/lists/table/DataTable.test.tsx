import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { renderAt } from "#web/testing/renderAt.tsx";
import { watchSaved } from "#web/testing/watchSaved.ts";
import { DataTable } from "#web/ui/lists/table/DataTable.tsx";
import { sortRows } from "#web/ui/lists/table/sortRows.ts";
import { TableBar } from "#web/ui/lists/table/TableBar.tsx";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";
import { useTableView } from "#web/ui/lists/table/useTableView.ts";

interface Dam {
  id: string;
  name: string;
  height: number;
}
type Column = "name" | "height" | "place";
const COLUMNS: TableColumns<Column, Dam> = {
  name: { label: "Name", width: 100, valueOf: ({ name }) => name },
  height: {
    label: "Height",
    csvLabel: "Height (m)",
    width: 100,
    numeric: true,
    valueOf: ({ height }) => height,
    cell: ({ height }) => `${height} m`,
  },
  place: { label: "Place", width: 100, hidden: true, valueOf: ({ id }) => `River ${id}` },
};
const DAMS = [
  { id: "1", name: "Kariba", height: 128 },
  { id: "2", name: "=Inga", height: 50 },
  { id: "3", name: "Bui", height: 108 },
];

interface Given {
  rows?: readonly Dam[];
  readAll?: (onRead: (count: number) => void) => Promise<readonly Dam[]>;
}

function Dams({ rows = DAMS, readAll = () => Promise.resolve(rows) }: Given) {
  const view = useTableView(COLUMNS, { by: "height", descending: true }, useAddressFilters());
  const sort = (dams: readonly Dam[]) => sortRows(dams, COLUMNS[view.sorting.by].valueOf, view.sorting.descending);
  return (
    <>
      <TableBar
        columns={COLUMNS}
        view={view}
        readAll={async (onRead) => sort(await readAll(onRead))}
        fileName="dams.csv"
      />
      <DataTable
        label="Dams"
        columns={COLUMNS}
        view={view}
        rows={sort(rows)}
        actionsWidth={100}
        actions={({ name }) => (
          <div>
            <button>{`Edit ${name}`}</button>
            {name !== "Bui" && <button>{`Delete ${name}`}</button>}
          </div>
        )}
      />
    </>
  );
}
const open = (search = "", given: Given = {}) =>
  renderAt(`/dams${search}`, [
    { path: "/dams", element: <Dams {...given} /> },
    { path: "/", element: "Home" },
  ]);

const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const toggle = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));

afterEach(() => jest.restoreAllMocks());

test("a header sorts by its column, a second press the other way round; the order is kept in the address, the first one is left out", async () => {
  const { router } = open();
  expect(names()).toEqual(["Kariba", "Bui", "=Inga"]);
  expect(screen.getByRole("columnheader", { name: "Height" })).toHaveAttribute("aria-sort", "descending");

  await press("Name");
  expect(names()).toEqual(["=Inga", "Bui", "Kariba"]);
  expect(router.state.location.search).toBe("?sort=name");
  expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await press("Name");
  expect(router.state.location.search).toBe("?sort=-name");

  await press("Height");
  expect(router.state.location.search).toBe("?sort=height");
  await press("Height");
  expect(router.state.location.search).toBe("");
  expect(screen.getByRole("columnheader", { name: "Actions" })).not.toHaveAttribute("aria-sort");
});

test("columns are chosen with checkboxes, and kept in the address; the first one stays", async () => {
  const { router } = open();
  expect(headers()).toEqual(["Name", "Height", "Actions"]);
  expect(button("Columns")).toHaveAttribute("aria-expanded", "false");
  await press("Columns");
  expect(screen.getByRole("checkbox", { name: "Name" })).toBeDisabled();

  await toggle("Place");
  expect(headers()).toEqual(["Name", "Height", "Place", "Actions"]);
  expect(router.state.location.search).toBe("?columns=name%2Cheight%2Cplace");
  await toggle("Height");
  expect(headers()).toEqual(["Name", "Place", "Actions"]);
  await act(() => router.navigate(-1));
  expect(headers()).toEqual(["Name", "Height", "Place", "Actions"]);

  await toggle("Place");
  expect(router.state.location.search).toBe("");
});

test("Escape closes the choice of columns and returns to its button; so does leaving it, without moving the focus", async () => {
  open();
  await press("Columns");
  await toggle("Place");

  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("checkbox", { name: "Place" })).not.toBeInTheDocument();
  expect(button("Columns")).toHaveFocus();

  await press("Columns");
  act(() => button("Download CSV").focus());
  expect(button("Columns")).toHaveAttribute("aria-expanded", "false");
});

test.each([
  "?columns=nonsense,height&sort=nonsense",
  "?columns=height,constructor&sort=-toString",
  "?columns=name,height&sort=--height",
])("what is unknown in the address counts as not given: %s", (search) => {
  open(search);

  expect(headers()).toEqual(["Name", "Height", "Actions"]);
  expect(names()).toEqual(["Kariba", "Bui", "=Inga"]);
});

test("Tab reaches every control of every row; the arrows go to the same control of the next row, Home and End to the first and the last one", async () => {
  open();
  act(() => button("Height").focus());
  await userEvent.tab();
  expect(button("Edit Kariba")).toHaveFocus();
  await userEvent.tab();
  expect(button("Delete Kariba")).toHaveFocus();
  await userEvent.tab();
  expect(button("Edit Bui")).toHaveFocus();
  act(() => button("Delete Kariba").focus());

  await userEvent.keyboard("{ArrowDown}");
  expect(button("Edit Bui")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(button("Edit =Inga")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(button("Edit =Inga")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  expect(button("Edit Kariba")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(button("Edit Kariba")).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(button("Edit =Inga")).toHaveFocus();
  await userEvent.keyboard("{Control>}{Home}{/Control}");
  expect(button("Edit =Inga")).toHaveFocus();
});

test("outside the rows the keys are the browser's own", () => {
  open();

  expect(fireEvent.keyDown(button("Height"), { key: "ArrowDown" })).toBe(true);
  expect(fireEvent.keyDown(button("Edit Bui"), { key: "ArrowDown" })).toBe(false);
});

test("the CSV file has the columns and the order of the screen, and texts that begin like a formula stay texts", async () => {
  const { saved, textOf } = watchSaved();
  open("?columns=name,place,height&sort=name");

  await press("Download CSV");

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await textOf(saved[0]!)).toBe(
    "Name,Height (m),Place\r\n'=Inga,50,River 2\r\nBui,108,River 3\r\nKariba,128,River 1\r\n",
  );
  expect(saved[0]!.type).toBe("text/csv;charset=utf-8");
});

test("while pages are read for the file, their number is told, and a second press starts nothing; a failure is told", async () => {
  const { saved } = watchSaved();
  const reads: {
    onRead: (count: number) => void;
    answer: (rows: readonly Dam[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  open("", { readAll: (onRead) => new Promise((answer, fail) => reads.push({ onRead, answer, fail })) });

  await press("Download CSV");
  act(() => reads[0]!.onRead(1_200));
  await press("Reading… 1,200");
  expect(reads).toHaveLength(1);
  act(() => reads[0]!.answer(DAMS));
  await waitFor(() => expect(saved).toHaveLength(1));

  await press("Download CSV");
  act(() => reads[1]!.fail(new Error("The network is down")));
  expect(await screen.findByText("Failed to download the CSV file")).toBeVisible();
  expect(saved).toHaveLength(1);
});

test("whoever leaves the screen while pages are read ends the reading, and nothing is saved", async () => {
  const { saved } = watchSaved();
  let onRead: (count: number) => void = () => undefined;
  const { router } = open("", { readAll: (tell) => ((onRead = tell), new Promise(() => undefined)) });
  await press("Download CSV");

  await act(() => router.navigate("/"));

  expect(() => onRead(100)).toThrow();
  expect(saved).toEqual([]);
});

test("a long table renders a part of its rows, and tells the number of all", async () => {
  open("", {
    rows: Array.from({ length: 500 }, (_, index) => ({ id: `${index}`, name: `Dam ${index}`, height: 1000 - index })),
  });

  const table = await screen.findByRole("table", { name: "Dams" });

  expect(table).toHaveAttribute("aria-rowcount", "501");
  expect(within(table).getAllByRole("rowheader").length).toBeLessThan(60);
});
