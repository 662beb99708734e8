import { expect } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, aTender, asAdmin, bidFor, fillBid, signIn, signInAsClerk } from "../../support/given.ts";
import { picture } from "../../support/picture.ts";
import { submitBid } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

test("@phone-first a change of an open tender is shown before it is saved, read with its words marked, and confirmed; a bid written before a change is sent again", async ({
  page,
  browser,
}) => {
  const tender = await aTender();
  const [bidder, writer] = [await aBidder(), await aBidder()];
  expect((await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).status()).toBe(201);

  await signInAsClerk(page);
  await page.goto(`/dashboard/tenders?edit=${tender.id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Requirements").fill("ISO 9001 certificate\nFour comparable works");
  const recipients = dialog.getByRole("region", { name: "Bidders will be told" });
  await expect(recipients.getByText("It concerns 1 person with a bid, a draft or a question.")).toBeVisible();
  await recipients.getByLabel("Note for bidders").fill("The lender asks for four.");
  await expectAccessible(page, "what bidders will be told");
  await picture(page, "tell-bidders");
  await dialog.getByRole("button", { name: "Update Tender" }).click();
  await expect(page.getByText("Tender updated successfully").first()).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await signIn(second, writer);
  await second.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(second);
  expect((await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { location: "Boali" } })).status()).toBe(
    200,
  );
  await submitBid(second);
  await expect(second.getByText("Addendum 2 changed this tender while you were writing").first()).toBeVisible();
  await expect(second.getByRole("article", { name: "Addendum 2" }).getByText("Boali")).toBeVisible();
  await expect(second.getByLabel("Bid amount (USD)")).toHaveValue("180000");
  await expectAccessible(second, "a change while a bid was written");
  await picture(second, "addendum-conflict");
  await submitBid(second);
  await expect(second).toHaveURL(/\/dashboard\/my-bids\/[0-9a-f-]{36}$/);
  await second.context().close();

  await signIn(page, bidder);
  await page.goto("/dashboard/my-bids");
  await expect(page.getByText("Addendum 1 not confirmed")).toBeVisible();
  await page.getByRole("link", { name: tender.title }).click();
  const first = page.getByRole("article", { name: "Addendum 1" });
  await expect(first.locator("del").getByText("Three")).toBeVisible();
  await expect(first.locator("ins").getByText("Four")).toBeVisible();
  await expectAccessible(page, "changes");
  await expectToFit(page, "changes");
  await picture(page, "tender-changes");
  await page.getByRole("button", { name: "Confirm my bid unchanged" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("You have confirmed your bid unchanged").first()).toBeVisible();
  await expect(page.getByText("not confirmed")).toHaveCount(0);
  await expect(page.getByText(/^All addenda up to 2 confirmed on .+ by /)).toBeVisible();
  await page.goto(`/dashboard/tender/${tender.id}/changes`);
  await expect(page.getByText(/^All addenda up to 2 confirmed on .+ by /)).toBeVisible();
  await picture(page, "changes-confirmed");
});

test("@phone a cancelled tender is closed for good, and its bidders read why", async ({ page }) => {
  const tender = await aTender();
  const bidder = await aBidder();
  expect((await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).status()).toBe(201);

  await signInAsClerk(page);
  await page.goto(`/dashboard/tenders?search=${tender.tenderNumber}`);
  const card = page.getByRole("article", { name: tender.title });
  await card.getByRole("button", { name: "Cancel tender" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel tender" }).click();
  await expect(dialog.getByText("The reason must be at least 20 characters")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The financing was withdrawn by the lender.");
  await expect(dialog.getByText("1 bid: what was submitted stays stored, and is not decided.")).toBeVisible();
  await expectAccessible(page, "cancelling a tender");
  await picture(page, "cancel-tender");
  await dialog.getByRole("button", { name: "Cancel tender" }).click();
  await expect(page.getByText("Tender cancelled").first()).toBeVisible();
  await expect(card.getByText("cancelled", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: "Edit" })).toHaveCount(0);

  await signIn(page, bidder);
  await page.goto("/dashboard/notices");
  await page
    .getByRole("article", { name: `Tender ${tender.tenderNumber} was cancelled` })
    .getByRole("link")
    .click();
  await expect(page.getByText("The financing was withdrawn by the lender.")).toBeVisible();
});
