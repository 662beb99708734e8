import { expect, type Page } from "@playwright/test";

import { aBidder, asAdmin, aTender, bidFor, signIn, signInAsClerk } from "../../support/given.ts";
import { expectAccessible } from "../../support/expectAccessible.ts";
import { picture } from "../../support/picture.ts";
import { confirmIn } from "../../support/confirmIn.ts";
import { pressWithoutSession } from "../../support/pressWithoutSession.ts";
import { test } from "../../support/test.ts";

type Bidder = Awaited<ReturnType<typeof aBidder>>;

async function graphql(api: Bidder["api"], query: string, variables: object) {
  const answer = await api.post("/graphql", { data: { query, variables } });
  return (await answer.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

async function bid(bidder: Bidder, tenderId: string, bidAmount: number) {
  const answer = await bidder.api.post("/api/bids", { data: bidFor(tenderId, { bidAmount }) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Creates a closed tender with two bids, one within its budget and one 12% over the maximum. */
async function aClosedTender() {
  const tender = await aTender();
  const [winner, other] = [await aBidder(), await aBidder()];
  const winning = await bid(winner, tender.id, 180_000);
  await bid(other, tender.id, 280_000);
  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "closed" } });
  return { tender, winner, other, winning };
}

async function openBids(page: Page, { tenderNumber, title }: { tenderNumber: string; title: string }) {
  await page.goto(`/dashboard/admin-bids?search=${tenderNumber}`);
  await page.getByRole("button", { name: title }).click();
  // Wait for the end of the transition: buttons move while the bids expand, so a click could miss.
  await expect(page.locator(".MuiCollapse-entered")).toBeVisible();
}

const outcomeOf = async ({ api }: Bidder) =>
  ((await graphql(api, "{ myBids { nodes { status tender { status } } } }", {})).data!.myBids as { nodes: unknown })
    .nodes;

test("@phone-first an admin compares the bids of a closed tender and awards it; each company sees its outcome in My bids", async ({
  page,
  browser,
  viewport,
}) => {
  const { tender, winner, other } = await aClosedTender();
  await signInAsClerk(page);
  await openBids(page, tender);

  await page.getByRole("button", { name: "Compare" }).click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toContainText(winner.companyName);
  await expect(rows.nth(1)).toContainText("within range");
  await expect(rows.nth(2)).toContainText("+12% over the maximum");
  await page.getByRole("button", { name: "Amount" }).click();
  await expect(rows.nth(1)).toContainText(other.companyName);
  await expect(page.getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "descending");

  await page.getByRole("button", { name: "Cards" }).click();
  await page.getByRole("button", { name: `Award tender: ${winner.companyName}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`${winner.companyName} wins with $180,000. The other bid will be rejected.`);
  await dialog.getByRole("button", { name: "Award tender" }).click();

  await expect(page.getByText(`Tender awarded to ${winner.companyName}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: tender.title })).toContainText("awarded");
  await expect(page.getByRole("article", { name: winner.companyName })).toContainText("accepted");
  await expect(page.getByRole("article", { name: other.companyName })).toContainText("rejected");
  expect(await outcomeOf(winner)).toEqual([{ status: "accepted", tender: { status: "awarded" } }]);
  expect(await outcomeOf(other)).toEqual([{ status: "rejected", tender: { status: "awarded" } }]);
  for (const [company, outcome] of [
    [winner, "accepted"],
    [other, "rejected"],
  ] as const) {
    const office = await browser.newPage({ viewport });
    await signIn(office, company);
    await office.goto("/dashboard/my-bids");
    await expect(office.getByRole("article", { name: tender.title })).toContainText(outcome);
    await office.close();
  }
});

test("a bid is accepted, rejected and taken back; a second one cannot be accepted", async ({ page }) => {
  const { tender, winner, other } = await aClosedTender();
  await signInAsClerk(page);
  await openBids(page, tender);

  await page.getByRole("button", { name: `Accept: ${winner.companyName}` }).click();
  await confirmIn(page, "Accept bid");
  await expect(page.getByRole("article", { name: winner.companyName })).toContainText("accepted");
  await page.getByRole("button", { name: `Accept: ${other.companyName}` }).click();
  const refused = page.getByRole("dialog", { name: `The bid of ${winner.companyName} is accepted` });
  await refused.getByRole("button", { name: "Cancel" }).click();
  await expect(refused).toHaveCount(0);
  await expect(page.getByRole("article", { name: other.companyName })).toContainText("pending");

  await page.getByRole("button", { name: `Reject: ${other.companyName}` }).click();
  await confirmIn(page, "Reject bid");
  await expect(page.getByRole("article", { name: other.companyName })).toContainText("rejected");
  await page.getByRole("button", { name: `Undo: ${winner.companyName}` }).click();
  await expect(page.getByRole("article", { name: winner.companyName })).toContainText("pending");
});

test("while the tender takes bids nothing is decided: no buttons, and the server refuses", async ({ page }) => {
  const [tender, bidder] = [await aTender(), await aBidder()];
  const bidId = await bid(bidder, tender.id, 150_000);
  await signInAsClerk(page);
  await openBids(page, tender);

  await expect(page.getByRole("article", { name: bidder.companyName })).toBeVisible();
  await expect(page.getByText(/^Decisions open when the tender closes: /)).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Accept|Reject|Award tender)/ })).toHaveCount(0);

  const award = "mutation ($tenderId: ID!, $bidId: ID!) { awardTender(tenderId: $tenderId, bidId: $bidId) { id } }";
  const decide = "mutation ($id: ID!) { decideBid(id: $id, status: accepted) { id } }";
  for (const [query, variables] of [
    [award, { tenderId: tender.id, bidId }],
    [decide, { id: bidId }],
  ] as const) {
    const { errors } = await graphql(await asAdmin(), query, variables);
    expect(errors?.[0]).toMatchObject({
      message: "This tender still takes bids until its closing time",
      extensions: { code: "CONFLICT" },
    });
  }
});

