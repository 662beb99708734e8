import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { SelectBox } from "#web/ui/lists/SelectBox.tsx";
import { SelectionBar } from "#web/ui/lists/SelectionBar.tsx";
import { useSelection } from "#web/ui/lists/useSelection.ts";

function Dams({ names }: { names: string[] }) {
  const { selected, isSelected, select, clear } = useSelection(names.map((id) => ({ id })));
  return (
    <>
      <h1 tabIndex={-1}>Dams</h1>
      <SelectionBar text={selected.length > 0 ? `${selected.length} selected` : null} onClear={clear}>
        <button>Publish</button>
      </SelectionBar>
      {names.map((name) => (
        <SelectBox
          key={name}
          label={name}
          isChecked={isSelected(name)}
          onChange={(isWanted) => select([name], isWanted)}
        />
      ))}
    </>
  );
}

const box = (name: string) => screen.getByRole("checkbox", { name });

afterEach(() => jest.restoreAllMocks());

test("a row that leaves the list is not selected when it comes back", async () => {
  const { rerender } = render(<Dams names={["Bui", "Inga"]} />);
  await userEvent.click(box("Bui"));
  await userEvent.click(box("Inga"));

  rerender(<Dams names={["Inga"]} />);
  expect(screen.getByRole("status")).toHaveTextContent("1 selected");
  rerender(<Dams names={["Bui", "Inga"]} />);

  expect(box("Bui")).not.toBeChecked();
  expect(box("Inga")).toBeChecked();
});

test("Clear selection moves the focus to the heading, because the button goes", async () => {
  render(<Dams names={["Bui"]} />);
  await userEvent.click(box("Bui"));

  await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));

  expect(box("Bui")).not.toBeChecked();
  expect(screen.getByRole("heading")).toHaveFocus();
});

test("while it is shown, its height stays free above a row that the page scrolls to", async () => {
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(58);
  render(<Dams names={["Bui"]} />);
  await userEvent.click(box("Bui"));
  expect(document.documentElement.style.scrollPaddingTop).toBe("58px");

  await userEvent.click(box("Bui"));

  expect(document.documentElement.style.scrollPaddingTop).toBe("");
});
