import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

import { ApiFrame } from "#web/app/ApiFrame.tsx";
import { PortalFrame } from "#web/app/PortalFrame.tsx";
import { RequireSession } from "#web/features/session/RequireSession.tsx";
import { clearUser, rememberUser } from "#web/features/session/storedUser.ts";
import { DashboardPage } from "#web/pages/partner/DashboardPage.tsx";
import { paths } from "#web/paths.ts";
import { aProfile } from "#web/testing/companyProfile.builders.ts";
import { breakStorage } from "#web/testing/brokenStorage.ts";
import { aUser } from "#web/testing/session.builders.ts";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { ToastArea } from "#web/ui/feedback/ToastArea.tsx";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";

const amina = aUser({ id: "a", username: "amina", firstName: "Amina" });
const boris = aUser({ id: "b", username: "boris", firstName: "Boris" });

/**
 * Fakes `fetch` with a server whose session belongs to the given user. If `profile` is "never", requests for the
 * company profile are never answered.
 */
function serve(whose: typeof amina, { profile }: { profile: object | "never" }) {
  const answer = (data: object) => ({
    status: 200,
    headers: new Map([["content-type", "application/json"]]),
    text: () => Promise.resolve(JSON.stringify({ data })),
  });
  globalThis.fetch = jest.fn((_: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    if (operationName === "MyDesk") return new Promise(() => undefined);
    if (operationName === "Me") return Promise.resolve(answer({ me: whose }));
    return profile === "never" ? new Promise(() => undefined) : Promise.resolve(answer(profile));
  }) as unknown as typeof fetch;
}

async function openDashboard() {
  const router = createMemoryRouter(
    [
      {
        Component: ApiFrame,
        children: [
          { path: paths.login, element: "Sign in here" },
          { path: paths.home, element: "Front page" },
          {
            Component: RequireSession,
            children: [{ Component: PortalFrame, children: [{ path: paths.dashboard, Component: DashboardPage }] }],
          },
        ],
      },
    ],
    { initialEntries: [paths.dashboard] },
  );
  render(
    <ThemeProvider>
      <ToastProvider Area={ToastArea}>
        <RouterProvider router={router} />
      </ToastProvider>
    </ThemeProvider>,
  );
  expect(await screen.findByText("Works of Amina")).toBeVisible();
  return router;
}

function otherTab(user: typeof amina | null) {
  if (user) localStorage.setItem("user", JSON.stringify(user));
  else localStorage.removeItem("user");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "user" })));
}

beforeEach(() => {
  rememberUser(amina);
  serve(amina, { profile: { companyProfile: aProfile({ companyName: "Works of Amina" }) } });
});

afterEach(() => act(() => clearUser()));

test("where the browser stores nothing, the portal works and says what a reload loses", async () => {
  breakStorage("full");
  rememberUser(amina);

  await openDashboard();

  expect(screen.getByText(/^This browser’s storage is full or blocked\. After a reload/)).toBeVisible();
  jest.restoreAllMocks();
});

test("after a sign-out in another tab, who signs in next sees nothing of who was there before", async () => {
  const router = await openDashboard();
  otherTab(null);
  expect(await screen.findByText("Sign in here")).toBeVisible();

  serve(boris, { profile: "never" });
  act(() => rememberUser(boris));
  await act(() => router.navigate(paths.dashboard));

  expect(await screen.findByText("boris")).toBeVisible();
  expect(screen.queryByText("Works of Amina")).not.toBeInTheDocument();
});

test("when another tab signs in as somebody else, the screen that stays open shows nothing of who was there before", async () => {
  await openDashboard();

  serve(boris, { profile: "never" });
  otherTab(boris);

  expect(await screen.findByText("boris")).toBeVisible();
  expect(screen.queryByText("Works of Amina")).not.toBeInTheDocument();
});

test("a page reads its own user's data again from the store, without asking twice", async () => {
  const router = await openDashboard();
  await act(() => router.navigate(paths.home));

  serve(amina, { profile: "never" });
  await act(() => router.navigate(paths.dashboard));

  expect(await screen.findByText("Works of Amina")).toBeVisible();
});
