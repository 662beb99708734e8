import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../../support/expectAccessible.ts";
import { aPartner, aTender } from "../../support/given.ts";
import { test } from "../../support/test.ts";

// Test as a first-time visitor, who has no session and no stored cookie consent.
test.use({ storageState: { cookies: [], origins: [] } });

const inBothLanguages = [
  {
    prefix: "",
    nav: "Tenders",
    field: "Number, title, description or location",
    find: "Search",
    bid: "Sign in to bid",
  },
  {
    prefix: "/fr",
    nav: "Appels d’offres",
    field: "Numéro, intitulé, description ou lieu",
    find: "Rechercher",
    bid: "Se connecter pour répondre",
  },
];

async function openMenu(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, nav, field, find, bid } of inBothLanguages)
    test(`@phone a visitor finds an open tender from the navigation, and reads it, at ${prefix}/tenders`, async ({
      page,
      isMobile,
    }) => {
      const tender = await aTender({ description: "A quay wall of 300 m." });

      await page.goto(prefix || "/");
      await openMenu(page, isMobile);
      await page.getByRole("banner").getByRole("link", { name: nav, exact: true }).filter({ visible: true }).click();
      await page.getByLabel(field).fill(tender.tenderNumber);
      await page.getByRole("button", { name: find }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/tenders\\?search=${tender.tenderNumber}`));
      await page.getByRole("link", { name: tender.title }).click();

      await expect(page.getByRole("heading", { level: 1, name: tender.title })).toBeVisible();
      await expect(page.getByText("A quay wall of 300 m.")).toBeVisible();
      await expect(page.getByText(/UTC/).first()).toBeVisible();
      await expect(page.getByRole("link", { name: bid })).toHaveAttribute(
        "href",
        `${prefix}/login?from=%2Fdashboard%2Ftender%2F${tender.id}`,
      );
    });
});

test("@phone Sign in to bid leads back to the tender after sign-in, and after a detour by registration", async ({
  page,
}) => {
  const [tender, partner] = [await aTender(), await aPartner()];
  await page.goto(`/tenders/${tender.tenderNumber}`);
  await page.getByRole("link", { name: "Sign in to bid" }).click();
  await page.getByRole("link", { name: "Register as a partner" }).click();
  await expect(page).toHaveURL(/\/register/);
  await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Username").fill(partner.username);
  await page.getByLabel("Password").fill(partner.password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL(new RegExp(`/dashboard/tender/${tender.id}$`));
  await expect(page.getByRole("heading", { level: 1, name: tender.title })).toBeVisible();
});

test("@phone axe finds nothing on the list with open filters, on a tender and where there is none", async ({
  page,
}) => {
  const { tenderNumber } = await aTender({ title: "Embankment ".repeat(12).trim(), location: "x".repeat(90) });
  for (const path of [
    `/tenders?search=${tenderNumber}&budgetFrom=1`,
    "/tenders?search=nothing-has-this-text",
    `/tenders/${tenderNumber}`,
    "/fr/tenders/no-such-tender",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path, { colours: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
