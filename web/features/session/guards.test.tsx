import { act, screen, waitFor } from "@testing-library/react";

import { RedirectSignedIn } from "#web/features/session/RedirectSignedIn.tsx";
import { RequireAdmin } from "#web/features/session/RequireAdmin.tsx";
import { RequireSession } from "#web/features/session/RequireSession.tsx";
import { clearUser, rememberUser, twoStepMissing } from "#web/features/session/storedUser.ts";
import { wayBack } from "#web/features/session/wayBack.ts";
import { paths } from "#web/paths.ts";
import { type Answers } from "#web/testing/fakeApi.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

const openAt = (address: string, answers: Answers) =>
  renderAt(
    address,
    [
      { path: paths.home, element: "Front page" },
      {
        Component: RedirectSignedIn,
        children: [
          { path: paths.login, element: "Sign in here" },
          { path: paths.register, element: "Register here" },
        ],
      },
      {
        Component: RequireSession,
        children: [
          { path: paths.dashboard, element: "The dashboard" },
          { path: paths.settings, element: "The settings" },
          { Component: RequireAdmin, children: [{ path: paths.adminBids, element: "All bids" }] },
          { element: <RequireAdmin silent />, children: [{ path: paths.createUser, element: "A new user" }] },
        ],
      },
    ],
    answers,
  );

afterEach(() => act(() => clearUser()));

test("no stored user: every dashboard page redirects to /login, which knows the way back", () => {
  const { router } = openAt(`${paths.adminBids}?status=open#part`, {});

  expect(screen.getByText("Sign in here")).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: paths.login,
    state: { from: `${paths.adminBids}?status=open#part` },
  });
});

test("who opens a portal address without a session gets there after signing in, with its query and fragment", async () => {
  const { router } = openAt(`${paths.settings}?tab=mails#part`, { Me: () => ({ me: aUser() }) });
  expect(screen.getByText("Sign in here")).toBeVisible();

  act(() => rememberUser(aUser()));

  expect(await screen.findByText("The settings")).toBeVisible();
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(`${paths.settings}?tab=mails#part`);
});

test.each([paths.login, paths.register])(
  "%s with the address of a portal screen, as public pages link to it, leads there after signing in",
  async (form) => {
    const { router } = openAt(`${form}?from=${encodeURIComponent(`${paths.settings}?tab=mails`)}`, {
      Me: () => ({ me: aUser() }),
    });

    act(() => rememberUser(aUser()));

    expect(await screen.findByText("The settings")).toBeVisible();
    expect(router.state.location.search).toBe("?tab=mails");
  },
);

test("an address of another site in the query leads to the dashboard", async () => {
  openAt(`${paths.login}?from=https://evil.example/dashboard`, { Me: () => ({ me: aUser() }) });

  act(() => rememberUser(aUser()));

  expect(await screen.findByText("The dashboard")).toBeVisible();
});

test("who comes to sign in from elsewhere gets to the dashboard", async () => {
  openAt(paths.login, { Me: () => ({ me: aUser() }) });

  act(() => rememberUser(aUser()));

  expect(await screen.findByText("The dashboard")).toBeVisible();
});

test.each([
  "//evil.example",
  "//evil.example/dashboard",
  "/\\evil.example/dashboard",
  "/\t/evil.example/dashboard",
  "https://evil.example/dashboard",
  "https://localhost@evil.example/dashboard",
  "javascript:alert(1)//dashboard",
  "data:text/html,/dashboard",
  "/dashboard/../login",
  "/dashboardx",
  "http://[",
  "",
  7,
  null,
])("a way back to %j is none: it leads to the dashboard", (from) => {
  expect(wayBack({ from }, "amina")).toBe(paths.dashboard);
});

