import { sortRows } from "#web/ui/lists/table/sortRows.ts";

test("rows are sorted by numbers or texts, numbers in texts by their value; equal rows keep their order, rows without a value come last", () => {
  const rows = [
    { id: 1, value: "AX-10" },
    { id: 2, value: null },
    { id: 3, value: "AX-9" },
    { id: 4, value: "ax-9" },
    { id: 5, value: "École" },
    { id: 6, value: "Dam" },
  ];
  const sorted = (descending: boolean) => sortRows(rows, ({ value }) => value, descending).map(({ id }) => id);

  expect(sorted(false)).toEqual([4, 3, 1, 6, 5, 2]);
  expect(sorted(true)).toEqual([5, 6, 1, 3, 4, 2]);
  expect(sortRows([10, 9, -1], (value) => value, false)).toEqual([-1, 9, 10]);
});
