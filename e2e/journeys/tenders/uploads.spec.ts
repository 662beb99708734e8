import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { unzipped } from "#api/testing/unzipped.ts";
import { aBidder, aTender, asAdmin, fillBid, signIn, signInAsClerk } from "../../support/given.ts";
import { ask } from "../../support/graphql.ts";
import { picture } from "../../support/picture.ts";
import { submitBid } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

const sha256Of = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const UPLOADED = "query ($tenderId: ID!) { uploadedFiles(tenderId: $tenderId) { name } }";
const aFile = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

test("@phone files are uploaded while the bid is written: the line is lost, the page is left, the bid is submitted with one still missing, which follows after closing; the buyer gets the same bytes", async ({
  page,
  context,
}) => {
  const tender = await aTender();
  const bidder = await aBidder();
  const [method, plan, licence] = [randomBytes(3_000_000), randomBytes(40_000), Buffer.from("Licence 7")];
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page);
  await page.getByRole("button", { name: "Add files" }).click();
  const choice = page.getByLabel("Choose files", { exact: true }).and(page.locator("input"));
  const named = page.getByRole("list", { name: "Named files" });
  const rowOf = (name: string) => named.getByRole("listitem").filter({ hasText: name });

  await choice.setInputFiles([aFile("Licence.pdf", licence)]);
  await expect(rowOf("Licence.pdf").getByText("Uploaded")).toBeVisible();

  // The server deletes a removed file: it no longer counts towards the limits, and the bidder can choose it again.
  await page.getByRole("button", { name: "Remove Licence.pdf" }).click();
  await expect.poll(() => ask(bidder.api, UPLOADED, { tenderId: tender.id })).toEqual({ uploadedFiles: [] });
  await choice.setInputFiles([aFile("Licence.pdf", licence)]);
  await expect(rowOf("Licence.pdf").getByText("Uploaded")).toBeVisible();

  // The connection is lost when the upload begins, and is restored.
  await context.setOffline(true);
  await choice.setInputFiles([aFile("Method.pdf", method)]);
  await expect(rowOf("Method.pdf").getByText("Waiting for a connection.")).toBeVisible();
  await expectAccessible(page, "files that are uploaded");
  await expectToFit(page, "files that are uploaded");
  await picture(page, "uploads");
  await context.setOffline(false);
  await expect(rowOf("Method.pdf").getByText("Uploaded")).toBeVisible();

  // Reload the page before a file is sent. The draft still names the file, and the form asks the bidder to choose it
  // again.
  await page.route("**/files", (route) => route.abort());
  await choice.setInputFiles([aFile("Plan.pdf", plan)]);
  await expect(rowOf("Plan.pdf").getByText("Waiting for a connection.")).toBeVisible();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(rowOf("Method.pdf").getByText("Uploaded")).toBeVisible();
  await expect(rowOf("Plan.pdf").getByText("Named, but not uploaded.")).toBeVisible();
  await submitBid(page);
  await expect(page).toHaveURL(/\/dashboard\/my-bids\/[0-9a-f-]{36}$/);

  await expect(page.getByText(/^1 document has no address yet\. You have until /)).toBeVisible();
  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "closed" } });
  await page.unroute("**/files");
  const files = page.getByRole("region", { name: "Files", exact: true });
  await files
    .getByLabel("Upload the missing files")
    .and(page.locator("input"))
    .setInputFiles([aFile("Plan, final.pdf", plan)]);
  await expect(files.getByText("Not delivered yet")).toHaveCount(0);
  await expect(page.getByText(/no address yet/)).toHaveCount(0);
  await expectAccessible(page, "uploaded files of a bid");
  await picture(page, "uploaded-files");

  await signInAsClerk(page);
  await page.goto(`/dashboard/admin-bids?search=${tender.tenderNumber}`);
  await page.getByRole("button", { name: tender.title }).click();
  await page
    .getByRole("button", { name: `3 files of ${bidder.companyName}` })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: `Files of ${bidder.companyName}` });
  for (const [name, bytes] of Object.entries({ "Method.pdf": method, "Plan.pdf": plan, "Licence.pdf": licence })) {
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: `Download ${name}` }).click();
    expect(sha256Of(readFileSync(await (await download).path()))).toBe(sha256Of(bytes));
  }
  const archive = page.waitForEvent("download");
  await dialog.getByRole("link", { name: `Download all files of ${bidder.companyName} (ZIP)` }).click();
  const unpacked = unzipped(readFileSync(await (await archive).path()));
  expect(unpacked.get("SHA256SUMS")?.toString()).toContain(`${sha256Of(method)}  Method.pdf\n`);
  for (const [name, bytes] of Object.entries({ "Method.pdf": method, "Plan.pdf": plan, "Licence.pdf": licence }))
    expect(unpacked.get(name)?.equals(bytes)).toBe(true);
  await expectToFit(page, "the files of a bid");
  await picture(page, "files-of-a-bid");
});

test("@phone an administrator uploads a tender's documents, and a partner downloads them with the same bytes", async ({
  page,
}) => {
  const tender = await aTender();
  const [plan, terms] = [randomBytes(200_000), Buffer.from("Terms of the works")];
  await signInAsClerk(page);
  await page.goto(`/dashboard/tender/${tender.id}`);
  await page.getByRole("button", { name: "Edit the documents" }).click();
  const dialog = page.getByRole("dialog", { name: `Documents of ${tender.tenderNumber}` });
  await dialog
    .getByLabel("Upload files")
    .and(page.locator("input"))
    .setInputFiles([aFile("Plan.pdf", plan), aFile("Terms.pdf", terms)]);
  await expect(dialog.getByText("Uploaded", { exact: true })).toHaveCount(2);
  await expectAccessible(page, "the documents of a tender, uploaded");
  await expectToFit(page, "the documents of a tender, uploaded");
  await picture(page, "tender-uploads");
  await dialog.getByLabel("Note for bidders").fill("The plan and the terms of the works.");
  await dialog.getByRole("button", { name: "Save documents" }).click();
  await expect(page.getByText("Documents updated successfully").first()).toBeVisible();

  await signIn(page, await aBidder());
  await page.goto(`/dashboard/tender/${tender.id}`);
  for (const [name, bytes] of Object.entries({ "Plan.pdf": plan, "Terms.pdf": terms })) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: `Download ${name}` }).click();
    expect(sha256Of(readFileSync(await (await download).path()))).toBe(sha256Of(bytes));
  }
});
