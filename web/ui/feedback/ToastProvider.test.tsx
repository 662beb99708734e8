import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { ToastArea } from "#web/ui/feedback/ToastArea.tsx";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.success("Tender created successfully")}>save</button>
      <button onClick={() => toast.error("Failed to delete tender")}>fail</button>
      <button onClick={() => toast.info("Wait", { duration: 500 })}>brief</button>
      <input aria-label="Title" />
    </>
  );
}

const PATIENCE = { timeout: 10_000 };

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  render(
    <ThemeProvider>
      <ToastProvider Area={ToastArea}>
        <Buttons />
      </ToastProvider>
    </ThemeProvider>,
  );
});

test("at most 1 toast is visible at a time", async () => {
  await press("save");
  await press("fail");

  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("listitem")).toHaveTextContent("Failed to delete tender");
});

test("errors are titled Error", async () => {
  await press("fail");

  expect(screen.getByText("Error")).toBeVisible();
});

test("a toast leaves after its duration", async () => {
  const shown = screen.findByRole("listitem");
  await press("brief");
  // On a slow machine the toast may have disappeared by now. Its element still shows that it was rendered.
  expect(await shown).toHaveTextContent("Wait");

  await waitFor(() => expect(screen.queryByRole("listitem")).not.toBeInTheDocument(), PATIENCE);
});

test("a toast leaves after its duration, whichever way the one before was closed", async () => {
  await press("save");
  await press("Close");
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  await press("brief");
  await waitFor(() => expect(screen.queryByRole("listitem")).not.toBeInTheDocument(), PATIENCE);

  await press("save");
  fireEvent.keyDown(document, { code: "F8" });
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  await press("brief");
  await waitFor(() => expect(screen.queryByRole("listitem")).not.toBeInTheDocument(), PATIENCE);
});

test("the typed text of the page outlives its toasts", async () => {
  await userEvent.type(screen.getByLabelText("Title"), "A bridge");

  await press("save");
  await press("Close");

  expect(screen.getByLabelText("Title")).toHaveValue("A bridge");
});

test("a toast that is closed by the keyboard gives the focus back to where it was before F8", async () => {
  await press("save");
  screen.getByLabelText("Title").focus();

  fireEvent.keyDown(document, { code: "F8" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByLabelText("Title")).toHaveFocus());

  await press("save");
  screen.getByLabelText("Title").focus();
  fireEvent.keyDown(document, { code: "F8" });
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Title")).toHaveFocus());
});

test("F8 moves the focus to the toasts", async () => {
  await press("save");

  fireEvent.keyDown(document, { code: "F8" });

  expect(screen.getByRole("list")).toHaveFocus();
});
