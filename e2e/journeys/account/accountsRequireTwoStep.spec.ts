import { type Browser, expect, type Page } from "@playwright/test";

import { ADMIN, type Account } from "../../support/accounts.ts";
import { codeOf } from "../../support/codeOf.ts";
import { cookiesDeclined } from "../../support/cookiesDeclined.ts";
import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { startOwnServer } from "../../support/startOwnServer.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

let server: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeAll(async () => {
  server = await startOwnServer({ REQUIRE_TWO_STEP_FOR_ADMINS: "true" });
});
test.afterAll(() => server.stop());

const SENTENCE = /Administrators need two-step sign-in here\. Set it up below/;

/** Opens a page in a new browser context, whose base URL is the server that this file starts. */
async function aBrowser(browser: Browser, page: Page) {
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: cookiesDeclined(server.url),
    viewport: page.viewportSize(),
    locale: "en-US",
  });
  return context.newPage();
}

async function typeSignIn(page: Page, { username, password }: Account) {
  await page.goto("/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Sets up two-step sign-in on the settings screen. Until then, an administrator can open no other screen. */
async function setUp(page: Page, { password }: Account) {
  await page.getByLabel("Password for two-step sign-in").fill(password);
  await page.getByRole("button", { name: "Set Up" }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
  await page.getByLabel("6-digit code from the app").fill(codeOf(key));
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await page.getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(page.getByText(/it cannot be turned off\. Recovery codes left: 10/)).toBeVisible();
}

test("@second @phone where administrators need two-step sign-in: led to it, set up, given to another administrator, turned off for her, set up again", async ({
  page,
  browser,
}) => {
  test.slow();
  const chief = ADMIN;
  const clerk = { username: "clerk", password: "a-long-password" };
  const first = await aBrowser(browser, page);

  await typeSignIn(first, chief);
  await expect(first).toHaveURL(/\/dashboard\/settings$/);
  await expect(first.getByText(SENTENCE)).toBeVisible();
  await expect(first.getByLabel("First name")).toBeHidden();
  expect((await first.request.get("/api/users")).status()).toBe(403);
  await expectAccessible(first, "settings, two-step sign-in first");
  await expectToFit(first, "settings, two-step sign-in first");
  await picture(first, "two-step-first");
  await first.goto("/dashboard/admin-users");
  await expect(first).toHaveURL(/\/dashboard\/settings$/);
  await setUp(first, chief);
  await expect(first.getByText(SENTENCE)).toBeHidden();
  await expect(first.getByLabel("First name")).toBeVisible();
  await expectAccessible(first, "settings, two-step sign-in required and on");

  await first.goto("/dashboard/create-user");
  await first.getByLabel("Username").fill(clerk.username);
  await first.getByLabel("Email").fill("clerk@example.org");
  await first.getByLabel("First name").fill("Grace");
  await first.getByLabel("Password", { exact: true }).fill(clerk.password);
  await first.getByLabel("Role").selectOption("Administrator");
  await first.getByRole("button", { name: "Create User" }).click();
  await expect(first.getByText("User profile created successfully").first()).toBeVisible();

  const second = await aBrowser(browser, page);
  await typeSignIn(second, clerk);
  await expect(second.getByText(SENTENCE)).toBeVisible();
  await setUp(second, clerk);
  await second.goto("/dashboard/admin-users");
  await expect(second.getByRole("article", { name: "Grace" })).toBeVisible();

  await first.goto("/dashboard/admin-users");
  await first.getByRole("article", { name: "Grace" }).getByRole("button", { name: "Turn Off Two-Step" }).click();
  const dialog = first.getByRole("dialog");
  await expect(dialog.getByText(/all their sessions end/)).toBeVisible();
  await expectAccessible(first, "turning two-step sign-in off for a user");
  await picture(first, "clear-two-step");
  await dialog.getByLabel("Your own password").fill(chief.password);
  await first.keyboard.press("Enter");
  await expect(first.getByText("Two-step sign-in was turned off for this user").first()).toBeVisible();
  await expect(first.getByRole("button", { name: "Turn Off Two-Step" })).toBeHidden();

  await second.reload();
  await expect(second).toHaveURL(/\/login$/);
  await typeSignIn(second, clerk);
  await expect(second.getByText(SENTENCE)).toBeVisible();
  await setUp(second, clerk);
});
