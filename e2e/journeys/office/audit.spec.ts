import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aPartner, asAdmin, aTender, bidFor, aBidder, signIn, signInAsClerk } from "../../support/given.ts";
import { test } from "../../support/test.ts";

async function nothingIsWrong(page: Page, where: string) {
  await expectAccessible(page, where);
  await expectToFit(page, where);
}

const record = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("@phone an administrator changes a tender and blocks a user, finds both in the trail, and opens their histories", async ({
  page,
}) => {
  test.slow();
  const [tender, partner, bidder] = [await aTender(), await aPartner(), await aBidder()];
  expect((await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).status()).toBe(201);
  const clerk = await signInAsClerk(page);

  await test.step("a tender is changed, a user is blocked", async () => {
    await page.goto(`/dashboard/tenders?search=${tender.tenderNumber}`);
    await page.getByRole("article", { name: tender.title }).getByRole("button", { name: "Edit" }).click();
    await page.getByRole("dialog").getByLabel("Maximum budget (USD)").fill("300000");
    // Wait for this section: it is lazy-loaded and moves the button below it, so an earlier click could miss.
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Bidders will be told" })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Update Tender" }).click();
    await expect(page.getByText("Tender updated successfully", { exact: true })).toBeVisible();
    await page.goto(`/dashboard/admin-users?search=${partner.username}`);
    await page.getByRole("button", { name: "Block" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
    await expect(page.getByText("User updated successfully", { exact: true })).toBeVisible();
  });

  await test.step("both are found by filters that stand in the address", async () => {
    await page.goto("/dashboard/audit");
    await page.getByLabel("Act", { exact: true }).selectOption("Change a user");
    const blocked = record(page, "Change a user").filter({ hasText: partner.username });
    await expect(blocked.getByRole("definition")).toHaveText("from active → to blocked");
    // Filter by this administrator. Other journeys also change tenders, and the virtual list renders only the records
    // in view, so the record might otherwise not be in the DOM.
    await blocked.getByRole("link", { name: `${clerk.username}: what this person did` }).click();
    await expect(page.getByRole("button", { name: `Remove filter By: ${clerk.username}` })).toBeVisible();
    await page.getByLabel("Act", { exact: true }).selectOption("Change a tender");
    await expect(page).toHaveURL(/\?act=updateTender&/);
    await page.getByLabel("Outcome").selectOption("Done");
    const changed = record(page, "Change a tender").filter({ hasText: tender.tenderNumber });
    await expect(changed.getByText("Budget max")).toBeVisible();
    await expect(changed.getByRole("definition")).toHaveText("from $250,000 → to $300,000");
    await nothingIsWrong(page, "the filtered trail");
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL(/\/dashboard\/audit$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("the CSV has what is filtered", async () => {
    await page.goto(`/dashboard/audit?act=updateTender&tenderId=${tender.id}`);
    await expect(page.getByText("1 record found")).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export CSV" }).click(),
    ]);
    const rows = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
    expect(file.suggestedFilename()).toBe("audit.csv");
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`,${clerk.username},`);
    expect(rows[1]).toContain(`,updateTender,done,tender,${tender.id},`);
    await page.goto("/dashboard/audit?act=exportAudit");
    await expect(record(page, "Export the audit trail").first()).toContainText(tender.id);
  });

  await test.step("the history of the tender opens over its list, and Back closes it", async () => {
    await page.goto(`/dashboard/tenders?search=${tender.tenderNumber}`);
    await page.getByRole("link", { name: `History: ${tender.tenderNumber}` }).click();
    const dialog = page.getByRole("dialog", { name: "History" });
    // Ignore "Read the bids": an administrator of another journey may read all bids, including those on this tender.
    await expect(dialog.getByRole("article").filter({ hasNotText: "Read the bids" })).toHaveText([
      /Issue an addendum/,
      /Change a tender/,
      /Submit a bid/,
      /Create a tender/,
    ]);
    await dialog.getByRole("button", { name: /^Show all \d+ fields: Create a tender/ }).click();
    await expect(dialog.getByText("ISO 9001 certificate")).toBeVisible();
    await nothingIsWrong(page, "the history of a tender");
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("link", { name: `History: ${tender.tenderNumber}` })).toBeFocused();
  });

  await test.step("the history of the user leads to what the person did", async () => {
    await page.goto(`/dashboard/admin-users?search=${partner.username}`);
    await page.getByRole("link", { name: `History: ${partner.username}` }).click();
    const dialog = page.getByRole("dialog", { name: "History" });
    await expect(dialog.getByRole("article", { name: "Change a user" })).toContainText("from active → to blocked");
    await dialog.getByRole("link", { name: "Open in Audit Trail" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Audit Trail" })).toBeVisible();
    await expect(page.getByRole("button", { name: `Remove filter User: ${partner.username}` })).toBeVisible();
  });

  await test.step("the history of the bid", async () => {
    await page.goto(`/dashboard/admin-bids?search=${tender.tenderNumber}`);
    await page.getByRole("button", { name: new RegExp(tender.tenderNumber) }).click();
    await page.getByRole("link", { name: `History: ${bidder.companyName}, ${tender.tenderNumber}` }).click();
    await expect(
      page.getByRole("dialog", { name: "History" }).getByRole("article", { name: "Submit a bid" }),
    ).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("@second @phone a long trail is shown page by page, and a partner sees nothing of it", async ({ page }) => {
  const api = await asAdmin();
  const tender = await aTender();
  for (let time = 1; time <= 60; time++)
    expect(
      (
        await api.patch(`/api/tenders/${tender.id}`, {
          data: { title: `Weir ${time} ${"of-a-very-long-name-".repeat(6)}` },
        })
      ).status(),
    ).toBe(200);
  await signInAsClerk(page);
  await page.goto(`/dashboard/audit?act=updateTender&tenderId=${tender.id}`);
  await expect(page.getByText("60 records found")).toBeVisible();
  const newest = page.getByRole("list", { name: "Audit trail" }).getByRole("listitem").first();
  await expect(newest).toHaveAttribute("aria-setsize", "50");
  await nothingIsWrong(page, "a long trail");

  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  await expect(newest).toHaveAttribute("aria-setsize", "60");
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole("listitem").and(page.locator("[aria-posinset='60']"))).toBeInViewport({ timeout: 500 });
  }).toPass();

  await page.goto(`/dashboard/tenders?search=${tender.tenderNumber}`);
  await page.getByRole("link", { name: `History: ${tender.tenderNumber}` }).click();
  const history = page.getByRole("dialog", { name: "History" }).getByRole("article");
  await expect(history).toHaveCount(50);
  await history.last().scrollIntoViewIfNeeded();
  await expect(history.last()).toBeInViewport();

  const partner = await aPartner();
  await page.goto("/");
  await signIn(page, partner);
  await page.goto("/dashboard/audit");
  await expect(page.getByText("Admin access required", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Audit Trail" })).toHaveCount(0);
});
