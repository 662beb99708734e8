import { expect } from "@playwright/test";

import { aBidder, aTender, asAdmin, bidFor, fillBid, signIn } from "../../support/given.ts";
import { submitBid } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

test("closed for bidding once the closing date has passed: also while the form is open, and nothing typed is lost", async ({
  page,
}) => {
  const bidder = await aBidder();
  await signIn(page, bidder);
  const closing = Date.now() + 20_000;
  const tender = await aTender({ closingDate: new Date(closing).toISOString() });
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page);
  await expect(page.getByRole("button", { name: "Submit Bid" })).toBeEnabled();

  await expect(page.getByRole("button", { name: "Closed" })).toBeDisabled({ timeout: 30_000 });

  await expect(page.getByLabel("Bid amount (USD)")).toHaveValue("180000");
  // The page only estimates the server's clock, so it may show "Closed" a little too early. Wait until the closing
  // time has passed by the test's own clock. Otherwise the server might still accept the bid that follows.
  await expect.poll(() => Date.now()).toBeGreaterThan(closing);
  expect((await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).status()).toBe(409);
});

test("a tender that an admin closes while the form is open refuses the bid with a sentence", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page);
  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "closed" } });

  await submitBid(page);

  await expect(page.getByText("Failed to submit bid. Please try again.", { exact: true })).toBeVisible();
  await expect(page.getByText("This tender no longer accepts bids")).toBeVisible();
  await expect(page.getByRole("button", { name: "Closed" })).toBeDisabled();
  await expect(page.getByRole("status", { name: "Bidding" })).toHaveText(
    "Bidding on this tender has closed. What you typed is kept.",
  );
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(page.getByLabel("Timeline (days)")).toHaveValue("90");
});

test("@second of 50 bids that one company submits at once exactly one succeeds", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);

  const statuses = await page.evaluate(async (bid) => {
    const submit = () =>
      fetch("/api/bids", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(bid),
      });
    const answers = await Promise.all(Array.from({ length: 50 }, submit));
    return answers.map(({ status }) => status);
  }, bidFor(tender.id));

  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const all = (await (await (await asAdmin()).get("/api/bids")).json()) as { tenderId: string }[];
  expect(all.filter(({ tenderId }) => tenderId === tender.id)).toHaveLength(1);
});

test("the network that fails in mid-submit loses nothing, and a retry makes one bid", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page);
  // Let the server store the first submission, but drop its response.
  let lost = 0;
  await page.route("**/graphql", async (route) => {
    if (lost > 0 || !route.request().postData()?.includes("mutation SubmitBid")) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });

  await submitBid(page);
  await expect(page.getByText("Failed to submit bid. Please try again.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Bid amount (USD)")).toHaveValue("180000");
  await submitBid(page);

  await expect(page.getByText("Your bid has been submitted successfully", { exact: true })).toBeVisible();
});

test("each wrong field is named in the specification's words, and the summary leads to it", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);

  await page.getByLabel("Technical proposal").fill("too short");
  await page.getByRole("button", { name: "Submit Bid" }).click();

  for (const message of [
    "Bid amount is required",
    "Technical proposal must be at least 50 characters",
    "Timeline is required",
  ])
    await expect(page.getByText(message).first()).toBeVisible();
  await page.getByRole("link", { name: /Technical proposal must be at least 50 characters/ }).click();
  await expect(page.getByLabel("Technical proposal")).toBeFocused();
});

test("an amount that is not plainly money is told at its field and never sent; dollars with separators are", async ({
  page,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("mutation SubmitBid")) sent.push(request.url());
  });
  const amount = page.getByLabel("Bid amount (USD)");

  for (const bidAmount of ["12 50", "0x10", "1e5", "1.0"]) {
    await fillBid(page, { bidAmount });
    await page.getByRole("button", { name: "Submit Bid" }).click();
    await expect(amount, bidAmount).toHaveAttribute("aria-invalid", "true");
    await expect(amount).toHaveAccessibleDescription(/must be a whole number of US dollars/);
    await expect(page.getByText(/You offer/)).toHaveCount(0);
  }
  expect(sent).toEqual([]);

  await amount.fill("$1,250,000");
  await expect(page.getByText(/You offer/)).toContainText("$1,250,000");
  await submitBid(page);

  await expect(page.getByText("Your bid has been submitted successfully", { exact: true })).toBeVisible();
  const all = (await (await (await asAdmin()).get("/api/bids")).json()) as { tenderId: string; bidAmount: number }[];
  expect(all.filter(({ tenderId }) => tenderId === tender.id)).toMatchObject([{ bidAmount: 1_250_000 }]);
});
