import { expect } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, asAdmin, aTender, bidFor, signIn, signInAsClerk } from "../../support/given.ts";
import { ask } from "../../support/graphql.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

test("@phone a losing bidder reads why, in exactly the buyer's words; a search is saved and found again", async ({
  page,
  browser,
  viewport,
}) => {
  const tender = await aTender();
  const [winner, loser] = [await aBidder(), await aBidder()];
  const [, bid] = await Promise.all(
    [winner, loser].map(async ({ api }, place) => {
      const submitted = await api.post("/api/bids", { data: bidFor(tender.id, { bidAmount: 150_000 + place }) });
      expect(submitted.status()).toBe(201);
      return (await submitted.json()) as { id: string };
    }),
  );
  await ask(
    await asAdmin(),
    "mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { id } }",
    { id: tender.id, patch: { status: "closed", decisionExpectedOn: "2099-12-12" } },
  );
  const own = await (await browser.newContext({ viewport })).newPage();
  await signIn(own, loser);
  await own.goto(`/dashboard/my-bids/${bid!.id}`);
  await expect(own.getByText("expected Dec 12, 2099")).toBeVisible();

  await signInAsClerk(page);
  await page.goto(`/dashboard/admin-bids?search=${tender.tenderNumber}`);
  await page.getByRole("button", { name: tender.title }).click();
  await expect(page.locator(".MuiCollapse-entered")).toBeVisible();
  await page.getByRole("button", { name: `Award tender: ${winner.companyName}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Why the others are not chosen").selectOption("Other");
  await dialog.getByLabel("In your words").fill("The method has no scour protection for the north pier.");
  await dialog.getByLabel("Next steps for the winner (optional)").fill("Sign the contract until Friday.");
  await expectAccessible(page, "award with reasons");
  await picture(page, "award");
  await dialog.getByRole("button", { name: "Award tender" }).click();
  await expect(page.getByText(`Tender awarded to ${winner.companyName}`, { exact: true })).toBeVisible();

  await own.reload();
  await expect(own.getByText("The method has no scour protection for the north pier.", { exact: true })).toBeVisible();
  await expect(own.getByText(`${winner.companyName}, $150,000`)).toBeVisible();
  await expectAccessible(own, "outcome");
  await expectToFit(own, "outcome");
  await picture(own, "outcome");

  await own.goto("/dashboard/browse-tenders?country=Kenya");
  await own.getByRole("button", { name: "Save this search" }).click();
  const searches = own.getByRole("dialog", { name: "Saved searches" });
  await searches.getByRole("button", { name: "Save this search" }).click();
  await expect(searches.getByRole("link", { name: "Country: Kenya" })).toBeVisible();
  await expectAccessible(own, "saved searches");
  await picture(own, "searches");
  await own.goto("/dashboard/browse-tenders");
  await own.getByRole("button", { name: "Saved searches" }).click();
  await own.getByRole("link", { name: "Country: Kenya" }).click();
  await expect(own).toHaveURL(/\?country=Kenya$/);
});
