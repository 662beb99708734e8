import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { forgetUser, rememberUser } from "#web/features/session/storedUser.ts";
import { DashboardPage } from "#web/pages/DashboardPage.tsx";
import { paths } from "#web/paths.ts";
import { aProfile } from "#web/testing/companyProfile.builders.ts";
import { renderAt } from "#web/testing/renderAt.tsx";
import { aUser } from "#web/testing/session.builders.ts";

function open({ isAdmin = false, profile = null as ReturnType<typeof aProfile> | null } = {}) {
  rememberUser(aUser({ isAdmin }));
  return renderAt(paths.dashboard, [{ path: paths.dashboard, Component: DashboardPage }], {
    CompanyProfile: () => ({ companyProfile: profile }),
  });
}

const linksOf = (title: string) =>
  [...(screen.getByRole("region", { name: title }).querySelectorAll("a") as Iterable<HTMLAnchorElement>)].map((link) => link.getAttribute("href"));

afterEach(() => act(() => forgetUser()));

test("the admin tools card lists the specification's four links first, then content, requests and the audit trail, for admins only", async () => {
  open({ isAdmin: true });
  await screen.findByText("Create Company Profile");

  expect(linksOf("Admin Tools")).toEqual([paths.tenders, paths.adminBids, paths.adminUsers, paths.createUser, paths.content, paths.requests, paths.audit]);
});

test("the four links bear the specification's names", async () => {
  open({ isAdmin: true });
  await screen.findByText("Create Company Profile");

  const tools = within(screen.getByRole("region", { name: "Admin Tools" }));

  for (const [name, to] of [
    ["Tender Management", paths.tenders],
    ["View All Bids", paths.adminBids],
    ["User Management", paths.adminUsers],
    ["Create User Profile", paths.createUser],
  ] as const) {
    const link = tools.getByText(name).closest("a");
    expect(link).toHaveAttribute("href", to);
    expect(link).toBeVisible();
  }
});

test("the resources card leads to Browse Tenders and to My Bids", async () => {
  open();
  await screen.findByText("Create Company Profile");

  const resources = within(screen.getByRole("region", { name: "Resources" }));

  expect(resources.getByText("Browse Tenders").closest("a")).toHaveAttribute("href", paths.browseTenders);
  expect(resources.getByText("My Bids").closest("a")).toHaveAttribute("href", paths.myBids);
});

test("a partner sees no admin tools", async () => {
  open();
  await screen.findByText("Create Company Profile");

  expect(screen.queryByRole("region", { name: "Admin Tools" })).not.toBeInTheDocument();
  expect(linksOf("Resources")).toContain(paths.browseTenders);
});

test("the company profile card links to /dashboard/company-profile, to edit or to create", async () => {
  open({ profile: aProfile() });

  expect(await screen.findByRole("link", { name: "Edit Company Profile" })).toHaveAttribute("href", paths.companyProfile);
});

test("the journey strip shows Connected as active and the others as Coming Soon", () => {
  open();

  const steps = screen.getByRole("region", { name: "Your journey" });

  expect(steps.querySelector("[aria-current=step]")).toHaveTextContent("ConnectedStatus: Phase 1");
  expect(screen.getAllByText("Coming Soon")).toHaveLength(3);
});

test("a Value Loop info toast can be asked for", async () => {
  open();

  await userEvent.click(screen.getByRole("button", { name: "How the Value Loop works" }));

  expect(await screen.findByText(/royalties for companies and partners/)).toBeVisible();
});

test("the Value Loop info toast lasts 8 s", async () => {
  jest.useFakeTimers();
  open();
  fireEvent.click(screen.getByRole("button", { name: "How the Value Loop works" }));

  await act(() => jest.advanceTimersByTimeAsync(7900));
  expect(screen.getByText(/royalties for companies and partners/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));

  expect(screen.queryByText(/royalties for companies and partners/)).not.toBeInTheDocument();
  jest.useRealTimers();
});
