import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { RowMenu } from "#web/ui/lists/table/RowMenu.tsx";

const opener = () => screen.getByRole("button", { name: "More: Dam" });
const copy = () => screen.queryByRole("button", { name: "Copy" });

async function open() {
  render(
    <RowMenu name="Dam">
      <button>Publish</button>
      <button>Copy</button>
      <button>Delete</button>
    </RowMenu>,
  );
  await userEvent.click(opener());
}

afterEach(() => jest.restoreAllMocks());

test("on its button, the arrows go to the first and to the last act", async () => {
  await open();

  await userEvent.keyboard("{ArrowUp}");
  expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: "Publish" })).toHaveFocus();
});

test("scrolling the page closes it and returns the focus to its button; scrolling the menu itself does not", async () => {
  await open();
  act(() => copy()?.focus());

  fireEvent.scroll(copy()!.parentElement!);
  expect(copy()).toHaveFocus();
  fireEvent.scroll(document);

  expect(copy()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test("in a low window it is as high as the room allows, and a press on its edge leaves it open", async () => {
  jest.replaceProperty(window, "innerHeight", 200);
  await open();
  const panel = copy()!.parentElement!;

  await userEvent.click(panel);

  expect(panel).toBeVisible();
  expect(panel.style.maxHeight).toBe("192px");
});
