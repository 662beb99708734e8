import { expect, test } from "@playwright/test";

import { expectAccessible, expectToFit } from "./support/expectAccessible.ts";
import { aBidder, aPartner, aTender, bidFor, signIn, signInAsClerk } from "./support/given.ts";
import { tabTo } from "./support/tabTo.ts";

/** The sign-in pages; publicAccessibility.spec.ts tests the other public pages. */
const DOORS = ["/login", "/register", "/forgot-password", "/reset-password#token", "/confirm-email#token"].flatMap((path) => [path, `/fr${path}`]);

test("@phone axe finds nothing at the portal's doors", async ({ page }) => {
  test.slow();
  for (const path of DOORS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await expectToFit(page, path);
  }
});

test("@phone axe finds nothing on the partner's and the admin's screens", async ({ page, browser, viewport }) => {
  test.slow();
  const bidder = await aBidder();
  const tender = await aTender({ documentsUrl: "https://example.org/documents" });
  await bidder.api.post("/api/bids", { data: bidFor(tender.id) });
  await signIn(page, bidder);
  for (const path of ["/dashboard", "/dashboard/browse-tenders", `/dashboard/submit-bid/${tender.id}`, "/dashboard/company-profile", "/dashboard/settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectAccessible(page, path);
  }

  const office = await (await browser.newContext({ viewport })).newPage();
  await signInAsClerk(office);
  await office.goto("/dashboard/admin-bids");
  await office.getByRole("button", { name: tender.title }).click();
  await expect(office.getByRole("article", { name: bidder.companyName })).toBeVisible();
  await expectAccessible(office, "/dashboard/admin-bids");
});

test("@phone axe finds nothing where a screen is not as usual: no profile, closed, withdrawn, leaving, session over", async ({ page, context }) => {
  test.slow();
  const [newcomer, bidder, tender, closed] = await Promise.all([aPartner(), aBidder(), aTender(), aTender({ status: "closed" })]);
  const submitted = await bidder.api.post("/api/bids", { data: bidFor(tender.id) });
  const { id } = (await submitted.json()) as { id: string };
  await bidder.api.post("/graphql", { data: { query: `mutation { withdrawBid(id: "${id}") { id } }` } });

  await signIn(page, newcomer);
  await page.goto("/dashboard/browse-tenders");
  await expect(page.getByText("Company Profile Required").first()).toBeVisible();
  await expectAccessible(page, "open tenders without a company profile");

  await signIn(page, bidder);
  await page.goto(`/dashboard/my-bids/${id}`);
  await expect(page.getByText(/withdrawn/i).first()).toBeVisible();
  await expectAccessible(page, "a bid that was withdrawn");
  await page.goto(`/dashboard/submit-bid/${closed.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "the bid form of a closed tender");

  await page.goto("/dashboard/company-profile");
  await page.getByLabel("Company name").fill("Another name");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the question before a form is left");

  await page.goto("/dashboard/browse-tenders");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await context.clearCookies();
  await expect(page).toHaveURL(/\/login/);
  await expectAccessible(page, "sign-in after the session is over");
});

test("@phone axe finds nothing on what only administrators see", async ({ page }) => {
  await signInAsClerk(page);
  for (const path of ["/dashboard", "/dashboard/content/projects/new"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await expectToFit(page, path);
  }
});

test("@phone nothing is wider than the screen", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender({ title: `Rehabilitation ${"of-a-very-long-name-".repeat(6)}` });
  await signIn(page, bidder);

  for (const path of ["/dashboard", "/dashboard/browse-tenders", `/dashboard/submit-bid/${tender.id}`, "/dashboard/company-profile"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectToFit(page, path);
  }
});

test("the whole bid works by keyboard alone", async ({ page }) => {
  const bidder = await aBidder();
  const place = `Sibut-${Date.now()}`;
  const tender = await aTender({ location: place });
  await page.goto("/login");
  await expect(page.getByLabel("Username")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  await tabTo(page, page.getByLabel("Username"));
  await page.keyboard.type(bidder.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(bidder.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goto("/dashboard/browse-tenders");
  await tabTo(page, page.getByLabel("Search tenders"));
  await page.keyboard.type(place);
  await expect(page.getByRole("article")).toHaveCount(1);
  await tabTo(page, page.getByRole("article", { name: tender.title }).getByRole("link", { name: "Submit Bid" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Submit Bid" })).toBeFocused();
  await tabTo(page, page.getByLabel("Bid amount (USD)"));
  await page.keyboard.type("175000");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Precast deck units, lifted in at night while the old bridge carries the traffic.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("120");
  await page.keyboard.press("Enter");

  await expect(page.getByText("Your bid has been submitted successfully", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "My Bid" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Withdraw" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your bid has been withdrawn", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "My Bid" })).toBeFocused();
});

test("toasts: one is visible, F8 moves the focus to it", async ({ page }) => {
  await page.goto("/login");
  for (let tries = 0; tries < 2; tries++) await page.getByRole("button", { name: /forgot/i }).click();

  const region = page.getByRole("region", { name: /F8/ });
  await expect(region.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("F8");

  await expect(region.locator(":focus").or(region.and(page.locator(":focus-within")))).not.toHaveCount(0);
});
