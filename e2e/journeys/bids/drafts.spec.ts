import { expect } from "@playwright/test";

import { aBidder, aTender, asAdmin, fillBid, PROPOSAL, signIn } from "../../support/given.ts";
import { ask } from "../../support/graphql.ts";
import { OPERATIONS } from "../../support/operationOf.ts";
import { submitBid } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

const SAVED = /^Saved \d\d:\d\d$/;

test("@phone what is typed saves itself, opens again in another browser, and is gone once it is submitted", async ({
  page,
  browser,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page, { bidAmount: "123456" });
  await expect(page.getByText(SAVED)).toBeVisible();

  const home = await (await browser.newContext()).newPage();
  await signIn(home, bidder);
  await home.goto("/dashboard/my-bids");
  await expect(home.getByRole("region", { name: "Drafts" })).toContainText(tender.title);
  await home.getByRole("link", { name: "Continue" }).click();
  await expect(home.getByLabel("Bid amount (USD)")).toHaveValue("123456");
  await expect(home.getByLabel("Technical proposal")).toHaveValue(PROPOSAL);
  await expect(home.getByText(SAVED)).toBeVisible();
  await submitBid(home);
  await expect(home.getByText("Your bid has been submitted successfully", { exact: true })).toBeVisible();

  expect(await ask(bidder.api, "{ myBidDrafts { tenderId } }")).toEqual({ myBidDrafts: [] });
  await home.goto("/dashboard/my-bids");
  await expect(home.getByRole("article", { name: tender.title })).toBeVisible();
  await expect(home.getByRole("region", { name: "Drafts" })).toHaveCount(0);
});

test("without a connection the text is kept and says so; it is saved when the connection is back", async ({
  page,
  context,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  // Focus a field while online: the first interaction with the page loads the code of the dialogs, which this test
  // needs when it is offline.
  await page.getByLabel("Bid amount (USD)").focus();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByLabel("Bid amount (USD)").fill("98765");
  await expect(
    page.getByText(
      "Not saved: no connection. It is kept in this browser and will be saved when the connection is back.",
    ),
  ).toBeVisible();

  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await context.setOffline(false);

  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/browse-tenders$/);
});

test("@second a connection that is lost before the first touch: the browser itself asks before the form is left", async ({
  page,
  context,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await expect(page.getByLabel("Bid amount (USD)")).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel("Bid amount (USD)").fill("98765");

  const dialog = page.waitForEvent("dialog");
  const pressed = page.getByRole("link", { name: "Back" }).click();
  await (await dialog).dismiss();
  await pressed;

  await expect(page.getByLabel("Bid amount (USD)")).toHaveValue("98765");
  await context.setOffline(false);
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
});

test("two windows type for one tender: neither text is lost, the bidder chooses", async ({ page, context }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await page.getByLabel("Bid amount (USD)").fill("111");
  await expect(page.getByText(SAVED)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/dashboard/submit-bid/${tender.id}`);
  await second.getByLabel("Bid amount (USD)").fill("222");
  await expect(second.getByText(SAVED)).toBeVisible();
  await expect
    .poll(() => ask(bidder.api, "{ myBidDrafts { bidAmount } }"))
    .toEqual({ myBidDrafts: [{ bidAmount: "222" }] });

  await page.getByLabel("Timeline (days)").fill("90");
  await expect(page.getByText(/^Another text was saved in another window/)).toBeVisible();
  await page.getByRole("button", { name: "Keep this text" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();

  await second.getByLabel("Timeline (days)").fill("30");
  await second.getByRole("button", { name: "Load the other text" }).click();
  await expect(second.getByLabel("Bid amount (USD)")).toHaveValue("111");
  await expect(second.getByLabel("Timeline (days)")).toHaveValue("90");
});

test("a tender that is deleted while its bid form is open: a sentence, and the text is kept where it can be read", async ({
  page,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await (await asAdmin()).delete(`/api/tenders/${tender.id}`);

  await submitBid(page);
  await expect(page.getByText("Failed to submit bid. Please try again.", { exact: true })).toBeVisible();
  const notice = page.getByRole("alert").filter({ hasText: "This tender was deleted since you opened it" });
  await expect(notice).toBeFocused();
  await expect(page.getByLabel("Technical proposal")).toHaveValue(PROPOSAL);

  await notice.getByRole("link", { name: "My Bids" }).click();
  const drafts = page.getByRole("region", { name: "Drafts" });
  await expect(drafts).toContainText(PROPOSAL);
  await drafts.getByRole("button", { name: "Discard", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expect(drafts).toHaveCount(0);
});

test("a session that ends while typing: after signing in the text is there, and the bid goes through", async ({
  page,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page, { bidAmount: "123456" });
  // Wait until the draft is saved. Otherwise its save could run without a session and redirect to the sign-in page
  // before the last field is filled.
  await expect
    .poll(() => ask(bidder.api, "{ myBidDrafts { timelineDays } }"))
    .toEqual({ myBidDrafts: [{ timelineDays: "90" }] });
  // Hold back all GraphQL requests until the last field is filled. Without a session, the response to any of them
  // redirects to the sign-in page.
  let release: (value?: undefined) => void;
  const filled = new Promise((resolve) => (release = resolve));
  await page.route(OPERATIONS, async (route) => {
    await filled;
    await route.fallback();
  });
  await page.context().clearCookies();
  await page.getByLabel("Documents URL").fill("https://example.org/bid");
  release!();

  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Username").fill(bidder.username);
  await page.getByLabel("Password").fill(bidder.password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByLabel("Documents URL")).toHaveValue("https://example.org/bid");
  await expect(page.getByLabel("Bid amount (USD)")).toHaveValue("123456");
  await submitBid(page);
  await expect(page).toHaveURL(/\/my-bids\//);
});
