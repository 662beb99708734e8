import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import { FilterText } from "#web/ui/lists/FilterText.tsx";

/** A filter field with a button below it. The button disappears as soon as the list is filtered. */
function List({ onClick }: { onClick: () => void }) {
  const [part, setPart] = useState("");
  return (
    <>
      <FilterText name="search" label="Search" value={part} onTyped={setPart} />
      <p>Filtered by: {part}</p>
      {part === "" && <button onClick={onClick}>Submit Bid</button>}
    </>
  );
}

test("a press on what stands below a field that was just typed in is a click: the list is filtered after it", async () => {
  const onClick = jest.fn();
  render(<List onClick={onClick} />);
  const [field, button] = [screen.getByLabelText("Search"), screen.getByRole("button")];
  field.focus();

  fireEvent.change(field, { target: { value: "bridge" } });
  fireEvent.pointerDown(button);
  button.focus();
  await new Promise((resolve) => setTimeout(resolve, 400)); // Wait longer than the debounce.
  expect(button).toBeVisible();
  fireEvent.pointerUp(button);
  fireEvent.click(button);

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await screen.findByText("Filtered by: bridge")).toBeVisible();
});

test("a field that is left by a key filters at once", async () => {
  render(<List onClick={jest.fn()} />);
  fireEvent.change(screen.getByLabelText("Search"), { target: { value: "bridge" } });
  screen.getByLabelText("Search").focus();

  await userEvent.tab();

  expect(screen.getByText("Filtered by: bridge")).toBeVisible();
});
