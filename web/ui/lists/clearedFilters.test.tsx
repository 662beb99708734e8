import { act, fireEvent, screen } from "@testing-library/react";

import { renderAt } from "#web/testing/renderAt.tsx";
import { FilterText } from "#web/ui/lists/FilterText.tsx";
import { SearchField } from "#web/ui/lists/SearchField.tsx";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

function List() {
  const { address, put, putTyped } = useAddressFilters();
  return (
    <>
      <SearchField label="Search" value={address.get("search") ?? ""} onTyped={(text) => putTyped("search", text)} />
      <FilterText
        name="location"
        label="Location"
        value={address.get("location") ?? ""}
        onTyped={(text) => putTyped("location", text)}
      />
      <button onClick={() => put({ search: "", location: "", country: "" })}>Clear Filters</button>
      <button onClick={() => put({ country: "Ghana" })}>Ghana</button>
    </>
  );
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400))); // Longer than the debounce.

/** Presses a button as a browser does: the field loses the focus between press and release. */
function press(name: string) {
  const button = screen.getByRole("button", { name });
  fireEvent.pointerDown(button);
  act(() => button.focus());
  fireEvent.pointerUp(button);
  fireEvent.click(button);
}

async function typeAndPress(label: string, button: string, before = "?country=Kenya") {
  const { router } = renderAt(`/${before}`, [{ path: "/", element: <List /> }]);
  const field = await screen.findByLabelText(label);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: "Mom" } });
  press(button);
  await pause();
  return { field, address: router.state.location.search };
}

test.each(["Search", "Location"])(
  "what was typed in %s just before the filters are cleared stays cleared",
  async (label) => {
    const { field, address } = await typeAndPress(label, "Clear Filters");

    expect(field).toHaveValue("");
    expect(address).toBe("");
  },
);

test.each(["Search", "Location"])("what replaces a text of %s is cleared with it", async (label) => {
  const { field, address } = await typeAndPress(label, "Clear Filters", "?search=Mo&location=Mo");

  expect(field).toHaveValue("");
  expect(address).toBe("");
});

test.each(["Search", "Location"])("what was typed in %s stays when another filter is chosen", async (label) => {
  const { field, address } = await typeAndPress(label, "Ghana");

  expect(field).toHaveValue("Mom");
  expect(address).toContain("country=Ghana");
  expect(address).toContain("Mom");
});