test("the way back of a lost session is that of its user alone", () => {
  const state = { from: `${paths.myBids}/b1?x=1#y`, userId: "amina" };

  expect(wayBack(state, "amina")).toBe(`${paths.myBids}/b1?x=1#y`);
  expect(wayBack(state, "boris")).toBe(paths.dashboard);
  expect(wayBack({ from: state.from }, "boris")).toBe(state.from);
});

test.each([paths.login, paths.register])("%s while signed in leads to the dashboard", async (path) => {
  rememberUser(aUser());

  const { router } = openAt(path, { Me: () => ({ me: aUser() }) });

  expect(await screen.findByText("The dashboard")).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.dashboard);
});

test("an administrator who must set up two-step sign-in is led to the settings, until it is on", async () => {
  const admin = aUser({ isAdmin: true });
  rememberUser(admin);
  const { router } = openAt(paths.adminBids, { Me: () => ({ me: admin }) });
  expect(await screen.findByText("All bids")).toBeVisible();

  act(() => twoStepMissing(true));

  expect(await screen.findByText("The settings")).toBeVisible();
  await act(() => router.navigate(paths.adminBids));
  expect(screen.getByText("The settings")).toBeVisible();
  act(() => twoStepMissing(false));
  await act(() => router.navigate(paths.adminBids));
  expect(screen.getByText("All bids")).toBeVisible();
});

test("/login with a stored user whose session is over comes back to /login once, and stays there", async () => {
  rememberUser(aUser());

  const { api, router } = openAt(paths.login, { Me: () => ({ me: null }) });

  expect(await screen.findByText("Sign in here")).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.login);
  expect(localStorage.getItem("user")).toBeNull();
  expect(api.operations).toHaveLength(1);
});

test("a session that is lost in the middle: /login knows the way back, and whose way it is", async () => {
  rememberUser(aUser());
  const { router } = openAt(paths.dashboard, { Me: () => ({ me: aUser() }) });
  expect(await screen.findByText("The dashboard")).toBeVisible();

  act(() => clearUser());

  expect(await screen.findByText("Sign in here")).toBeVisible();
  expect(router.state.location.state).toEqual({ from: paths.dashboard, userId: aUser().id });
});

test("the session decides: a stored user whose session is over is cleared and sent to /login", async () => {
  rememberUser(aUser());

  openAt(paths.dashboard, { Me: () => ({ me: null }) });

  expect(await screen.findByText("Sign in here")).toBeVisible();
  expect(localStorage.getItem("user")).toBeNull();
});

test("a stored user survives a dead network", async () => {
  rememberUser(aUser());

  const { api } = openAt(paths.dashboard, {});

  await waitFor(() => expect(api.operations).toHaveLength(1));
  expect(screen.getByText("The dashboard")).toBeVisible();
});

test("a non-admin is redirected to /dashboard with an Access Denied toast: Admin access required", async () => {
  rememberUser(aUser());

  openAt(paths.adminBids, { Me: () => ({ me: aUser() }) });

  expect(await screen.findByText("The dashboard")).toBeVisible();
  expect(screen.getByText("Access Denied")).toBeVisible();
  expect(screen.getByText("Admin access required")).toBeVisible();
});

test("the create-user page redirects a non-admin without a toast", async () => {
  rememberUser(aUser());

  openAt(paths.createUser, { Me: () => ({ me: aUser() }) });

  expect(await screen.findByText("The dashboard")).toBeVisible();
  expect(screen.queryByText("Access Denied")).not.toBeInTheDocument();
});

test("a stored admin whose rights were taken is no longer shown admin pages", async () => {
  rememberUser(aUser({ isAdmin: true }));

  openAt(paths.adminBids, { Me: () => ({ me: aUser({ isAdmin: false }) }) });

  expect(await screen.findByText("The dashboard")).toBeVisible();
});

test("logout goes to /", async () => {
  rememberUser(aUser());
  openAt(paths.dashboard, { Me: () => ({ me: aUser() }) });

  act(() => clearUser({ signedOut: true }));

  expect(await screen.findByText("Front page")).toBeVisible();
});
