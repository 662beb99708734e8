import { act, render, screen, waitFor } from "@testing-library/react";

import { LongList } from "#web/ui/lists/LongList.tsx";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index + 1}`);
const listOf = (items: string[]) => (
  <LongList items={items} keyOf={(item) => item} render={(item) => <button>{item}</button>} label="Items" />
);
const show = (items: string[]) => render(listOf(items));
const isVirtual = () => screen.getAllByRole("listitem")[0]!.hasAttribute("aria-setsize");

test("a list of fewer than 50 items is drawn whole", () => {
  show(numbers(49));

  expect(screen.getByRole("list", { name: "Items" })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(49);
});

test("its first six items are rendered before the others", () => {
  const items = numbers(49);
  const draw = jest.fn((item: string) => item);

  render(<LongList items={items} keyOf={(item) => item} render={draw} />);

  expect(draw.mock.calls.slice(0, 7).map(([item]) => item)).toEqual([...items.slice(0, 6), "Item 1"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(49);
});

test("of a longer one a part is drawn, and each item tells its place and the number of all", async () => {
  show(numbers(1000));

  await waitFor(() => expect(isVirtual()).toBe(true));
  expect(screen.getAllByRole("listitem").length).toBeLessThan(60);
  const drawn = screen.getAllByRole("listitem");
  expect(screen.getByRole("list", { name: "Items" })).toBeVisible();
  expect(drawn[1]).toHaveTextContent("Item 2");
  expect(drawn[1]).toHaveAttribute("aria-posinset", "2");
  expect(drawn[1]).toHaveAttribute("aria-setsize", "1000");
});

test("in a dialog, which scrolls by itself, a longer one is drawn whole, too", async () => {
  render(<LongList items={numbers(60)} keyOf={(item) => item} render={(item) => item} isWhole />);

  await act(async () => {
    await import("#web/ui/lists/VirtualList.tsx");
  });
  expect(screen.getAllByRole("listitem")).toHaveLength(60);
  expect(isVirtual()).toBe(false);
});

test("a focused item keeps the focus when the list grows to 50 items, which is virtual only once the focus has left", async () => {
  const { rerender } = show(numbers(49));
  const focused = screen.getByRole("button", { name: "Item 49" });
  act(() => focused.focus());

  rerender(listOf(["Item 0", ...numbers(49)]));

  expect(focused).toBeInTheDocument();
  expect(focused).toHaveFocus();
  expect(screen.getAllByRole("listitem")).toHaveLength(50);
  act(() => focused.blur());
  await waitFor(() => expect(isVirtual()).toBe(true));
});

test("a focused item of a virtual list keeps the focus when the list shrinks to 49 items", async () => {
  const { rerender } = show(numbers(61));
  await waitFor(() => expect(isVirtual()).toBe(true));
  const focused = screen.getByRole("button", { name: "Item 2" });
  act(() => focused.focus());

  rerender(listOf(numbers(49)));

  expect(focused).toBeInTheDocument();
  expect(focused).toHaveFocus();
  act(() => focused.blur());
  expect(isVirtual()).toBe(false);
});
