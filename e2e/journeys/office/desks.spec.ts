import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, aPartner, asAdmin, aTender, bidFor, signedIn, signIn, signInAsClerk } from "../../support/given.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const desk = (page: Page) => page.getByRole("region", { name: "To do" });
test("@phone a partner reads what waits, follows each line to exactly as many, and is done", async ({ page }) => {
  const soon = await aTender({ closingDate: inDays(5) });
  const amended = await aTender();
  const bidder = await aBidder();
  await signIn(page, bidder);
  await page.goto("/dashboard");
  await expect(desk(page).getByText(/^You’re up to date\. [\d,]+ tenders are open\.$/)).toBeVisible();
  await expectAccessible(page, "nothing waits");

  await bidder.api.post("/graphql", {
    data: {
      query: `mutation { saveBidDraft(tenderId: "${soon.id}", input: { bidAmount: "1", technicalProposal: "", timelineDays: "", documentsUrl: "" }) { version } }`,
    },
  });
  expect((await bidder.api.post("/api/bids", { data: bidFor(amended.id) })).status()).toBe(201);
  const admin = await asAdmin();
  expect(
    (
      await admin.patch(`/api/tenders/${amended.id}`, { data: { requirements: "ISO 9001 and ISO 14001 certificates" } })
    ).status(),
  ).toBe(200);
  await page.reload();
  await expect(desk(page).getByRole("link", { name: /^1 ?draft not submitted/ })).toBeVisible();
  await expect(
    desk(page)
      .getByRole("link", { name: `${soon.tenderNumber} ${soon.title}` })
      .first(),
  ).toContainText("days left");
  await expectAccessible(page, "what waits for a partner");
  await expectToFit(page, "what waits for a partner");
  await picture(page, "partner-desk");

  await desk(page)
    .getByRole("link", { name: /bid to confirm or revise/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/my-bids\?status=unconfirmed$/);
  await expect(page.getByText("1 bid found")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goBack();
  await desk(page)
    .getByRole("link", { name: /closes within 7 days/ })
    .click();
  await expect(page.getByRole("heading", { name: "Drafts" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(1);
  await expect(page.getByText("0 bids found")).toBeVisible();
  await page.goBack();

  await desk(page)
    .getByRole("link", { name: `${amended.tenderNumber} ${amended.title}` })
    .click();
  await page.getByRole("button", { name: "Confirm my bid unchanged" }).click();
  await expect(page.getByText("You have confirmed your bid unchanged").first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(desk(page).getByRole("link", { name: /draft not submitted/ })).toBeVisible();
  await expect(desk(page).getByRole("link", { name: /bid to confirm or revise/ })).toHaveCount(0);
});

test("@phone-first an administrator reads what waits, and follows the lines to lists", async ({ page }) => {
  const bidder = await aBidder();
  const [bare, closed] = [await aTender({ closingDate: inDays(2) }), await aTender()];
  expect((await bidder.api.post("/api/bids", { data: bidFor(closed.id) })).status()).toBe(201);
  const admin = await asAdmin();
  expect((await admin.patch(`/api/tenders/${closed.id}`, { data: { status: "closed" } })).status()).toBe(200);
  const question = await bidder.api.post("/graphql", {
    data: {
      query: `mutation { askQuestion(tenderId: "${(await aTender()).id}", text: "May the girders come by river?") { id } }`,
    },
  });
  expect(((await question.json()) as { errors?: object }).errors).toBeUndefined();

  await signInAsClerk(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("main").getByRole("link", { name: "Tender Management", exact: true })).toBeVisible();
  await expect(desk(page).getByRole("link", { name: /questions? without an answer/ })).toBeVisible();
  await expectAccessible(page, "what waits for an administrator");
  await expectToFit(page, "what waits for an administrator");
  await picture(page, "admin-desk");

  await desk(page)
    .getByRole("link", { name: /without a bid/ })
    .click();
  await expect(page).toHaveURL(/withoutBids=true/);
  await expect(page.getByRole("rowheader", { name: bare.tenderNumber })).toBeVisible();
  await expectAccessible(page, "tenders without bids");
  await page.goBack();

  await desk(page)
    .getByRole("link", { name: /not opened or decided/ })
    .click();
  await expect(page).toHaveURL(/awaits=decision$/);
  await expect(page.getByRole("button", { name: closed.tenderNumber })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Closed, awaiting decision" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Other tenders with bids" })).toHaveCount(0);
  await expectAccessible(page, "what awaits a decision");
  await expectToFit(page, "what awaits a decision");

  await page.goto("/dashboard/mails");
  await expect(page.getByText("No undelivered emails")).toBeVisible();
  await expectAccessible(page, "mails given up");
});

test("a partner has no screen of mails, and somebody without a profile a desk", async ({ page }) => {
  const partner = await aPartner();
  const api = await signedIn(partner);
  const answer = (await (
    await api.post("/graphql", { data: { query: "{ givenUpMails { totalCount } }" } })
  ).json()) as { errors: [{ extensions: { code: string } }] };
  expect(answer.errors[0].extensions.code).toBe("FORBIDDEN");

  await signIn(page, partner);
  await page.goto("/dashboard");

  await expect(desk(page).getByRole("link", { name: /^Create your company profile to bid/ })).toBeVisible();
});
