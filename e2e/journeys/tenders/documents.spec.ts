import { createHash, randomBytes } from "node:crypto";
import { readFileSync, truncateSync, writeFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { CHROMIUM_FLAGS } from "../../support/chromiumFlags.ts";
import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aBidder, aTender, asAdmin, fillBid, signIn, signInAsClerk } from "../../support/given.ts";
import { picture } from "../../support/picture.ts";
import { submitBid } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

const sha256Of = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const MIB = 2 ** 20;

// Launch Chromium without SHORT_SCRIPTS, the flags that disable TurboFan, the compiler of V8 that optimises most.
// Without it, hashing a large file is slow.
test.use({ launchOptions: { executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS } });

test("@phone files are named by their fingerprints without a connection, delivered later, and checked by bidder and buyer", async ({
  page,
  context,
}) => {
  test.slow();
  const tender = await aTender();
  const bidder = await aBidder();
  const [method, plan] = [randomBytes(9 * MIB + 1), Buffer.from("Where we build")];
  // This bidder publishes the files elsewhere, so uploads are blocked. uploads.spec.ts tests uploads.
  await page.route("**/files", (route) => route.abort());
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page);
  await page.getByRole("button", { name: "Add files" }).press("Enter");
  await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await page
    .getByLabel("Choose files", { exact: true })
    .and(page.locator("input"))
    .setInputFiles([
      { name: "Method.pdf", mimeType: "application/pdf", buffer: method },
      { name: "Plan.pdf", mimeType: "application/pdf", buffer: plan },
      { name: "Empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) },
    ]);
  const named = page.getByRole("list", { name: "Named files" });
  await expect(named.getByTitle(sha256Of(method))).toBeVisible();
  await expect(named.getByTitle(sha256Of(plan))).toBeVisible();
  await expect(page.getByRole("alert").getByText("“Empty.pdf” is empty.")).toBeVisible();
  await context.setOffline(false);
  await expectAccessible(page, "named files");
  await expectToFit(page, "named files");
  await named.scrollIntoViewIfNeeded();
  await picture(page, "named-files");
  await submitBid(page);
  await expect(page).toHaveURL(/\/dashboard\/my-bids\/[0-9a-f-]{36}$/);

  const files = page.getByRole("region", { name: "Files", exact: true });
  await expect(page.getByText(/^2 documents have no address yet\. You have until /)).toBeVisible();
  await page.getByRole("button", { name: "Give addresses" }).press("Enter");
  await expect(files.getByRole("button", { name: "Give address of Method.pdf" })).toBeFocused();
  await files.getByRole("button", { name: "Give address of Plan.pdf" }).press("Enter");
  await files.getByLabel("Address of Plan.pdf").fill("docs.example.org/plan.pdf");
  await files.getByRole("button", { name: "Save address" }).press("Enter");
  await expect(files.getByText("Must be a valid URL starting with http:// or https://").first()).toBeVisible();
  await files.getByLabel("Address of Plan.pdf").fill("https://docs.example.org/plan.pdf");
  await files.getByRole("button", { name: "Save address" }).press("Enter");
  await expect(page.getByText("Address saved").first()).toBeVisible();
  await expect(page.getByText(/^1 document has no address yet\./)).toBeVisible();
  await files
    .getByLabel("Check a file")
    .and(page.locator("input"))
    .setInputFiles({ name: "download.pdf", mimeType: "application/pdf", buffer: plan });
  await expect(files.getByText(/^This is the file named “Plan\.pdf” in revision 1, received /)).toBeVisible();
  await expectAccessible(page, "the files of a bid");
  await expectToFit(page, "the files of a bid");
  await picture(page, "own-files");

  // The notice about owed documents links to #files, which must focus the first file without an address.
  await page.goto(`${page.url()}#files`);
  await page.reload();
  await expect(files.getByRole("button", { name: "Give address of Method.pdf" })).toBeFocused();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save receipt" }).press("Enter");
  const receipt = readFileSync(await (await download).path(), "utf8");
  await page.goto("/verify");
  await page.getByLabel("Your receipt").fill(receipt);
  await page.getByRole("button", { name: "Check", exact: true }).press("Enter");
  await page
    .getByLabel("Choose the file to check")
    .setInputFiles({ name: "download.pdf", mimeType: "application/pdf", buffer: method });
  await expect(page.getByText(/^This is the file named “Method\.pdf” in revision 1, received on /)).toBeVisible();
  await expectAccessible(page, "/verify, with a checked file");
  await expectToFit(page, "/verify, with a checked file");
  await picture(page.getByRole("region", { name: "Check a file" }), "verify-file");

  await signInAsClerk(page);
  await (await asAdmin()).patch(`/api/tenders/${tender.id}`, { data: { status: "closed" } });
  await page.goto(`/dashboard/admin-bids?search=${tender.tenderNumber}`);
  await page.getByRole("button", { name: tender.title }).click();
  await page
    .getByRole("button", { name: `2 files of ${bidder.companyName}` })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: `Files of ${bidder.companyName}` });
  await expect(dialog.getByText("Not delivered yet")).toBeVisible();
  await dialog.getByRole("button", { name: "Check a file" }).click();
  await dialog
    .getByLabel("Check a file")
    .and(page.locator("input"))
    .setInputFiles({ name: "other.pdf", mimeType: "application/pdf", buffer: Buffer.from("Another") });
  await expect(dialog.getByText("This file is not among the 2 that were named.")).toBeVisible();
  await expectAccessible(page, "the files of a bid, to its buyer");
  await picture(page, "bid-files");
});