test("an award on a stale tender is refused with a message, and the next try uses the refetched tender", async ({
  page,
}) => {
  const { tender, winner } = await aClosedTender();
  await signInAsClerk(page);
  await openBids(page, tender);
  const award = page.getByRole("button", { name: `Award tender: ${winner.companyName}` });
  await expect(award).toBeVisible();
  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { title: `${tender.title} and its ramps` } });

  await award.click();
  await page.getByRole("dialog").getByRole("button", { name: "Award tender" }).click();

  await expect(page.getByText(/^This tender was changed by somebody else in the meantime/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /and its ramps/ })).toContainText("closed");
  await award.click();
  await page.getByRole("dialog").getByRole("button", { name: "Award tender" }).click();
  await expect(page.getByText(`Tender awarded to ${winner.companyName}`, { exact: true })).toBeVisible();
});

test("a bid that is revised just before closing, while the list is open: its new amount is there before the buttons come", async ({
  page,
}) => {
  const closingDate = new Date(Date.now() + 15_000).toISOString();
  const [tender, bidder, late] = [await aTender({ closingDate }), await aBidder(), await aBidder()];
  const bidId = await bid(bidder, tender.id, 180_000);
  await signInAsClerk(page);
  await openBids(page, tender);
  const card = page.getByRole("article", { name: bidder.companyName });
  await expect(card).toContainText("$180,000");
  await expect(page.getByText(/^Decisions open when the tender closes: /)).toBeVisible();
  const revise = "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { revision } }";
  const { tenderId: _, ...terms } = bidFor(tender.id, { bidAmount: 280_000 });
  expect(await graphql(bidder.api, revise, { id: bidId, input: terms })).toMatchObject({
    data: { reviseBid: { revision: 2 } },
  });
  await bid(late, tender.id, 240_000);
  await expect(card).toContainText("$180,000");

  await page.getByRole("button", { name: `Award tender: ${bidder.companyName}` }).waitFor();
  expect(await card.textContent()).toContain("$280,000");
  await expect(page.getByRole("button", { name: tender.title })).toContainText("2 bids");

  await page.getByRole("button", { name: `Award tender: ${bidder.companyName}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`${bidder.companyName} wins with $280,000. The other bid will be rejected.`);
  await dialog.getByRole("button", { name: "Award tender" }).click();
  await expect(page.getByRole("article", { name: late.companyName })).toContainText("rejected");
});

test("another admin's decision in the meantime is not overwritten: a sentence names the bid's status now, and the card shows it", async ({
  page,
}) => {
  const { tender, winner, winning } = await aClosedTender();
  await signInAsClerk(page);
  await openBids(page, tender);
  const reject = page.getByRole("button", { name: `Reject: ${winner.companyName}` });
  await expect(reject).toBeVisible();
  await graphql(await asAdmin(), "mutation ($id: ID!) { decideBid(id: $id, status: accepted) { id } }", {
    id: winning,
  });

  await reject.click();
  await page.getByRole("dialog").getByRole("button", { name: "Reject bid" }).click();

  await expect(
    page.getByText("The decision on this bid was changed in the meantime: it is accepted now.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("article", { name: winner.companyName })).toContainText("accepted");
  expect(await outcomeOf(winner)).toEqual([{ status: "accepted", tender: { status: "closed" } }]);
});

test("@second a tender that was set to awarded by hand says what to do where no bid is accepted", async ({ page }) => {
  const { tender, winner } = await aClosedTender();
  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "awarded" } });
  await signInAsClerk(page);
  await openBids(page, tender);

  await expect(page.getByRole("article", { name: winner.companyName })).toContainText("pending");
  await expect(
    page.getByText(/^This tender is awarded, but no bid is accepted\. To decide, take back the award/),
  ).toBeVisible();
  await page.getByRole("link", { name: "Take back the award" }).click();
  const check = page.getByRole("dialog", { name: "Take back the award?" });
  await check.getByLabel("Reason").fill("The status was set by mistake, before a decision.");
  await expect(check.getByText(/^2 bids: keep their decisions/)).toBeVisible();
  await expectAccessible(page, "taking an award back");
  await picture(page, "take-back-award");
  await check.getByRole("button", { name: "Take back award" }).click();
  await expect(page.getByText("Tender updated successfully", { exact: true })).toBeVisible();
  await openBids(page, tender);
  await expect(page.getByText(/Reason: The status was set by mistake, before a decision\.$/)).toBeVisible();
});

test("an export with an ended session leads to sign in, and no broken file is saved", async ({ page }) => {
  const { tender, winner } = await aClosedTender();
  await signInAsClerk(page);
  await openBids(page, tender);
  await expect(page.getByRole("article", { name: winner.companyName })).toBeVisible();
  const saved: string[] = [];
  page.on("download", (download) => saved.push(download.url()));

  await pressWithoutSession(page.getByRole("link", { name: /^Export CSV/ }));

  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  expect(saved).toEqual([]);
});

test("the bids are exported as CSV", async ({ page }) => {
  const { tender, winner } = await aClosedTender();
  await signInAsClerk(page);
  await openBids(page, tender);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Export CSV/ }).click();
  const download = await downloading;

  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain(winner.companyName);
});

test("a whole award works by keyboard alone", async ({ page }) => {
  const { tender, winner } = await aClosedTender();
  await signInAsClerk(page);
  await page.goto("/dashboard/admin-bids");
  const focused = page.locator(":focus");
  const tabTo = async (name: RegExp, key = "Tab") => {
    await expect(async () => {
      await page.keyboard.press(key);
      expect(await focused.evaluate((element) => element.getAttribute("aria-label") ?? element.textContent)).toMatch(
        name,
      );
    }).toPass({ intervals: [0] });
  };
  await page.getByLabel("Search tenders").focus();
  await page.keyboard.type(tender.tenderNumber);
  await expect(page.getByText("1 tender found")).toBeVisible();

  await tabTo(new RegExp(tender.title));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: winner.companyName })).toBeVisible();
  await tabTo(/^Cards$/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table")).toBeVisible();
  await tabTo(/^Bids on .* compared$/);
  await tabTo(/^Days$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "Days" })).toHaveAttribute("aria-sort", "ascending");
  await tabTo(/^Compare$/, "Shift+Tab");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await tabTo(new RegExp(`^Award tender: ${winner.companyName}$`));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(/^Award tender$/);
  await page.keyboard.press("Enter");

  await expect(page.getByText(`Tender awarded to ${winner.companyName}`, { exact: true })).toBeVisible();
  // Each group of tenders is refetched by its own request. Until both responses have arrived, both groups may
  // contain the tender, so wait for one button.
  const moved = page.getByRole("button", { name: tender.title });
  await expect(moved).toHaveCount(1);
  await expect(moved).toContainText("awarded");
  await expect(moved).toBeFocused();
});

test("@second the focus stays on a tender that another administrator awards, though it moves to another group", async ({
  page,
}) => {
  const { tender } = await aClosedTender();
  await signInAsClerk(page);
  await openBids(page, tender);
  const row = page.getByRole("button", { name: tender.title });
  const sectionOf = (name: string) => page.getByRole("region", { name }).getByRole("button", { name: tender.title });
  await expect(sectionOf("Closed, awaiting decision")).toBeVisible();
  await row.focus();

  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "awarded" } });

  await expect(sectionOf("Other tenders with bids")).toBeVisible();
  await expect(row).toHaveCount(1);
  await expect(row).toBeFocused();
});
