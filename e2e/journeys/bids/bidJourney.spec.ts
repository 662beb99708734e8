import { randomUUID } from "node:crypto";

import { expect } from "@playwright/test";

import { aTender, fillBid, PROPOSAL, signInByForm, signInAsClerk } from "../../support/given.ts";
import { submitBid } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

test("@phone-first a newcomer registers, signs in, creates a profile, bids on an open tender, and the admin sees the bid", async ({
  page,
  browser,
}) => {
  const tender = await aTender();
  const username = `newcomer-${randomUUID().slice(0, 8)}`;
  const companyName = `Sanaga Works ${username}`;

  await test.step("register", async () => {
    await page.goto("/register");
    await page.getByLabel("First name").fill("Mireille");
    await page.getByLabel("Last name").fill("Ngono");
    await page.getByLabel("Email").fill(`${username}@example.org`);
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password").fill("a-long-password");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Registration Successful!", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step("sign in", async () => {
    await signInByForm(page, { username, password: "a-long-password" });
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  });

  await test.step("without a profile the tenders say so", async () => {
    await page.goto("/dashboard/browse-tenders");
    await expect(page.getByText("Company Profile Required")).toBeVisible();
    // Search for the tender: the virtual list renders only the cards in view, so its card may not be in the DOM.
    await page.getByLabel("Search tenders").fill(tender.title);
    const card = page.getByRole("article", { name: tender.title });
    await expect(card.getByRole("button", { name: "Profile Required" })).toBeDisabled();
  });

  await test.step("create the company profile", async () => {
    await page.goto(`/dashboard/submit-bid/${tender.id}`);
    await expect(page).toHaveURL(/\/dashboard\/company-profile$/);
    await expect(page.getByText("Please create your company profile to submit bids").first()).toBeVisible();
    await page.getByLabel("Company name").fill(companyName);
    await page.getByRole("button", { name: "Create Profile" }).click();
    await expect(page.getByText("Company profile created successfully", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("bid", async () => {
    await page.goto("/dashboard/browse-tenders");
    await page.getByLabel("Search tenders").fill(tender.title);
    await page.getByRole("article", { name: tender.title }).getByRole("link", { name: "Submit Bid" }).click();
    await fillBid(page);
    await submitBid(page);
    await expect(page.getByText("Your bid has been submitted successfully", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/my-bids\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("region", { name: "Receipt" })).toContainText("$180,000");
  });

  await test.step("the admin sees it", async () => {
    const office = await (await browser.newContext()).newPage();
    await signInAsClerk(office);
    await office.goto("/dashboard/admin-bids");
    await office.getByRole("button", { name: tender.title }).click();
    const bid = office.getByRole("article", { name: companyName });
    await expect(bid).toContainText("$180,000");
    await expect(bid).toContainText("90");
    await expect(bid).toContainText(`${username}@example.org`);
    await expect(bid).toContainText(PROPOSAL);
  });
});