test("@second a file that is cut off while it is read adds nothing and says so", async ({ page }, info) => {
  const tender = await aTender();
  const path = info.outputPath("Drawings.bin");
  writeFileSync(path, randomBytes(64 * MIB));
  await signIn(page, await aBidder());
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await page.getByRole("button", { name: "Add files" }).click();
  const input = page.getByLabel("Choose files", { exact: true }).and(page.locator("input"));
  await input.evaluate((element) =>
    element.addEventListener("change", (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
  );
  await input.setInputFiles(path);
  // Read the size first: a browser that has not read a file's original size does not notice that the file is truncated.
  expect(await input.evaluate((element: HTMLInputElement) => element.files?.[0]?.size)).toBe(64 * MIB);
  truncateSync(path, MIB);

  await input.dispatchEvent("change", { bubbles: true });

  await expect(
    page
      .getByRole("alert")
      .getByText("“Drawings.bin” changed or vanished while it was read. Nothing was added: choose it again."),
  ).toBeVisible();
  await expect(page.getByRole("list", { name: "Named files" })).toHaveCount(0);
});

test("@phone an administrator lists a tender's documents with a fingerprint, bidders are told, and a downloaded file is checked", async ({
  page,
}) => {
  const tender = await aTender();
  const bidder = await aBidder();
  const plan = Buffer.from("Where they build");
  await signInAsClerk(page);
  await page.goto(`/dashboard/tender/${tender.id}`);
  await page.getByRole("button", { name: "Edit the documents" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `Documents of ${tender.tenderNumber}` });
  await dialog.getByRole("button", { name: "Add a document by its address" }).press("Enter");
  await dialog
    .getByLabel("Read the fingerprint of document 1")
    .and(page.locator("input"))
    .setInputFiles({ name: "Plan.pdf", mimeType: "application/pdf", buffer: plan });
  await expect(dialog.getByLabel("Name")).toHaveValue("Plan.pdf");
  await dialog.getByRole("button", { name: "Save documents" }).press("Enter");
  await expect(dialog.getByText("Address is required")).toBeVisible();
  await dialog.getByLabel("Address").fill("https://docs.example.org/plan.pdf");
  await expect(dialog.getByRole("region", { name: "Bidders will be told" })).toBeVisible();
  await expectAccessible(page, "editing a tender's documents");
  await expectToFit(page, "editing a tender's documents");
  await picture(page, "edit-documents");
  await dialog.getByRole("button", { name: "Save documents" }).press("Enter");
  await expect(page.getByText("Documents updated successfully").first()).toBeVisible();
  expect((await (await asAdmin()).get(`/api/tenders/${tender.id}`)).status()).toBe(200);

  await signIn(page, bidder);
  await page.goto(`/dashboard/tender/${tender.id}`);
  const documents = page.getByRole("region", { name: "Documents", exact: true });
  await expect(documents.getByText(sha256Of(plan))).toBeVisible();
  await documents.getByRole("button", { name: "Check a file that you downloaded" }).press("Enter");
  await documents
    .getByLabel("Check a file")
    .and(page.locator("input"))
    .setInputFiles({ name: "plan (1).pdf", mimeType: "application/pdf", buffer: plan });
  await expect(documents.getByText("This is the file named “Plan.pdf”.")).toBeVisible();
  await expectAccessible(page, "a tender's documents");
  await expectToFit(page, "a tender's documents");
  await picture(documents, "tender-documents");
});
