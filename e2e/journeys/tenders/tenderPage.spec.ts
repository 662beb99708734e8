import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { expectFilesAtMost } from "../../support/expectFilesAtMost.ts";
import { aBidder, aTender, asAdmin, bidFor, signIn, signInAsClerk } from "../../support/given.ts";
import { operationOf } from "../../support/operationOf.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

/** GraphQL operations that every screen of the portal sends, regardless of its content. */
const OF_THE_FRAME = ["Me", "ServerTime", "UnreadNotices", "OpenQuestionCount"];

/** Records the names of the GraphQL operations that the next screen sends, without those of `OF_THE_FRAME`. */
async function watchOperations(page: Page) {
  const operations: string[] = [];
  // Leave the previous screen, which may still send requests that would be recorded.
  await page.goto("about:blank");
  page.on("request", (request) => {
    const operation = operationOf(request);
    if (operation && !OF_THE_FRAME.includes(operation.operationName)) operations.push(operation.operationName);
  });
  return operations;
}

test("@phone-first a partner follows one tender on its page: no bid, a bid, an addendum that is not confirmed, a question, the closing", async ({
  page,
}) => {
  const tender = await aTender();
  const bidder = await aBidder();
  await signIn(page, bidder);
  await page.goto(`/dashboard/browse-tenders?search=${tender.tenderNumber}`);
  await page.getByRole("article", { name: tender.title }).getByRole("link", { name: tender.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: tender.title })).toBeFocused();
  const standing = page.getByRole("region", { name: "Your company" });
  await expect(standing.getByText("No bid yet")).toBeVisible();
  await expect(page.getByRole("timer", { name: "Time left to bid" })).toBeVisible();
  await expectAccessible(page, "a tender without a bid");
  await expectToFit(page, "a tender without a bid");
  await standing.getByRole("link", { name: "Submit Bid" }).press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/submit-bid\//);

  expect((await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).status()).toBe(201);
  expect(
    (
      await (
        await asAdmin()
      ).patch(`/api/tenders/${tender.id}`, { data: { requirements: "ISO 9001 certificate\nFour comparable works" } })
    ).status(),
  ).toBe(200);
  const operations = await watchOperations(page);
  await page.goto(`/dashboard/tender/${tender.id}`);
  await expect(standing.getByText("Addendum 1 not confirmed")).toBeVisible();
  expect(operations).toEqual(["TenderPage"]);
  page.removeAllListeners("request");
  const changes = page.getByRole("region", { name: "Changes" });
  await changes.getByText("Changes").click();
  await expect(changes.getByRole("article", { name: "Addendum 1" }).locator("ins").getByText("Four")).toBeVisible();
  await expectAccessible(page, "a tender with an addendum");
  await expectToFit(page, "a tender with an addendum");
  await picture(page, "tender-page");
  await standing.getByRole("link", { name: "Confirm or revise your bid" }).click();
  await page.getByRole("button", { name: "Confirm my bid unchanged" }).click();
  await expect(page.getByText("You have confirmed your bid unchanged").first()).toBeVisible();

  await page.goto(`/dashboard/tender/${tender.id}#questions`);
  await page.getByLabel("Your question").fill("May the girders come by river?");
  await page.getByRole("button", { name: "Ask Question" }).click();
  await expect(page.getByText("Waits for an answer")).toBeVisible();
  await expectAccessible(page, "a tender with its questions");
  await expectToFit(page, "a tender with its questions");

  expect((await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "closed" } })).status()).toBe(
    200,
  );
  await page.goto(`/dashboard/tender/${tender.id}`);
  await expect(standing.getByText("Bidding has closed; you are told of the decision.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Read your bid" })).toBeVisible();
});

test("@phone an administrator runs one tender on its page, up to the award; its winner reads the outcome there", async ({
  page,
}) => {
  const tender = await aTender();
  const bidder = await aBidder();
  expect((await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).status()).toBe(201);
  await signInAsClerk(page);
  const operations = await watchOperations(page);
  await page.goto(`/dashboard/tender/${tender.id}`);
  await expect(page.getByRole("region", { name: "Next step" }).getByText("Taking bids: 1 bid")).toBeVisible();
  expect(operations).toEqual(["TenderPage"]);
  page.removeAllListeners("request");
  expect((await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "closed" } })).status()).toBe(
    200,
  );
  await page.reload();
  await page.getByRole("link", { name: "Decide on the bids" }).click();
  const bids = page.getByRole("region", { name: "Bids", exact: true });
  await expect(bids.getByRole("button", { name: /^Award tender/ }).first()).toBeVisible();
  await expectAccessible(page, "a tender with its bids");
  await expectToFit(page, "a tender with its bids");
  await picture(page, "tender-page-bids");
  await bids
    .getByRole("button", { name: /^Award tender/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Award tender" }).click();
  await expect(page.getByText(/^Tender awarded to/).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Next step" }).getByText("Awarded", { exact: true })).toBeVisible();

  await signIn(page, bidder);
  await page.goto(`/dashboard/tender/${tender.id}`);
  await expect(page.getByText("Your bid was chosen")).toBeVisible();
  await expect(page.getByRole("region", { name: "Outcome" }).getByText(/^This tender was awarded on/)).toBeVisible();
  await expectAccessible(page, "an awarded tender");
  await expectToFit(page, "an awarded tender");
});

test("the page of a tender loads at most 12 files; one that a partner may not read is not found", async ({ page }) => {
  const [tender, draft] = [await aTender(), await aTender({ status: "draft" })];
  await signIn(page, await aBidder());

  await expectFilesAtMost(12, page, [`/dashboard/tender/${tender.id}`]);
  await page.goto(`/dashboard/tender/${draft.id}`);

  await expect(page.getByRole("heading", { name: "Tender not found" })).toBeVisible();
});
