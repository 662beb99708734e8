import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { type Account } from "../../support/accounts.ts";
import { expectNoFault } from "../../support/expectAccessible.ts";
import {
  aBidder,
  anAdmin,
  asAdmin,
  aTender,
  bidFor,
  closingComes,
  fillBid,
  signedInPage,
  signInAsClerk,
} from "../../support/given.ts";
import { ask } from "../../support/graphql.ts";
import { linkIn, mailTo } from "../../support/mailTo.ts";
import { picture } from "../../support/picture.ts";
import { pressEnterOn, tabTo } from "../../support/tabTo.ts";
import { submitBidByKeyboard } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

const SEAL = "query ($id: ID!) { tender(id: $id) { closingSeal { sha256 receipts { sha256 } } } }";

const sealOf = async (id: string) =>
  (
    await ask<{ tender: { closingSeal: { sha256: string; receipts: { sha256: string }[] } } }>(await asAdmin(), SEAL, {
      id,
    })
  ).tender.closingSeal;

async function openBids(page: Page, { tenderNumber, title }: { tenderNumber: string; title: string }) {
  await page.goto(`/dashboard/admin-bids?search=${tenderNumber}`);
  await pressEnterOn(page, page.getByRole("button", { name: title }));
  await expect(page.locator(".MuiCollapse-entered")).toBeVisible();
}

async function approve(page: Page, { password }: Account, button: string) {
  await tabTo(page, page.getByLabel(/Your password/));
  await page.keyboard.type(password);
  await pressEnterOn(page, page.getByRole("button", { name: button }));
}

test("@phone a sealed tender by keyboard: published, bid on, closed, its seal mailed and verified, opened by two, awarded", async ({
  page,
  browser,
}) => {
  test.slow();
  const second = await anAdmin(await asAdmin());
  const [bidder, rival] = [await aBidder(), await aBidder()];
  const draft = await aTender({ status: "draft" });
  const admin = await asAdmin();
  const sealing = await admin.post("/graphql", {
    data: {
      query:
        "mutation ($id: ID!) { updateTender(id: $id, patch: { sealed: true, openingPersons: 2 }) { sealed openingPersons } }",
      variables: { id: draft.id },
    },
  });
  expect(await sealing.json()).toMatchObject({ data: { updateTender: { sealed: true, openingPersons: 2 } } });

  // An administrator publishes the tender.
  const first = await signInAsClerk(page);
  await page.goto(`/dashboard/tenders?search=${draft.tenderNumber}`);
  await pressEnterOn(page, page.getByRole("article", { name: draft.title }).getByRole("button", { name: "Publish" }));
  const check = page.getByRole("dialog", { name: "Check and publish" });
  await expect(check.getByText("Sealed: nobody but its company reads a bid")).toBeVisible();
  await expect(check.getByText("Two administrators, within 30 minutes")).toBeVisible();
  await picture(page, "publish-sealed");
  await pressEnterOn(page, check.getByRole("button", { name: "Publish" }));
  await expect(page.getByText("Tender updated successfully", { exact: true })).toBeVisible();

  // Companies submit bids.
  const office = await signedInPage(browser, bidder);
  await office.goto(`/dashboard/submit-bid/${draft.id}`);
  await fillBid(office, { bidAmount: "187654" });
  await submitBidByKeyboard(office);
  await expect(office.getByText("Your bid has been submitted successfully").first()).toBeVisible();
  expect((await rival.api.post("/api/bids", { data: bidFor(draft.id, { bidAmount: 190_000 }) })).status()).toBe(201);
  const mine = (await (
    await bidder.api.post("/graphql", {
      data: { query: "{ myBids { nodes { id receipt { receiptNumber sha256 } } } }" },
    })
  ).json()) as { data: { myBids: { nodes: { id: string; receipt: { receiptNumber: string; sha256: string } }[] } } };
  const { id: bidId, receipt } = mine.data.myBids.nodes[0]!;
  await office.goto(`/dashboard/my-bids/${bidId}`);
  const download = office.waitForEvent("download");
  await pressEnterOn(office, office.getByRole("button", { name: "Save receipt" }));
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${receipt.receiptNumber}.json`);
  const saved = await readFile(await file.path(), "utf8");

  // The tender closes. The server publishes its closing seal, and mails it to the bidders.
  await closingComes(draft.id);
  const { sha256: seal, receipts } = await sealOf(draft.id);
  expect(receipts).toHaveLength(2);
  const mails = await Promise.all(
    [bidder, rival].map(({ username }) =>
      mailTo(`${username}@example.org`, `${draft.tenderNumber} has closed: seal ${seal.slice(0, 12)}`),
    ),
  );
  for (const { text = "" } of mails) {
    expect(text).toContain(seal);
    expect(text).not.toMatch(/187[,.]?654|190[,.]?000|girders/);
  }

  // A visitor verifies a receipt and the closing seal.
  const anybody = await browser.newPage();
  await anybody.goto(linkIn(mails[0]!));
  await expect(anybody).toHaveURL(/\/verify$/);
  await expectNoFault(anybody, "/verify");
  await tabTo(anybody, anybody.getByLabel("Your receipt"));
  await anybody.keyboard.insertText(saved);
  await pressEnterOn(anybody, anybody.getByRole("button", { name: "Check" }));
  const said = anybody.getByRole("status", { name: "Result" });
  await expect(said.getByRole("heading")).toHaveText(["The receipt is unchanged", "It is in a closing seal"]);
  await expect(said).toContainText(receipt.sha256);
  await expect(said).toContainText(seal);
  await expectNoFault(anybody, "/verify, checked");
  await anybody.getByLabel("Your receipt").fill(saved.replace("187654", "187655"));
  await anybody.getByRole("button", { name: "Check" }).click();
  await expect(said.getByRole("heading")).toHaveText(["The receipt was changed"]);
  await office.reload();
  await expect(office.getByRole("region", { name: "Closing seal" })).toContainText(seal);
  await expectNoFault(office, "a bid with its closing seal");

  // Two administrators open the bids.
  await openBids(page, draft);
  await expect(page.getByText("Sealed until the opening")).toBeVisible();
  await expect(page.getByRole("region", { name: "Closing seal" })).toContainText(seal);
  await expectNoFault(page, "sealed bids");
  await approve(page, first, "Approve the opening");
  await expect(
    page.getByText(/^You approved the opening on .* A second administrator is awaited, until /),
  ).toBeVisible();
  const other = await signedInPage(browser, second);
  await openBids(other, draft);
  await approve(other, second, "Open the bids");
  await expect(other.getByText("$187,654")).toBeVisible();

  // An administrator verifies the closing seal and decides.
  await pressEnterOn(other, other.getByRole("button", { name: "Verify the seal" }));
  await expect(other.getByText(/none was added, removed or changed\.$/)).toBeVisible();
  await expectNoFault(other, "opened bids");
  await pressEnterOn(other, other.getByRole("button", { name: `Award tender: ${bidder.companyName}` }));
  await pressEnterOn(other, other.getByRole("dialog").getByRole("button", { name: "Award tender" }));
  await expect(other.getByText(`Tender awarded to ${bidder.companyName}`, { exact: true })).toBeVisible();
  for (const opened of [office, anybody, other]) await opened.close();
});
