import { expect } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, aTender, signIn } from "../../support/given.ts";
import { mailTo } from "../../support/mailTo.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

test("@phone a bid is told at the bell and by mail, read at its place, and marked; a choice in the settings stays", async ({
  page,
}) => {
  const tender = await aTender();
  const bidder = await aBidder();
  await signIn(page, bidder);
  await page.goto("/dashboard/notices");
  await expect(page.getByText("We tell you here, and by email, when something changes.")).toBeVisible();
  await expectAccessible(page, "no notices");

  const submitted = await page.request.post("/api/bids", {
    data: {
      tenderId: tender.id,
      bidAmount: 180_000,
      timelineDays: 90,
      technicalProposal: "We launch the girders from the south bank in the dry season.",
    },
  });
  expect(submitted.status()).toBe(201);
  await expect(page.getByRole("link", { name: "Notices (1)", exact: true })).toBeVisible({ timeout: 40_000 });
  const row = page.getByRole("article", { name: /^Bid received: / });
  await expect(row.getByText("Unread")).toBeVisible();
  await expectAccessible(page, "notices");
  await expectToFit(page, "notices");
  await picture(page, "notices");

  await row.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/my-bids\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("link", { name: "Notices", exact: true })).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(row.getByText("Unread")).toHaveCount(0);

  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Mark as unread" }).press("Enter");
  await expect(row.getByText("Unread")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goto("/dashboard/settings");
  await page.getByLabel("Tenders you take part in").selectOption("Daily at 07:00");
  await page.getByRole("button", { name: "Save Choices" }).click();
  await expect(page.getByText("Your choices were saved").first()).toBeVisible();
  await picture(page.getByRole("region", { name: "Notices by Email" }), "notice-settings");
  await page.reload();
  await expect(page.getByLabel("Tenders you take part in")).toHaveValue("daily");

  const mail = await mailTo(`${bidder.username}@example.org`, `Bid received: ${tender.tenderNumber}`);
  expect(mail.text).toContain("Receipt AX-");
});
