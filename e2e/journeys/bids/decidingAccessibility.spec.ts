import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { confirmIn } from "../../support/confirmIn.ts";
import { aBidder, asAdmin, aTender, bidFor, signInAsClerk } from "../../support/given.ts";
import { test } from "../../support/test.ts";

async function expectNoFault(page: Page, what: string) {
  await expectAccessible(page, what);
  await expectToFit(page, what);
}

test("@second @phone axe finds nothing on a tender's bids, their comparison and the award, and nothing is wider than the screen", async ({
  page,
}) => {
  test.slow();
  const tender = await aTender({ title: `Weir ${"of-a-very-long-name-".repeat(6)}` });
  for (const bidAmount of [90_000, 180_000, 7_000_000_000]) {
    const { api } = await aBidder();
    await api.post("/api/bids", { data: bidFor(tender.id, { bidAmount, documentsUrl: "https://example.org/bid" }) });
  }
  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "closed" } });
  await signInAsClerk(page);

  await page.goto(`/dashboard/admin-bids?search=${tender.tenderNumber}`);
  await page.getByRole("button", { name: tender.title }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expectNoFault(page, "cards");
  await page
    .getByRole("button", { name: /^Accept/ })
    .first()
    .click();
  await expectNoFault(page, "acceptance");
  await confirmIn(page, "Accept bid");
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await expectNoFault(page, "decided");

  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expectNoFault(page, "comparison");
  const region = page.getByRole("region", { name: /compared$/ });
  await region.focus();
  await expect(region).toBeFocused();

  await page.getByRole("button", { name: "Cards" }).click();
  await page
    .getByRole("button", { name: /^Award tender/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFault(page, "award");
});
