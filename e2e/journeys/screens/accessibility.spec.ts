import { expect } from "@playwright/test";

import { expectAccessible, expectNoFault, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, aPartner, aTender, bidFor, signIn, signInAsClerk } from "../../support/given.ts";
import { confirmBidByKeyboard } from "../../support/submitBid.ts";
import { tabTo } from "../../support/tabTo.ts";
import { test } from "../../support/test.ts";

/**
 * The pages to sign in, register, reset a password and confirm an e-mail address. publicAccessibility.spec.ts tests the
 * other public pages.
 */
const DOORS = ["/login", "/register", "/forgot-password", "/reset-password#token", "/confirm-email#token"].flatMap(
  (path) => [path, `/fr${path}`],
);

for (const path of DOORS)
  test(`${["/login", "/register"].includes(path) ? "" : "@second "}@phone axe finds nothing on ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoFault(page, path, { colours: true });
  });

test("@phone axe finds nothing on the partner's screens", async ({ page, isMobile }) => {
  const bidder = await aBidder();
  const tender = await aTender({ documentsUrl: "https://example.org/documents" });
  await signIn(page, bidder);
  for (const path of [
    "/dashboard",
    `/dashboard/browse-tenders?search=${tender.tenderNumber}`,
    `/dashboard/submit-bid/${tender.id}`,
    "/dashboard/company-profile",
    "/dashboard/settings",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectAccessible(page, path, { colours: true });
  }
  if (!isMobile) return;
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccessible(page, "the open menu", { colours: true });
});

test("@second @phone axe finds nothing on the bids of a tender that takes bids", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await bidder.api.post("/api/bids", { data: bidFor(tender.id) });
  await signInAsClerk(page);
  await page.goto(`/dashboard/admin-bids?search=${tender.tenderNumber}`);
  await page.getByRole("button", { name: tender.title }).click();
  await expect(page.getByRole("article", { name: bidder.companyName })).toBeVisible();
  await expectAccessible(page, "/dashboard/admin-bids");
});

test("@second @phone axe finds nothing on open tenders without a company profile", async ({ page }) => {
  await aTender();
  await signIn(page, await aPartner());
  await page.goto("/dashboard/browse-tenders");
  await expect(page.getByText("Company Profile Required").first()).toBeVisible();
  await expectAccessible(page, "open tenders without a company profile");
});

test("@second @phone axe finds nothing on a withdrawn bid and the bid form of a closed tender", async ({ page }) => {
  const [bidder, tender, closed] = await Promise.all([aBidder(), aTender(), aTender({ status: "closed" })]);
  const submitted = await bidder.api.post("/api/bids", { data: bidFor(tender.id) });
  const { id } = (await submitted.json()) as { id: string };
  await bidder.api.post("/graphql", { data: { query: `mutation { withdrawBid(id: "${id}") { id } }` } });
  await signIn(page, bidder);

  await page.goto(`/dashboard/my-bids/${id}`);
  await expect(page.getByText(/withdrawn/i).first()).toBeVisible();
  await expectAccessible(page, "a bid that was withdrawn");
  await page.goto(`/dashboard/submit-bid/${closed.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "the bid form of a closed tender");
});

test("@second @phone axe finds nothing on the question before a form is left, and on sign-in after the session is over", async ({
  page,
  context,
}) => {
  await aTender();
  await signIn(page, await aBidder());
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
  for (const path of ["/dashboard", "/dashboard/figures", "/dashboard/content/projects/new"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path, { colours: true });
    await expectToFit(page, path);
  }
});

test("@phone-first nothing is wider than the screen", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender({ title: `Rehabilitation ${"of-a-very-long-name-".repeat(6)}` });
  await signIn(page, bidder);

  for (const path of [
    "/dashboard",
    "/dashboard/browse-tenders",
    `/dashboard/submit-bid/${tender.id}`,
    "/dashboard/company-profile",
  ]) {
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
  await confirmBidByKeyboard(page);

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
