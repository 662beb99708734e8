import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { LoginForm } from "#web/features/session/LoginForm.tsx";
import { clearUser, currentSession } from "#web/features/session/storedUser.ts";
import { breakStorage } from "#web/testing/brokenStorage.ts";
import { refused } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

afterEach(() => act(() => clearUser()));

function signIn(answers: Parameters<typeof renderAt>[2]) {
  return renderAt("/login", [{ path: "/login", Component: LoginForm }], answers);
}

async function typeAndSubmit() {
  await userEvent.type(screen.getByLabelText("Username"), "amina");
  await userEvent.type(screen.getByLabelText("Password"), "secret1");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

test("username and password are required", async () => {
  const { api } = signIn({});

  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));

  expect(await screen.findByRole("link", { name: "Username is required" })).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Password is required");
  expect(api.operations).toEqual([]);
});

test("login success stores the user under the key user, with exactly the specification's fields", async () => {
  signIn({ Login: () => ({ login: aUser() }) });

  await typeAndSubmit();

  expect(await screen.findByText("Login Successful")).toBeVisible();
  const { __typename: _, ...user } = aUser();
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(user);
});

describe.each(["full", "blocked"] as const)("where the browser's storage is %s", (how) => {
  afterEach(() => jest.restoreAllMocks());

  test("signing in works until a reload", async () => {
    breakStorage(how);
    signIn({ Login: () => ({ login: aUser() }) });

    await typeAndSubmit();

    expect(await screen.findByText("Login Successful")).toBeVisible();
    expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument();
    expect(currentSession()).toMatchObject({ user: { id: aUser().id }, isNotStored: true });
  });
});

test("the button reads Signing in... and is disabled while submitting", async () => {
  signIn({ Login: () => ({ login: aUser() }) });

  await typeAndSubmit();

  expect(screen.getByRole("button", { name: "Signing in..." })).toBeDisabled();
});

test("login failure: Invalid username or password. Please try again.", async () => {
  signIn({
    Login: () => {
      throw refused("UNAUTHENTICATED", "Invalid username or password");
    },
  });

  await typeAndSubmit();

  expect(await screen.findByText("Login Failed")).toBeVisible();
  expect(screen.getByText("Invalid username or password. Please try again.")).toBeVisible();
  expect(screen.getByLabelText("Username")).toHaveValue("amina");
  expect(localStorage.getItem("user")).toBeNull();
});

test("a server that cannot be reached: the toast's words, and a line that stays until the next try", async () => {
  const { api } = signIn({});

  await typeAndSubmit();

  expect(await screen.findByText("Login Failed")).toBeVisible();
  expect(screen.getByText("The server could not be reached. What you typed is kept.")).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveValue("secret1");
  api.answers.Login = () => {
    throw refused("UNAUTHENTICATED", "Invalid username or password");
  };
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument());
});

test("a blocked account is told so", async () => {
  signIn({
    Login: () => {
      throw refused("FORBIDDEN", "This account is blocked");
    },
  });

  await typeAndSubmit();

  expect(await screen.findByText("This account is blocked")).toBeVisible();
});

test.each([
  [
    "Login Failed",
    "by default 5 s",
    5000,
    () => Promise.reject(refused("UNAUTHENTICATED", "Invalid username or password")),
  ],
  ["Login Successful", "3 s", 3000, () => ({ login: aUser() })],
])("the toast %s lasts %s", async (title, _how, milliseconds, Login) => {
  jest.useFakeTimers();
  signIn({ Login });
  fireEvent.change(screen.getByLabelText("Username"), { target: { value: "amina" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret1" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await act(() => jest.advanceTimersByTimeAsync(100));

  await act(() => jest.advanceTimersByTimeAsync(milliseconds - 200));
  expect(screen.getByText(title)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));

  expect(screen.queryByText(title)).not.toBeInTheDocument();
  jest.useRealTimers();
});
