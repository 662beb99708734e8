import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { inTurn } from "../../support/inTurn.ts";
import { aBidder, aPartner, asAdmin, aTender, bidFor, signInAsClerk } from "../../support/given.ts";
import { tabTo } from "../../support/tabTo.ts";
import { test } from "../../support/test.ts";

const numbers = (page: Page) => page.getByRole("rowheader");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function savedBy(page: Page) {
  const download = page.waitForEvent("download");
  await button(page, "Download CSV").click();
  return readFileSync(await (await download).path(), "utf8");
}

/** Creates three tenders that a search for `word` finds, in the order small, large, middle. */
async function threeTenders() {
  const word = `Spillway ${randomUUID().slice(0, 8)}`;
  const [small, large, middle] = [
    await aTender({ title: `${word} small`, budgetMax: 100_000, country: "Kenya" }),
    await aTender({ title: `=${word} large`, budgetMax: 3_000_000, country: "Ghana" }),
    await aTender({ title: `${word} middle`, budgetMax: 200_000, country: "Kenya" }),
  ];
  return { word, small, large, middle };
}

test("by keyboard alone an administrator chooses the table, columns and order, goes from row to row, and edits a tender", async ({
  page,
}) => {
  const { word, small, large, middle } = await threeTenders();
  await signInAsClerk(page);
  await page.goto(`/dashboard/tenders?search=${word}`);
  await expect(page.getByRole("article")).toHaveCount(3);

  await tabTo(page, button(page, "Table"));
  await page.keyboard.press("Enter");
  await expect(numbers(page)).toHaveText([middle.tenderNumber, large.tenderNumber, small.tenderNumber]);

  await tabTo(page, button(page, "Columns"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("checkbox", { name: "Location" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("columnheader", { name: "Location" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "Columns")).toBeFocused();

  await tabTo(page, page.getByRole("columnheader", { name: "Budget to" }).getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(numbers(page)).toHaveText([small.tenderNumber, middle.tenderNumber, large.tenderNumber]);

  await tabTo(page, button(page, `Edit: ${small.tenderNumber}`));
  await page.keyboard.press("ArrowDown");
  await expect(button(page, `Edit: ${middle.tenderNumber}`)).toBeFocused();
  await page.keyboard.press("End");
  await expect(button(page, `Edit: ${large.tenderNumber}`)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Title", { exact: true })).toHaveValue(middle.title);
  await page.keyboard.press("Escape");
  await expect(button(page, `Edit: ${middle.tenderNumber}`)).toBeFocused();
});

test("view, columns, order and filters survive a reload and Back, and the CSV file holds what is shown", async ({
  page,
}) => {
  const { word, small, large, middle } = await threeTenders();
  await signInAsClerk(page);
  await page.goto(`/dashboard/tenders?view=table&search=${word}&columns=number,title,budgetTo&sort=-budgetTo`);
  await expect(numbers(page)).toHaveText([large.tenderNumber, middle.tenderNumber, small.tenderNumber]);
  await button(page, "More filters").click();
  await page.getByLabel("Country").selectOption("Kenya");
  await expect(numbers(page)).toHaveText([middle.tenderNumber, small.tenderNumber]);

  await page.reload();
  await expect(numbers(page)).toHaveText([middle.tenderNumber, small.tenderNumber]);
  await expect(page.getByRole("columnheader")).toHaveText(["Number", "Title", "Budget to", "Actions"]);
  expect(await savedBy(page)).toBe(
    `\uFEFFNumber,Title,Budget to (USD)\r\n${middle.tenderNumber},${middle.title},200000\r\n${small.tenderNumber},${small.title},100000\r\n`,
  );

  await page.goBack();
  await expect(numbers(page)).toHaveText([large.tenderNumber, middle.tenderNumber, small.tenderNumber]);
  expect(await savedBy(page)).toContain(`${large.tenderNumber},'=${word} large,3000000`);
});

test("@second users are sorted by the server, and a row blocks its user", async ({ page }) => {
  const [one, other] = [await aPartner(), await aPartner()];
  await signInAsClerk(page);
  await page.goto("/dashboard/admin-users?view=table&search=partner-&sort=-username");
  const shown = await numbers(page).allTextContents();
  expect(shown).toEqual(shown.toSorted().toReversed());

  await page.goto(`/dashboard/admin-users?view=table&search=${one.username}`);
  await expect(numbers(page)).toHaveText([one.username]);
  await button(page, "Block").click();
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(button(page, "Unblock")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: one.username })).toContainText("blocked");
  expect(other.username).not.toBe(one.username);
});

test("@second a very long table is scrolled by its keys: End shows the last row, which was not rendered before", async ({
  page,
}) => {
  test.slow();
  const word = `Gauge ${randomUUID().slice(0, 8)}`;
  const made = await inTurn(70, (index) => aTender({ title: `${word} ${index}` }));
  const sorted = made
    .map(({ tenderNumber }) => tenderNumber)
    .toSorted((one, another) => new Intl.Collator("en", { numeric: true }).compare(one, another));
  await signInAsClerk(page);
  await page.goto(`/dashboard/tenders?view=table&search=${word}&sort=number`);
  await button(page, `Edit: ${sorted[0]}`).focus();
  await expect(button(page, `Edit: ${sorted.at(-1)}`)).toHaveCount(0);

  await page.keyboard.press("End");

  await expect(button(page, `Edit: ${sorted.at(-1)}`)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(button(page, `Edit: ${sorted[0]}`)).toBeFocused();
});

test("@second @phone axe finds nothing on the tables, which scroll within their own region", async ({ page }) => {
  test.slow();
  const tender = await aTender({ title: `Sluice ${"of-a-very-long-name-".repeat(6)}` });
  const { api, companyName } = await aBidder();
  await api.post("/api/bids", { data: bidFor(tender.id) });
  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "closed" } });
  const { username } = await signInAsClerk(page);
  const screens = {
    tenders: `/dashboard/tenders?view=table&search=${tender.tenderNumber}`,
    users: `/dashboard/admin-users?view=table&search=${username}`,
    bids: `/dashboard/admin-bids?view=table&awaitsDecision=true&search=${encodeURIComponent(companyName)}&status=pending`,
  };
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await expect(numbers(page).first()).toBeVisible();
    await expectAccessible(page, name);
    await expectToFit(page, name);
    await button(page, "Columns").click();
    await expectAccessible(page, `${name}, columns`);
    await expectToFit(page, `${name}, columns`);
  }

  await page.goto(screens.tenders);
  // Wait until the browser has scrolled to the button, because scrolling would close the menu.
  await button(page, `More: ${tender.tenderNumber}`).focus();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press("Enter");
  await expect(button(page, `Copy: ${tender.tenderNumber}`)).toBeVisible();
  await expectAccessible(page, "tenders, menu of a row");
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: `Select: ${tender.tenderNumber}` }).check();
  await expect(page.getByText("1 tender selected")).toBeVisible();
  await expectAccessible(page, "tenders, selection bar");
  await expectToFit(page, "tenders, selection bar");

  const draft = await aTender({ title: tender.title, status: "draft" });
  await page.goto(`/dashboard/tenders?view=table&search=${draft.tenderNumber}`);
  await page.getByRole("checkbox", { name: `Select: ${draft.tenderNumber}` }).check();
  await button(page, "Publish").click();
  await expect(button(page, "Publish 1 tender")).toBeEnabled();
  await expectAccessible(page, "tenders, many");
  await expectToFit(page, "tenders, many");
  const answers: (() => void)[] = [];
  await page.route("**/graphql*", async (route) => {
    if (route.request().postData()?.includes("mutation UpdateTender"))
      await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  await button(page, "Publish 1 tender").click();
  await expect(button(page, "Stop")).toBeFocused();
  await expectAccessible(page, "tenders, many, running");
  await expectToFit(page, "tenders, many, running");
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!();
  await expect(page.getByText("1 tender is published.")).toBeVisible();
  await expect(button(page, "Close this")).toBeFocused();
  await expectAccessible(page, "tenders, many, done");
  await page.unrouteAll();

  await page.goto(screens.bids);
  await expect(page.getByRole("row").filter({ hasText: tender.tenderNumber })).toContainText("$180,000");
  const first = page.getByRole("rowheader");
  const before = await first.boundingBox();
  await page.getByRole("region", { name: "Bids" }).evaluate((region) => region.scrollBy(400, 0));
  expect((await first.boundingBox())?.x).toBe(before?.x);
});

test("@phone Back and the page's own link return to the same place of the list, with its filters", async ({ page }) => {
  const { word } = await threeTenders();
  await signInAsClerk(page);
  await page.goto(`/dashboard/tenders?search=${word}`);
  const last = page
    .getByRole("article")
    .last()
    .getByRole("link", { name: new RegExp(word) });
  const placeNow = () => page.evaluate(() => window.scrollY);

  for (const leave of [() => page.goBack(), () => page.getByRole("link", { name: "Tender Management" }).click()]) {
    await last.scrollIntoViewIfNeeded();
    const place = await placeNow();
    expect(place).toBeGreaterThan(100);
    await last.click();
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(word) })).toBeVisible();
    expect(await placeNow()).toBe(0);

    await leave();

    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(word)}$`));
    await expect.poll(placeNow).toBe(place);
  }
});
