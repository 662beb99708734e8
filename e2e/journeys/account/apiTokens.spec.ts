import { expect, request } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, aTender, signIn } from "../../support/given.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

test("@phone a token is created, submits a bid without a cookie, and is refused once it is revoked", async ({
  page,
  baseURL,
}) => {
  const [bidder, tender] = [await aBidder(), await aTender()];
  await signIn(page, bidder);
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: "Manage API Tokens" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API Tokens" })).toBeVisible();

  await page.getByRole("button", { name: "Create Token" }).click();
  await expect(page.getByText("Choose at least one").first()).toBeVisible();
  await expectAccessible(page, "API tokens, in error");
  await page.getByLabel("Name").fill("Night shift");
  await page.getByRole("checkbox", { name: /Submit, revise and withdraw bids/ }).press("Space");
  await page.getByLabel("Your password").fill(bidder.password);
  await page.keyboard.press("Enter");
  const token = (await page.getByLabel("Token", { exact: true }).textContent()) ?? "";
  expect(token).toMatch(/^axn_\w{38}$/);
  await expectAccessible(page, "a new token");
  await expectToFit(page, "a new token");
  await picture(page, "api-token-new");

  const program = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const terms = {
    tenderId: tender.id,
    bidAmount: 120_000,
    technicalProposal: "Two spans of rolled girders, launched from the south bank in one night.",
    timelineDays: 90,
  };
  expect((await program.post("/api/bids", { data: terms })).status()).toBe(201);
  expect((await program.get("/api/tenders")).status()).toBe(403);

  await page.getByRole("button", { name: "Done, I’ve saved it" }).click();
  await page.reload();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(page.getByText(/last used/)).toBeVisible();
  await picture(page, "api-tokens");
  await expectAccessible(page, "API tokens");
  await expectToFit(page, "API tokens");
  await page.getByRole("button", { name: "Revoke Night shift" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("Night shift was revoked").first()).toBeVisible();
  expect((await program.post("/api/bids", { data: terms })).status()).toBe(401);
});
