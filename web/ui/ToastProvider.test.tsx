import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeProvider } from "@mui/material";

import { theme } from "#web/theme/theme.ts";
import { ToastProvider } from "#web/ui/ToastProvider.tsx";
import { useToast } from "#web/ui/useToast.ts";

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.success("Tender created successfully")}>save</button>
      <button onClick={() => toast.error("Failed to delete tender")}>fail</button>
      <button onClick={() => toast.info("Wait", { duration: 50 })}>brief</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  render(
    <ThemeProvider theme={theme}>
      <ToastProvider>
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
  await press("brief");
  expect(screen.getByRole("listitem")).toBeVisible();

  await waitFor(() => expect(screen.queryByRole("listitem")).not.toBeInTheDocument());
});

test("F8 moves the focus to the toasts", async () => {
  await press("save");

  fireEvent.keyDown(document, { code: "F8" });

  expect(screen.getByRole("list")).toHaveFocus();
});
