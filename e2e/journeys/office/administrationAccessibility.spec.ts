import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aTender, signInAsClerk } from "../../support/given.ts";
import { test } from "../../support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

async function nothingIsWrong(page: Page, where: string) {
  await expectAccessible(page, where);
  await expectToFit(page, where);
}

test("@second @phone axe finds nothing on tender management, and nothing is wider than the screen", async ({
  page,
}) => {
  test.slow();
  const tender = await aTender({ title: `Quay wall ${"of-a-very-long-name-".repeat(6)}` });
  await signInAsClerk(page);
  await page.goto(`/dashboard/tenders?search=${tender.tenderNumber}`);
  const card = page.getByRole("article", { name: tender.title });
  await expect(card).toBeVisible();
  await nothingIsWrong(page, "the list");

  await card.getByRole("button", { name: "Edit" }).click();
  await dialog(page).getByLabel("Title", { exact: true }).fill("");
  await dialog(page).getByLabel("Maximum budget (USD)").fill("1");
  await dialog(page).getByRole("button", { name: "Update Tender" }).click();
  await expect(dialog(page).getByRole("link", { name: "Title is required" })).toBeVisible();
  await nothingIsWrong(page, "the dialog with its errors and warnings");

  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave page" }).click();
  await card.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Are you sure you want to delete this tender?")).toBeVisible();
  await nothingIsWrong(page, "the confirm");

  await page.goto("/dashboard/tenders?search=nothing-of-this-name");
  await expect(page.getByText("No tender matches")).toBeVisible();
  await nothingIsWrong(page, "nothing found");
});

test("@second @phone the tender dialog fills a phone's screen, and no other", async ({ page, viewport }) => {
  await signInAsClerk(page);
  await page.goto("/dashboard/tenders?edit=new");
  await expect(dialog(page).getByRole("heading", { name: "Create Tender" })).toBeVisible();

  const box = await dialog(page).boundingBox();

  expect(box?.width === viewport?.width && box?.height === viewport?.height).toBe((viewport?.width ?? 0) < 600);
});
