import { expect, type APIRequestContext, type BrowserContext, type Page } from "@playwright/test";

import { ADMIN } from "../../support/accounts.ts";
import { cookiesDeclined } from "../../support/cookiesDeclined.ts";
import { expectFilesAtMost } from "../../support/expectFilesAtMost.ts";
import { signIn } from "../../support/given.ts";
import { inTurn } from "../../support/inTurn.ts";
import { publishTender, publishTenders, titleOf } from "../../support/manyTenders.ts";
import { startOwnServer } from "../../support/startOwnServer.ts";
import { test } from "../../support/test.ts";

const TENDERS = 1000;

/**
 * These tests use their own server, because a thousand open tenders would slow down all other journeys. The tests run
 * in order, because later tests expect the tender that an earlier test publishes.
 */
test.describe.configure({ mode: "serial" });
let server: Awaited<ReturnType<typeof startOwnServer>>;
let context: BrowserContext;
let page: Page;
let api: APIRequestContext;

test.beforeAll(async ({ browser, playwright }) => {
  test.setTimeout(600_000);
  server = await startOwnServer();
  api = await playwright.request.newContext({ baseURL: server.url });
  expect((await api.post("/api/login", { data: ADMIN })).status()).toBe(200);
  await publishTenders(api, TENDERS);
  context = await browser.newContext({ baseURL: server.url, storageState: cookiesDeclined(server.url) });
  page = await context.newPage();
  await signIn(page, ADMIN);
});
test.afterAll(async () => {
  await context.close();
  await api.dispose();
  await server.stop();
});

const cards = () => page.getByRole("article");
const card = (place: number) => page.getByRole("article", { name: titleOf(place) });
const drawn = () => page.evaluate(() => document.querySelectorAll("article").length);

test("@second of 1,000 tenders only what is seen is rendered, wherever the list is scrolled to", async () => {
  await page.goto("/dashboard/browse-tenders");
  await expect(card(0)).toBeVisible();
  await expect(card(0).locator("xpath=ancestor::li")).toHaveAttribute("aria-setsize", String(TENDERS));

  for (const share of [0, 0.3, 0.6, 0.9]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);
    await expect(cards().first()).toBeVisible();
    expect(await drawn()).toBeLessThan(60);
  }

  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(card(TENDERS - 1)).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await drawn()).toBeLessThan(60);
});

test("@second the first view of a long list loads at most 12 files", async () => {
  await inTurn(60, async (place) => {
    const username = `buyer-${place}`;
    const user = { username, email: `${username}@example.org`, password: "a-long-password" };
    expect((await api.post("/api/users", { data: user })).status()).toBe(201);
  });

  await expectFilesAtMost(
    12,
    page,
    ["browse-tenders", "tenders", "admin-bids", "admin-users"].map((screen) => `/dashboard/${screen}`),
  );
});

test("@second the filters count all of them, seen or not", async () => {
  await page.goto("/dashboard/browse-tenders");
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByLabel("Location").fill("Bangui");

  await expect(page.getByText("900 of 1,000 tenders found")).toBeVisible();
  await expect(card(0)).toHaveCount(0);
  await expect(card(1)).toBeVisible();
});

test("@second Tab goes on from card to card past the end of what was rendered", async () => {
  await page.goto("/dashboard/browse-tenders");

  const named = () =>
    page.evaluate(() => document.activeElement?.closest("article")?.getAttribute("aria-labelledby") ?? null);
  // Waits for two frames: the list then renders after each key press, as it does for a user.
  const drawnAgain = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // Wait until the virtual list has measured its items. Measuring may remount an item, which would then lose the focus.
  await expect(() => card(0).scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  for (let frames = 0; frames < 10; frames++) await drawnAgain();
  await card(0)
    .getByRole("link", { name: /View Documents/ })
    .focus();
  const visited = new Set<string | null>();
  for (let presses = 0; presses < 120; presses++) {
    visited.add(await named());
    await page.keyboard.press("Tab");
    await drawnAgain();
  }

  expect(visited).not.toContain(null);
  expect(visited.size).toBeGreaterThan(25);
});

test("@second the cards in view stay in place when the list is renewed and a tender comes in above", async () => {
  await page.goto("/dashboard/browse-tenders");
  await expect(card(0)).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(card(40)).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [0] });
  const reading = card(40);
  await reading.evaluate((article) => ((article as HTMLElement & { seen?: boolean }).seen = true));
  const before = await reading.boundingBox();

  await publishTender(api, TENDERS, {
    title: "Culvert that closes first",
    closingDate: new Date(Date.UTC(2089, 0, 1)).toISOString(),
  });
  await expect(reading.locator("xpath=ancestor::li")).toHaveAttribute("aria-setsize", String(TENDERS + 1));

  const after = await reading.boundingBox();
  expect(Math.abs(after!.y - before!.y)).toBeLessThan(2);
  expect(await reading.evaluate((article) => (article as HTMLElement & { seen?: boolean }).seen)).toBe(true);
});

test("@second All Bids reads 1,000 tenders to the end and renders what is seen; an opened one stays open out of sight", async () => {
  await page.goto("/dashboard/admin-bids");
  const rows = page.getByRole("list", { name: "Drafts and tenders without bids" }).getByRole("listitem");
  await expect(rows.first()).toHaveAttribute("aria-setsize", String(TENDERS + 1));
  const first = page.getByRole("button", { name: "Culvert that closes first" });
  await first.click();
  await expect(page.getByText("No bids submitted for this tender yet.")).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(first).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(80);
  await page.evaluate(() => window.scrollTo(0, 0));

  await expect(page.getByText("No bids submitted for this tender yet.")).toBeVisible();
  await page.getByLabel("Search tenders").fill(titleOf(7));
  await expect(page.getByText("1 tender found")).toBeVisible();
});

test("@second Tender Management reads 1,000 tenders to the end, the newest first, and renders what is seen", async () => {
  await page.goto("/dashboard/tenders");
  await expect(page.getByText("1,001 tenders", { exact: true })).toBeVisible();
  await expect(cards().first()).toContainText("Culvert that closes first");
  expect(await drawn()).toBeLessThan(60);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(`li[aria-posinset="${TENDERS + 1}"]`)).toBeInViewport();
  expect(await drawn()).toBeLessThan(60);
});
