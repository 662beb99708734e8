import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import { asAdmin, aTender, signInAsClerk } from "../../support/given.ts";
import { tabTo } from "../../support/tabTo.ts";
import { pressWithoutSession } from "../../support/pressWithoutSession.ts";
import { test } from "../../support/test.ts";

const card = (page: Page, title: string) => page.getByRole("article", { name: title });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

async function openTenders(page: Page, search = "") {
  const clerk = await signInAsClerk(page);
  await page.goto(`/dashboard/tenders${search}`);
  await expect(page.getByRole("heading", { level: 1, name: "Tender Management", includeHidden: true })).toBeVisible();
  return clerk;
}

test("an administrator creates, edits and deletes a tender by keyboard alone", async ({ page }) => {
  const title = `Weir ${randomUUID().slice(0, 8)}`;
  await openTenders(page);
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  };

  await test.step("create", async () => {
    await tabTo(page, page.getByRole("button", { name: "Create Tender" }));
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("heading", { name: "Create Tender" })).toBeVisible();
    await expect(field(page, "Tender number")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(field(page, "Tender number")).toBeFocused();
    await type(`K-${title}`);
    await expect(field(page, "Status")).toHaveValue("draft");
    await page.keyboard.press("Tab");
    await type(title);
    await type("A weir with a fish pass.");
    await type("Construction");
    await type("Kenya");
    await type("Nakuru");
    await type("1000000");
    await type("2500000");
    // Type month, day and year into the parts of the date input.
    await page.keyboard.type("11012026");
    await expect(field(page, "Opening date")).toHaveValue("2026-11-01");
    await tabTo(page, field(page, "Closing date"));
    await page.keyboard.type("12312026");
    await tabTo(page, field(page, "Requirements"));
    await type("ISO 9001 certificate");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Tender created successfully", { exact: true })).toBeVisible();
    await expect(card(page, title)).toContainText("$1,000,000 – $2,500,000");
    await expect(card(page, title)).toContainText("Dec 31, 2026");
    await expect(page.getByRole("button", { name: "Create Tender" })).toBeFocused();
  });

  await test.step("find", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Search tenders")).toBeFocused();
    await page.keyboard.type(title);
    await expect(page.getByText("1 tender found")).toBeVisible();
  });

  await test.step("edit", async () => {
    await tabTo(page, card(page, title).getByRole("button", { name: "Edit" }));
    await page.keyboard.press("Enter");
    await tabTo(page, field(page, "Status"));
    await page.keyboard.type("Open");
    await tabTo(page, field(page, "Location"));
    await page.keyboard.press("Enter");
    const check = page.getByRole("dialog", { name: "Check and publish" });
    const fixed = check.getByText("Administrators can read bids");
    await expect(fixed).toBeVisible();
    const before = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    const { width } = (await fixed.boundingBox())!;
    expect(width, "on a phone, a long label leaves room for its value").toBeGreaterThan(100);
    await page.setViewportSize(before);
    await expect(check.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Tender updated successfully", { exact: true })).toBeVisible();
    await expect(card(page, title).getByText("open", { exact: true })).toBeVisible();
    await expect(card(page, title).getByRole("button", { name: "Edit" })).toBeFocused();
  });

  await test.step("delete", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Are you sure you want to delete this tender?")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Tender deleted successfully", { exact: true })).toBeVisible();
    await expect(card(page, title)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test("@phone search and status are in the address: the copied address gives the same list and controls in a new browser", async ({
  page,
  browser,
  viewport,
}) => {
  const mark = randomUUID().slice(0, 8);
  const wanted = await aTender({ title: `Culvert ${mark}`, status: "closed" });
  const other = await aTender({ title: `Culvert ${mark} II`, status: "draft" });
  await openTenders(page);

  await page.getByLabel("Search tenders").fill(mark);
  await expect(page.getByText("2 tenders found")).toBeVisible();
  await page.getByLabel("Show", { exact: true }).selectOption("closed");
  await expect(card(page, other.title)).toHaveCount(0);

  const copy = await (await browser.newContext({ viewport })).newPage();
  await signInAsClerk(copy);
  await copy.goto(page.url());
  await expect(card(copy, wanted.title)).toBeVisible();
  await expect(copy.getByText("1 tender found")).toBeVisible();
  await expect(copy.getByLabel("Show", { exact: true })).toHaveValue("closed");
  await page.goBack();
  await expect(card(page, other.title)).toBeVisible();
});

test("Back after Save or Cancel does not show the dialog again, however it was opened", async ({ page }) => {
  const tender = await aTender();
  await signInAsClerk(page);
  await page.goto("/dashboard");
  await page.goto(`/dashboard/tenders?search=${tender.tenderNumber}`);
  const edit = card(page, tender.title).getByRole("button", { name: "Edit" });

  for (const button of ["Cancel", "Update Tender"]) {
    await edit.click();
    await expect(field(page, "Title")).toHaveValue(tender.title);
    // The second click of a double click must have no effect.
    await dialog(page).getByRole("button", { name: button }).dblclick();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`\\?search=${tender.tenderNumber}$`));
  }
  await edit.click();
  await field(page, "Title").fill("A title that is not kept");
  // Wait for this section: it is lazy-loaded after the first change, and moves the buttons, so a click could miss.
  await expect(dialog(page).getByRole("heading", { name: "Bidders will be told" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave page" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(`/dashboard/tenders?edit=${tender.id}`);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("@phone two administrators edit one tender: the second is told what changed, takes it over, and writes over what both changed knowingly", async ({
  page,
  browser,
  isMobile,
}) => {
  const tender = await aTender();
  await openTenders(page, `?edit=${tender.id}`);
  const other = await (await browser.newContext()).newPage();
  await openTenders(other, `?edit=${tender.id}`);
  await field(page, "Title").fill(`${tender.title} of mine`);
  await field(other, "Title").fill(`${tender.title} of theirs`);
  await field(other, "Location").fill("Bouar");
  await dialog(other).getByRole("button", { name: "Update Tender" }).click();
  await expect(other.getByText("Tender updated successfully", { exact: true })).toBeVisible();

  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.url().endsWith("/graphql") && (response.request().postData() ?? "").includes("UpdateTender"),
    ),
    dialog(page).getByRole("button", { name: "Update Tender" }).click(),
  ]);

  expect(await answer.text()).toContain("CONFLICT");
  const notice = dialog(page)
    .getByRole("alert")
    .filter({ hasText: "The tender was changed elsewhere since you opened it" });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText("Bouar");
  await expect(notice).toContainText(`${tender.title} of theirs`);
  await expect(page.locator(".toast")).toBeInViewport({ ratio: 1 });
  const [toast, noticeBox] = await Promise.all([page.locator(".toast").boundingBox(), notice.boundingBox()]);
  if (!toast || !noticeBox) throw new Error("The toast or the notice is not there");
  const areApart =
    toast.y >= noticeBox.y + noticeBox.height ||
    noticeBox.y >= toast.y + toast.height ||
    toast.x >= noticeBox.x + noticeBox.width ||
    noticeBox.x >= toast.x + toast.width;
  expect(!isMobile || areApart, JSON.stringify({ toast, noticeBox })).toBe(true);
  await expect(field(page, "Location")).toHaveValue("Bouar");
  await expect(field(page, "Title")).toHaveValue(`${tender.title} of mine`);
  await dialog(page).getByRole("button", { name: "Update Tender" }).click();
  await expect(card(page, `${tender.title} of mine`)).toContainText("Bouar");
});

