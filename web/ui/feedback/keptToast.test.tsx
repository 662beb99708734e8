import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { noteToast, reloadWithToast, takeKeptToast } from "#web/ui/feedback/keptToast.ts";
import { ToastArea } from "#web/ui/feedback/ToastArea.tsx";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";

function SignIn() {
  const toast = useToast();
  return <button onClick={() => toast.success("Welcome, Amina!", { title: "Login Successful" })}>Sign in</button>;
}

const openPage = () =>
  render(
    <ThemeProvider>
      <ToastProvider Area={ToastArea} onShown={noteToast} first={takeKeptToast()}>
        <SignIn />
      </ToastProvider>
    </ThemeProvider>,
  );

test("a toast that is shown when the page loads again is shown after it, and only once", async () => {
  // jsdom cannot reload the page, and logs an error about it.
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const first = openPage();
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByText("Login Successful");
  reloadWithToast();
  first.unmount();
  noteToast(null);

  const second = openPage();
  expect(await screen.findByText("Login Successful")).toBeVisible();
  expect(screen.getByText("Welcome, Amina!")).toBeVisible();
  second.unmount();

  openPage();
  expect(screen.queryByText("Login Successful")).not.toBeInTheDocument();
  error.mockRestore();
});

test("what another program wrote into the storage is no toast", () => {
  sessionStorage.setItem("axion_toast", "{");

  expect(takeKeptToast()).toBeNull();
});
