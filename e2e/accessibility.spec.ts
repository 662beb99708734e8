import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { ADMIN } from "./support/accounts.ts";
import { aBidder, aTender, bidFor, signIn } from "./support/given.ts";

const PUBLIC_SCREENS = ["/", "/login", "/register", "/no/such/page"];

for (const colorScheme of ["light", "dark"] as const) {
  test(`@phone axe finds nothing on the public screens, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of PUBLIC_SCREENS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, path).toEqual([]);
    }
  });

  test(`@phone axe finds nothing on the partner's and the admin's screens, ${colorScheme}`, async ({ page, browser, viewport }) => {
    const bidder = await aBidder();
    const tender = await aTender({ documentsUrl: "https://example.org/documents" });
    await bidder.api.post("/api/bids", { data: bidFor(tender.id) });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signIn(page, bidder);
    for (const path of ["/dashboard", "/dashboard/browse-tenders", `/dashboard/submit-bid/${tender.id}`, "/dashboard/company-profile"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations, path).toEqual([]);
    }

    const office = await (await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" })).newPage();
    await signIn(office, ADMIN);
    await office.goto("/dashboard/admin-bids");
    await office.getByRole("button", { name: tender.title }).click();
    await expect(office.getByRole("article", { name: bidder.companyName })).toBeVisible();
    const { violations } = await new AxeBuilder({ page: office }).analyze();
    expect(violations).toEqual([]);
  });
}

test("@phone nothing is wider than the screen", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender({ title: `Rehabilitation ${"of-a-very-long-name-".repeat(6)}` });
  await signIn(page, bidder);

  for (const path of ["/dashboard", "/dashboard/browse-tenders", `/dashboard/submit-bid/${tender.id}`, "/dashboard/company-profile"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, path).toBe(0);
  }
});

test("the whole bid works by keyboard alone", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await page.goto("/login");
  await expect(page.getByLabel("Username")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  await page.getByLabel("Username").focus();
  await page.keyboard.type(bidder.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(bidder.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goto("/dashboard/browse-tenders");
  const submit = page.getByRole("article", { name: tender.title }).getByRole("link", { name: "Submit Bid" });
  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Submit Bid" })).toBeFocused();
  await page.getByLabel("Bid amount (USD)").focus();
  await page.keyboard.type("175000");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Precast deck units, lifted in at night while the old bridge carries the traffic.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("120");
  await page.keyboard.press("Enter");

  await expect(page.getByText("Your bid has been submitted successfully", { exact: true })).toBeVisible();
});

test("toasts: one is visible, F8 moves the focus to it", async ({ page }) => {
  await page.goto("/login");
  for (let tries = 0; tries < 2; tries++) await page.getByRole("button", { name: /forgot/i }).click();

  const region = page.getByRole("region", { name: /F8/ });
  await expect(region.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("F8");

  await expect(region.locator(":focus").or(region.and(page.locator(":focus-within")))).not.toHaveCount(0);
});
