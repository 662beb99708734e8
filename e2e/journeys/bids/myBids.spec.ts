import { expect, type Page } from "@playwright/test";

import { aBidder, aTender, asAdmin, bidFor, fillBid, PROPOSAL, signIn } from "../../support/given.ts";
import { ask } from "../../support/graphql.ts";
import { OPERATIONS } from "../../support/operationOf.ts";
import { submitBid } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

const SECOND = "We cast the deck in two lifts and keep the footpath open through the whole of the works.";
const fact = (page: Page, label: string) =>
  page.getByRole("region", { name: "Receipt" }).locator(`dt:text-is("${label}") + dd`);

async function verify(bidder: Awaited<ReturnType<typeof aBidder>>, receiptNumber: string, sha256: string) {
  const query = "query ($n: String!, $s: String!) { verifyBidReceipt(receiptNumber: $n, sha256: $s) { matches } }";
  const answer = await ask<{ verifyBidReceipt: { matches: boolean } }>(bidder.api, query, {
    n: receiptNumber,
    s: sha256,
  });
  return answer.verifyBidReceipt.matches;
}

test("@phone a bid is submitted, receipted, revised, withdrawn and submitted again; its earlier revisions stay readable", async ({
  page,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page);
  await submitBid(page);
  await expect(page.getByText("Your bid has been submitted successfully", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/my-bids\/[0-9a-f-]{36}$/);
  const number = await fact(page, "Receipt number").innerText();
  const sum = await fact(page, "SHA-256").innerText();

  await test.step("the receipt matches what is stored", async () => {
    expect(number).toMatch(/^AX-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await expect(fact(page, "Received")).toContainText("UTC");
    await expect(fact(page, "Tender")).toContainText(tender.tenderNumber);
    await expect(fact(page, "Bid amount")).toHaveText("$180,000");
    expect(await verify(bidder, number, sum)).toBe(true);
    expect(await verify(bidder, number, "0".repeat(64))).toBe(false);
  });

  await test.step("the page says what happens next; it prints on one page, with receipt and proposal", async () => {
    const next = page.getByRole("region", { name: "Your bid is submitted" });
    await expect(next).toContainText("You can revise or withdraw your bid until");
    await page.emulateMedia({ media: "print" });
    await expect(next).toBeHidden();
    await expect(page.getByRole("region", { name: "Receipt" })).toContainText(sum);
    await expect(page.getByRole("region", { name: "Submitted proposal" })).toContainText(PROPOSAL);
    await expect(page.getByRole("button")).toHaveCount(0);
    const paper = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("revise", async () => {
    await page.getByRole("button", { name: "Revise" }).click();
    await expect(page.getByRole("textbox", { name: "Bid amount (USD)" })).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Technical proposal" })).toHaveValue(PROPOSAL);
    await page.getByRole("textbox", { name: "Bid amount (USD)" }).fill("$165,000");
    await page.getByRole("textbox", { name: "Technical proposal" }).fill(SECOND);
    await submitBid(page, "Submit Revision");
    await expect(page.getByText("Your bid has been revised successfully", { exact: true })).toBeVisible();
    await expect(fact(page, "Bid amount")).toHaveText("$165,000");
    await expect(fact(page, "Receipt number")).not.toHaveText(number);
    await expect(page.getByRole("region", { name: "Submitted proposal" })).toContainText(SECOND);
  });

  await test.step("the earlier revision is readable, with its own receipt", async () => {
    await page.getByText("Revision 1", { exact: true }).click();
    const earlier = page.getByRole("region", { name: "Earlier revisions" });
    await expect(earlier).toContainText(PROPOSAL);
    await expect(earlier).toContainText(number);
    await expect(earlier).toContainText(sum);
    expect(await verify(bidder, number, sum)).toBe(true);
  });

  await test.step("withdraw", async () => {
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw bid" }).click();
    await expect(page.getByText("Your bid has been withdrawn", { exact: true })).toBeVisible();
    await expect(page.getByText(/^You withdrew this bid/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Revise" })).toHaveCount(0);
  });

  await test.step("bid again", async () => {
    await page.getByRole("link", { name: "Bid again" }).click();
    await fillBid(page, { bidAmount: "170000" });
    await submitBid(page);
    await expect(fact(page, "Bid amount")).toHaveText("$170,000");
  });

  await test.step("the list has both, newest first, and its filter lives in the address", async () => {
    await page.getByRole("link", { name: "My Bids" }).first().click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("article").first()).toContainText("$170,000");
    await page.getByLabel("Bid status").selectOption("withdrawn");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page).toHaveURL(/\?status=withdrawn$/);
    await page.reload();
    await expect(page.getByRole("article")).toContainText("$165,000");
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(2);
  });
});

test("the company sees the outcome: accepted or rejected", async ({ page }) => {
  const [winner, loser] = [await aBidder(), await aBidder()];
  const tender = await aTender();
  const submit = async ({ api }: typeof winner) =>
    ((await (await api.post("/api/bids", { data: bidFor(tender.id) })).json()) as { id: string }).id;
  const won = await submit(winner);
  const lost = await submit(loser);
  await (
    await asAdmin()
  ).patch(`/api/tenders/${tender.id}`, { data: { closingDate: new Date(Date.now() - 1000).toISOString() } });
  await ask(await asAdmin(), "mutation ($t: ID!, $b: ID!) { awardTender(tenderId: $t, bidId: $b) { status } }", {
    t: tender.id,
    b: won,
  });

  await signIn(page, winner);
  await page.goto("/dashboard/my-bids");
  await expect(page.getByRole("article")).toContainText(/accepted/i);
  await page.goto(`/dashboard/my-bids/${won}`);
  await expect(page.getByText(/^Your bid was accepted on /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw" })).toHaveCount(0);

  await page.goto(`/dashboard/my-bids/${lost}`);
  await expect(page.getByText("Bid not found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to My Bids" })).toBeVisible();
});

test("two windows revise one bid: the second is shown what the first sent, keeps its text, and may replace it", async ({
  page,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  const { id } = (await (await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).json()) as { id: string };
  await signIn(page, bidder);
  await page.goto(`/dashboard/my-bids/${id}?revise=1`);
  await page.getByRole("textbox", { name: "Bid amount (USD)" }).fill("150000");
  const { technicalProposal, timelineDays } = bidFor(tender.id);
  await ask(
    bidder.api,
    "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { revision } }",
    {
      id,
      input: { bidAmount: 140_000, technicalProposal, timelineDays, revision: 1 },
    },
  );

  await submitBid(page, "Submit Revision");

  await expect(page.getByText("Failed to revise bid. Please try again.", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "What your bid says now" })).toContainText("$140,000");
  await expect(page.getByRole("textbox", { name: "Bid amount (USD)" })).toHaveValue("150000");
  await submitBid(page, "Submit Revision");
  await expect(fact(page, "Bid amount")).toHaveText("$150,000");
});

test("a revision whose answer is lost is sent again without a third one", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  const { id } = (await (await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).json()) as { id: string };
  await signIn(page, bidder);
  await page.goto(`/dashboard/my-bids/${id}?revise=1`);
  await page.getByRole("textbox", { name: "Bid amount (USD)" }).fill("150000");
  let lost = 0;
  await page.route("**/graphql", async (route) => {
    if (lost > 0 || !route.request().postData()?.includes("mutation ReviseBid")) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });

  await submitBid(page, "Submit Revision");
  await expect(page.getByText(/^Your revision could not be confirmed/)).toBeVisible();
  await submitBid(page, "Submit Revision");

  await expect(page.getByText("Your bid has been revised successfully", { exact: true })).toBeVisible();
  const { bid } = await ask<{ bid: { revision: number } }>(
    bidder.api,
    "query ($id: ID!) { bid(id: $id) { revision } }",
    { id },
  );
  expect(bid.revision).toBe(2);
});

test("the receipt is copied as plain lines, and printed without navigation, with the whole proposal", async ({
  page,
  context,
}) => {
  const proposal = Array.from({ length: 60 }, (_, line) => `Stage ${line + 1}: as the method statement says.`).join(
    "\n",
  );
  const bidder = await aBidder();
  const tender = await aTender();
  const { id } = (await (
    await bidder.api.post("/api/bids", { data: bidFor(tender.id, { technicalProposal: proposal }) })
  ).json()) as { id: string };
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, bidder);
  await page.goto(`/dashboard/my-bids/${id}`);

  await page.getByRole("button", { name: "Copy receipt" }).click();
  await expect(page.getByRole("status", { name: "Receipt" })).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(await fact(page, "SHA-256").innerText());
  expect(copied).toContain("Bid amount: $180,000");
  expect(copied).toMatch(/^Bidder: ./m);

  await expect(page.getByText("Time left", { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText("Stage 60: as the method statement says.")).toBeVisible();
  await expect(page.getByText("Time left", { exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "Axion" })).toBeVisible();
  for (const gone of [
    page.getByRole("navigation"),
    page.getByRole("button"),
    page.getByRole("link", { name: "Browse Tenders" }),
  ])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector("h1") ?? document.body).color)).toBe(
    "rgb(0, 0, 0)",
  );
});

test("@second No bids yet leads to Browse Tenders", async ({ page }) => {
  await signIn(page, await aBidder());
  await page.goto("/dashboard/my-bids");

  await expect(page.getByRole("heading", { name: "No bids yet" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Browse Tenders" }).click();
  await expect(page).toHaveURL(/browse-tenders$/);
});

test("a tender that is deleted leaves the bid readable", async ({ page }) => {
  const bidder = await aBidder();
  const tender = await aTender();
  const { id } = (await (await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).json()) as { id: string };
  await (await asAdmin()).delete(`/api/tenders/${tender.id}`);
  await signIn(page, bidder);
  await page.goto(`/dashboard/my-bids/${id}`);

  await expect(page.getByText("The tender is not shown any more. What you submitted is kept.")).toBeVisible();
  await expect(page.getByText("This tender was withdrawn by its owner; no decision is expected.")).toBeVisible();
  await expect(page.getByText("Deleted", { exact: true })).toBeVisible();
  await expect(page.getByText(PROPOSAL)).toBeVisible();
  await expect(page.getByRole("button", { name: "Revise" })).toHaveCount(0);
});

test("@second a tender that is set back to draft keeps its number and title with the bid and on the receipt", async ({
  page,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  await bidder.api.post("/api/bids", { data: bidFor(tender.id) });
  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "draft" } });
  await signIn(page, bidder);
  await page.goto("/dashboard/my-bids");

  await expect(page.getByRole("article", { name: tender.title })).toContainText(tender.tenderNumber);
  await page.getByRole("link", { name: tender.title }).click();
  await expect(fact(page, "Tender")).toHaveText(`${tender.tenderNumber}, ${tender.title}`);
  await expect(page.getByText("This tender was taken back and is not open now.")).toBeVisible();
});

test("@phone-first names of the longest kind without a blank do not make the bid's screens scroll sideways", async ({
  page,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  const title = "W".repeat(200);
  // Put the longest names into this page's responses only. A tender that is stored with such names would also appear
  // in the lists of other journeys.
  await page.route(OPERATIONS, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(tender.title, title)
      .replaceAll(tender.tenderNumber, "M".repeat(50))
      .replaceAll(/"location":"[^"]*"/g, `"location":"${"L".repeat(100)}"`);
    await route.fulfill({ response, body });
  });
  const address = `/dashboard/submit-bid/${tender.id}`;
  await signIn(page, bidder);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  await page.goto(address);
  await expect(page.getByRole("button", { name: "Submit Bid" })).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);

  const { id } = (await (
    await bidder.api.post("/api/bids", { data: bidFor(tender.id, { technicalProposal: "P".repeat(300) }) })
  ).json()) as { id: string };
  for (const [place, shown] of [
    [address, "Your company has a bid on this tender"],
    ["/dashboard/my-bids", title],
    [`/dashboard/my-bids/${id}`, "Receipt"],
  ] as const) {
    await page.goto(place);
    await expect(page.getByRole("heading", { name: shown })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
  // The page first showed the cached list, so its refetch may still be pending. Ignore the error of a refetch that is
  // interrupted here.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
