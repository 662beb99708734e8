import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aPartner, asAdmin, signIn, signInAsClerk } from "../../support/given.ts";
import { pressWithoutSession } from "../../support/pressWithoutSession.ts";
import { test } from "../../support/test.ts";

const cardOf = (page: Page, username: string) => page.getByRole("article").filter({ hasText: username });

async function confirm(page: Page, button: string, question: string) {
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
}

test("@phone a user is created, found, blocked out of an open session, unblocked, edited and deleted", async ({
  page,
  browser,
}) => {
  const account = { username: `clerk-${randomUUID().slice(0, 8)}`, password: "a-long-password" };
  await signInAsClerk(page);
  await page.goto("/dashboard/admin-users");
  await page.getByRole("link", { name: "Create User" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Create User Profile" })).toBeVisible();
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password").fill(account.password);
  await page.getByLabel("Email").fill(`${account.username}@example.org`);
  await page.getByLabel("Company typology").selectOption("General Contractor");
  await page.getByRole("button", { name: "Create User" }).click();
  await expect(page.getByText("User profile created successfully", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("");

  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, account);
  await page.goto("/dashboard/admin-users");
  await page.getByLabel("Name, e-mail or company").fill(account.username);
  await expect(page.getByRole("article")).toHaveCount(1);
  const card = cardOf(page, account.username);

  await card.getByRole("button", { name: "Block" }).click();
  await confirm(page, "Block", "Are you sure you want to block this user?");
  await expect(page.getByText("User updated successfully", { exact: true })).toBeVisible();
  await expect(card.getByText("blocked", { exact: true })).toBeVisible();
  await theirs.goto("/dashboard/browse-tenders");
  await expect(theirs).toHaveURL(/\/login/);

  await card.getByRole("button", { name: "Unblock" }).click();
  await confirm(page, "Unblock", "Are you sure you want to unblock this user?");
  await expect(card.getByText("active", { exact: true })).toBeVisible();
  // Leave the sign-in page. Otherwise, after the sign-in, that page would redirect to the screen on which the session
  // ended.
  await theirs.goto("/");
  await signIn(theirs, account);

  await card.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Company name").fill("Works on the Ubangi");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(card.getByText("Works on the Ubangi")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goForward();

  await card.getByRole("button", { name: "Delete" }).click();
  await confirm(page, "Delete", "Are you sure you want to delete this user?");
  await expect(page.getByText("User deleted successfully", { exact: true })).toBeVisible();
  await expect(page.getByText("No users found")).toBeVisible();
  await theirs.goto("/dashboard");
  await expect(theirs).toHaveURL(/\/login/);
});

test("two administrators edit one user: the second sees what changed and keeps the text; saving again undoes nothing", async ({
  page,
}) => {
  const partner = await aPartner();
  await signInAsClerk(page);
  await page.goto(`/dashboard/admin-users?edit=${partner.id}`);
  await page.getByLabel("City").fill("Bouar");
  await (await asAdmin()).patch(`/api/users/${partner.id}`, { data: { companyName: "Bangui Bâtir SA" } });

  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(page.getByText("The user was changed elsewhere since you opened it")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Bangui Bâtir SA")).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Bouar");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("User updated successfully", { exact: true })).toBeVisible();
  await page.goto(`/dashboard/admin-users?edit=${partner.id}`);
  await expect(page.getByLabel("City")).toHaveValue("Bouar");
  await expect(page.getByLabel("Company name")).toHaveValue("Bangui Bâtir SA");
});

test("@second a session that ends in the middle of an edit: after signing in the dialog is open again with the text", async ({
  page,
}) => {
  const partner = await aPartner();
  const clerk = await signInAsClerk(page);
  await page.goto(`/dashboard/admin-users?edit=${partner.id}`);
  await page.getByLabel("City").fill("Bouar");

  await pressWithoutSession(page.getByRole("button", { name: "Save Changes" }));
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Username").fill(clerk.username);
  await page.getByLabel("Password").fill(clerk.password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByLabel("City")).toHaveValue("Bouar");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("User updated successfully", { exact: true })).toBeVisible();
});

test("nobody is offered to block or delete themselves; an edit that does is refused with the server's sentence", async ({
  page,
}) => {
  const { username } = await signInAsClerk(page);
  await page.goto(`/dashboard/admin-users?search=${username}`);
  const own = page
    .getByRole("article")
    .filter({ has: page.getByText(username, { exact: true }) })
    .first();

  await expect(own.getByText("This is you")).toBeVisible();
  await expect(own.getByRole("button")).toHaveText(["Edit"]);
  await own.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Status").selectOption("Blocked");
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(page.getByText("You cannot block, ban, demote or delete yourself", { exact: true })).toBeVisible();
});

test("@second @phone axe finds nothing on the users' screens, and nothing is wider than the screen", async ({
  page,
}) => {
  test.slow();
  const partner = await aPartner();
  await (
    await asAdmin()
  ).patch(`/api/users/${partner.id}`, { data: { companyName: "Of-a-very-long-name".repeat(8), isAdmin: true } });
  await signInAsClerk(page);

  await page.goto(`/dashboard/admin-users?search=${partner.username}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectNoFault(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFault(page);
  await page.goto(`/dashboard/admin-users?edit=${partner.id}`);
  await page.getByLabel("Username").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("link", { name: "Username is required" })).toBeVisible();
  await expectNoFault(page);

  await page.goto("/dashboard/create-user");
  await page.getByRole("button", { name: "Create User" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeVisible();
  await expectNoFault(page);
});

async function expectNoFault(page: Page) {
  await expectAccessible(page, page.url());
  await expectToFit(page, page.url());
}
