import { render, screen, waitFor } from "@testing-library/react";

import { LongList } from "#web/ui/lists/LongList.tsx";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index + 1}`);
const show = (items: string[]) => render(<LongList items={items} keyOf={(item) => item} render={(item) => <b>{item}</b>} label="Items" />);

test("a list of up to 60 items is drawn whole", () => {
  show(numbers(60));

  expect(screen.getByRole("list", { name: "Items" })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(60);
});

test("of a longer one a part is drawn, and each item tells its place and the number of all", async () => {
  show(numbers(1000));

  await waitFor(() => expect(screen.getAllByRole("listitem").length).toBeLessThan(60));
  const drawn = screen.getAllByRole("listitem");
  expect(screen.getByRole("list", { name: "Items" })).toBeVisible();
  expect(drawn[1]).toHaveTextContent("Item 2");
  expect(drawn[1]).toHaveAttribute("aria-posinset", "2");
  expect(drawn[1]).toHaveAttribute("aria-setsize", "1000");
});
