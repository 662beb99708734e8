import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { RedirectSignedIn } from "#web/features/session/RedirectSignedIn.tsx";
import { clearUser } from "#web/features/session/storedUser.ts";
import { LoginPage } from "#web/pages/account/LoginPage.tsx";
import { paths } from "#web/paths.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

const ENDED = "Your session has ended. Sign in to go on: what you typed is kept.";

afterEach(() => act(() => clearUser()));

async function open(state: object | null) {
  const routes = [
    { path: paths.home, element: "Front page" },
    { Component: RedirectSignedIn, children: [{ path: paths.login, Component: LoginPage }] },
    { path: paths.dashboard, element: "The dashboard" },
    { path: paths.browseTenders, element: "Open tenders" },
  ];
  const { router } = renderAt(paths.home, routes, { Login: () => ({ login: aUser({ id: "a" }) }) });
  await act(() => router.navigate(paths.login, { state }));
}

async function signIn(state: object | null) {
  await open(state);
  await userEvent.type(await screen.findByLabelText("Username"), "amina");
  await userEvent.type(screen.getByLabelText("Password"), "secret1");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

test("login success goes to /dashboard", async () => {
  await signIn(null);

  expect(await screen.findByText("The dashboard")).toBeVisible();
});

test("a user whose session was lost in the middle of something goes back there", async () => {
  await signIn({ from: paths.browseTenders, userId: "a" });

  expect(await screen.findByText("Open tenders")).toBeVisible();
});

test("a user whose session was lost is told so", async () => {
  await open({ from: paths.browseTenders, userId: "a" });

  expect(await screen.findByText(ENDED)).toBeVisible();
});

test("a visitor who comes to sign in is not told of a session", async () => {
  await open(null);

  expect(await screen.findByLabelText("Username")).toBeVisible();
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});

test("somebody else who signs in there goes to /dashboard", async () => {
  await signIn({ from: paths.browseTenders, userId: "b" });

  expect(await screen.findByText("The dashboard")).toBeVisible();
});
