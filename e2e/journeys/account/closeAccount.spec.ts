import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";

import { expect } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, asAdmin, aTender, bidFor, PROPOSAL, signedIn, signIn } from "../../support/given.ts";
import { mailTo } from "../../support/mailTo.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

test("@phone the own data is downloaded and the account closed; its bid stays under the company's name", async ({
  page,
  browser,
}) => {
  const bidder = await aBidder();
  const tender = await aTender();
  expect((await bidder.api.post("/api/bids", { data: bidFor(tender.id) })).status()).toBe(201);
  await signIn(page, bidder);
  await page.goto("/dashboard/settings");
  await page.getByRole("heading", { name: "Your Data" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("This session")).toBeVisible();
  await picture(page, "own-data");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download My Data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("axion-my-data.json");
  const data = JSON.parse(await readFile(await download.path(), "utf8")) as Record<string, object[]>;
  expect(data).toMatchObject({
    account: [{ username: bidder.username }],
    companyProfile: [{ companyName: bidder.companyName }],
    bids: [{ tenderTitle: tender.title }],
    bidRevisions: [{ technicalProposal: PROPOSAL }],
  });

  await page.getByRole("button", { name: "Close Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Close your account" });
  await expect(dialog.getByText(/Bids that you submitted stay under your company's name/)).toBeVisible();
  await expectAccessible(page, "closing the account");
  await expectToFit(page, "closing the account");
  await picture(page, "close-account");
  await dialog.getByLabel("Your password").fill("wrong");
  await dialog.getByRole("button", { name: "Close Account for Good" }).click();
  await expect(dialog.getByText("This is not your current password").first()).toBeVisible();
  await dialog.getByLabel("Your password").fill(bidder.password);
  await dialog.getByRole("button", { name: "Close Account for Good" }).click();
  await expect(page).toHaveURL(/\/$/);

  expect((await bidder.api.get("/api/tenders")).status()).toBe(401);
  const refused = await (await browser.newContext()).newPage();
  await refused.goto("/login");
  await refused.getByLabel("Username").fill(bidder.username);
  await refused.getByLabel("Password").fill(bidder.password);
  await refused.getByRole("button", { name: "Sign In" }).click();
  await expect(refused.getByText("Invalid username or password. Please try again.").first()).toBeVisible();
  await mailTo(`${bidder.username}@example.org`, "Your account was closed");
  const bids = (await (await (await asAdmin()).get("/api/bids")).json()) as {
    tenderId: string;
    status: string;
    company: { companyName: string };
  }[];
  expect(bids.filter(({ tenderId }) => tenderId === tender.id)).toMatchObject([
    { status: "pending", bidAmount: 180_000, company: { companyName: bidder.companyName } },
  ]);
});

test("@phone an administrator erases a user's personal data, with the password typed again", async ({ page }) => {
  const bidder = await aBidder();
  const clerk = { username: `clerk-${randomUUID().slice(0, 8)}`, password: "a-long-password" };
  expect(
    (
      await (
        await asAdmin()
      ).post("/api/users", { data: { ...clerk, email: `${clerk.username}@example.org`, isAdmin: true } })
    ).status(),
  ).toBe(201);
  await signIn(page, clerk);
  await page.goto("/dashboard/admin-users");
  await page.getByLabel("Name, e-mail or company").fill(bidder.username);
  await expect(page.getByText("1 user found")).toBeVisible();
  await page
    .getByRole("article")
    .filter({ hasText: `${bidder.username}@` })
    .getByRole("button", { name: "Edit" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Edit User" });
  await dialog.getByLabel("Your password, to erase").fill(clerk.password);
  await expectAccessible(page, "erasing a user");
  await expectToFit(page, "erasing a user");
  await picture(page, "erase-user");
  await dialog.getByRole("button", { name: "Erase for Good" }).click();

  await expect(page.getByText("Personal data erased").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${bidder.username}@example.org`, { exact: true })).toHaveCount(0);
  await expect(async () => {
    await signedIn(bidder);
  }).rejects.toThrow();
});