test("@phone a session that ends in the middle of the tender form: the text is there again after signing in, and can be saved", async ({
  page,
}) => {
  const title = `Jetty ${randomUUID().slice(0, 8)}`;
  const clerk = await openTenders(page);
  await page.getByRole("button", { name: "Create Tender" }).click();
  await field(page, "Tender number").fill(`S-${title}`);
  await field(page, "Title").fill(title);
  await field(page, "Description").fill("A jetty of 60 m.");
  await field(page, "Category").selectOption("Engineering");
  await field(page, "Country").selectOption("Liberia");
  await field(page, "Location").fill("Buchanan");
  await field(page, "Minimum budget (USD)").fill("500,000");
  await field(page, "Maximum budget (USD)").fill("400,000");
  await expect(dialog(page).getByText(/less than the minimum budget/)).toBeVisible();
  await field(page, "Opening date").fill("2026-12-01");
  await field(page, "Closing date").fill("2027-01-31");
  await field(page, "Requirements").fill("Two comparable works");

  await pressWithoutSession(dialog(page).getByRole("button", { name: "Create Tender" }));
  await expect(page.getByText("Your session has ended. Sign in to go on: what you typed is kept.")).toBeVisible();
  await page.getByLabel("Username").fill(clerk.username);
  await page.getByLabel("Password").fill(clerk.password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(field(page, "Title")).toHaveValue(title);
  await expect(field(page, "Country")).toHaveValue("Liberia");
  await expect(field(page, "Closing date")).toHaveValue("2027-01-31");
  await dialog(page).getByRole("button", { name: "Create Tender" }).click();
  await expect(page.getByText("Tender created successfully", { exact: true })).toBeVisible();
  await expect(card(page, title)).toContainText("$500,000 – $400,000");
});

test("the network is cut in mid-save: a toast, the text stays, and it is saved once the network is back", async ({
  page,
  context,
}) => {
  const tender = await aTender();
  const typed = `${tender.title}, typed on the train`;
  await openTenders(page, `?edit=${tender.id}`);
  await field(page, "Title").fill(typed);
  await context.setOffline(true);

  await dialog(page).getByRole("button", { name: "Update Tender" }).click();

  await expect(page.getByText("Failed to update tender", { exact: true })).toBeVisible();
  await expect(
    dialog(page).getByText(
      "The portal cannot be reached at the moment: what you typed is kept and will be sent again by itself, for up to 10 minutes.",
    ),
  ).toBeVisible();
  await expect(field(page, "Title")).toHaveValue(typed);
  await context.setOffline(false);
  await expect(card(page, typed)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test("@second the network is gone while a part of the form is loaded: the form stays with its text, and the part comes with the network", async ({
  page,
}) => {
  const tender = await aTender();
  await page.route(/assets\/NotifyBidders-/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/NotifyBidders-"));
  await openTenders(page, `?edit=${tender.id}`);
  await field(page, "Title").fill("Typed on the train");
  await failed;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(field(page, "Title")).toHaveValue("Typed on the train");

  await page.unrouteAll();

  await expect(dialog(page).getByRole("heading", { name: "Bidders will be told" })).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Typed on the train");
});

test("a tender that is deleted while it is edited: a sentence, and the text stays; Back asks before the dialog is left", async ({
  page,
}) => {
  const tender = await aTender();
  await openTenders(page, `?search=${tender.tenderNumber}`);
  await card(page, tender.title).getByRole("button", { name: "Edit" }).click();
  await field(page, "Title").fill("A title typed too late");
  await (await asAdmin()).delete(`/api/tenders/${tender.id}`);

  await dialog(page).getByRole("button", { name: "Update Tender" }).click();

  await expect(
    page.getByText("This tender was deleted since you opened it. What you typed is kept below."),
  ).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("A title typed too late");
  await page.goBack();
  await page.getByRole("button", { name: "Leave page" }).click();
  await expect(dialog(page)).toHaveCount(0);
});
