import { readFile } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";

import { ADMIN, type Account } from "../../support/accounts.ts";
import { expectNoFaultInBothSizes } from "../../support/expectAccessible.ts";
import {
  aBidder,
  anAdmin,
  bidFor,
  closingComes,
  signedIn,
  signedInPage,
  tenderFields,
  PROPOSAL,
} from "../../support/given.ts";
import { pressEnterOn, tabTo } from "../../support/tabTo.ts";
import { picture } from "../../support/picture.ts";
import { submitBidByKeyboard } from "../../support/submitBid.ts";
import { test } from "../../support/test.ts";

const DAY = 24 * 60 * 60 * 1000;
const PLAN = {
  name: "Launching plan.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("How the girders are launched"),
};
const REASON = "Your crane is dearer than the bridge can bear; the method itself was the best we read.";

async function fill(control: Locator, text: string) {
  await tabTo(control.page(), control);
  await control.page().keyboard.press("ControlOrMeta+A");
  await control.page().keyboard.insertText(text);
  await expect(control).toHaveValue(text);
}

/** Selects an option by keyboard, by typing its first letters. */
async function choose(control: Locator, option: string) {
  await tabTo(control.page(), control);
  await control.page().keyboard.type(option);
  await expect(control.locator("option:checked")).toHaveText(new RegExp(`^${option}`));
}

/** Types the UTC date of `day` into a date input, as month, day and year. */
async function typeDay(control: Locator, day: Date) {
  const [year, month, date] = day.toISOString().slice(0, 10).split("-") as [string, string, string];
  await tabTo(control.page(), control);
  await control.page().keyboard.type(`${month}${date}${year}`);
  await expect(control).toHaveValue(`${year}-${month}-${date}`);
}

/** Expands a section by pressing Enter on its title, and expects that the title's text does not overflow. */
async function unfold(page: Page, section: string) {
  const title = page.getByRole("region", { name: section, exact: true }).locator("summary");
  await pressEnterOn(page, title);
  const before = page.viewportSize()!;
  for (const width of [390, before.width]) {
    await page.setViewportSize({ ...before, width });
    const overflow = () => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(overflow, `${section} at ${width}`).toBe(0);
  }
}

const desk = (page: Page) => page.getByRole("region", { name: "To do" });
const said = (page: Page, toast: string) => expect(page.getByText(toast, { exact: true }).first()).toBeVisible();

async function approve(page: Page, { password }: Account, button: string) {
  await fill(page.getByLabel(/Your password/), password);
  await pressEnterOn(page, page.getByRole("button", { name: button }));
}

/**
 * The tests follow one tender from its publication to its award, by keyboard. They run in order, because each test
 * continues where the previous one ended. They run only on the desktop, and also check each screen at the width of a
 * phone. sealedTender.spec.ts tests a tender by keyboard on the phone.
 */
test.describe.configure({ mode: "serial" });
test.use({ keepPages: true });
test.afterAll(async () => {
  await Promise.all([buyer, other, confirmer, reviser, quiet].map((page) => page.context().close()));
});

const tender = tenderFields();
type Bidder = Awaited<ReturnType<typeof aBidder>>;
let first: Account, second: Account;
let confirming: Bidder, revising: Bidder, silent: Bidder;
/** The pages of the two administrators. */
let buyer: Page, other: Page;
/** The pages of the three companies. */
let confirmer: Page, reviser: Page, quiet: Page;
let tenderId: string, tenderPage: string;

test("@second two administrators and three companies sign in", async ({ browser }) => {
  const admin = await signedIn(ADMIN);
  [first, second] = [await anAdmin(admin), await anAdmin(admin)];
  [confirming, revising, silent] = [await aBidder(), await aBidder(), await aBidder()];
  [buyer, other] = [await signedInPage(browser, first), await signedInPage(browser, second)];
  [confirmer, reviser, quiet] = [
    await signedInPage(browser, confirming),
    await signedInPage(browser, revising),
    await signedInPage(browser, silent),
  ];
});

test("@second published", async () => {
  await buyer.goto("/dashboard/tenders");
  await pressEnterOn(buyer, buyer.getByRole("button", { name: "Create Tender" }));
  const dialog = buyer.getByRole("dialog");
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await fill(field("Tender number"), tender.tenderNumber);
  await choose(field("Status"), "Open");
  await fill(field("Title"), tender.title);
  await fill(field("Description"), tender.description);
  await choose(field("Category"), tender.category);
  await choose(field("Country"), tender.country);
  await fill(field("Location"), tender.location);
  await fill(field("Minimum budget (USD)"), String(tender.budgetMin));
  await fill(field("Maximum budget (USD)"), String(tender.budgetMax));
  await typeDay(field("Opening date"), new Date());
  await typeDay(field("Closing date"), new Date(Date.now() + DAY));
  await fill(field("Requirements"), tender.requirements);
  await pressEnterOn(buyer, dialog.locator("summary"));
  await typeDay(field("Decision expected"), new Date(Date.now() + 30 * DAY));
  await choose(field("Who can read bids before opening"), "Sealed");
  await choose(field("Who opens sealed bids"), "Two");
  await expectNoFaultInBothSizes(buyer, "a new tender");
  await picture(buyer, "life-publish");
  await pressEnterOn(buyer, dialog.getByRole("button", { name: "Create Tender" }));
  const check = buyer.getByRole("dialog", { name: "Check and publish" });
  await expect(check.getByText("Two administrators, within 30 minutes")).toBeVisible();
  await expectNoFaultInBothSizes(buyer, "the last step before publishing");
  await picture(buyer, "life-check");
  await pressEnterOn(buyer, check.getByRole("button", { name: "Publish" }));
  await said(buyer, "Tender created successfully");
});

test("@second asked", async () => {
  await confirmer.goto(`/dashboard/browse-tenders?search=${tender.tenderNumber}`);
  await pressEnterOn(
    confirmer,
    confirmer.getByRole("article", { name: tender.title }).getByRole("link", { name: tender.title }),
  );
  await expect(confirmer.getByRole("heading", { level: 1, name: tender.title })).toBeFocused();
  await expect(confirmer.getByRole("region", { name: "Your company" }).getByText("No bid yet")).toBeVisible();
  await unfold(confirmer, "Questions");
  await fill(confirmer.getByLabel("Your question"), `${confirming.companyName} asks: may the girders come by river?`);
  await pressEnterOn(confirmer, confirmer.getByRole("button", { name: "Ask Question" }));
  await said(confirmer, "Your question was sent");
  await expect(confirmer.getByText("Waits for an answer")).toBeVisible();
  await expectNoFaultInBothSizes(confirmer, "a question that waits");
  await picture(confirmer, "life-ask");
  tenderId = new URL(confirmer.url()).pathname.split("/").at(-1)!;
  tenderPage = `/dashboard/tender/${tenderId}`;
});

test("@second answered with an extension", async () => {
  await buyer.goto(tenderPage);
  await pressEnterOn(buyer, buyer.getByRole("link", { name: "Answer the question" }));
  const row = buyer.getByRole("article", { name: /by river/ });
  await expectNoFaultInBothSizes(buyer, "the queue of questions");
  await pressEnterOn(buyer, row.getByRole("button", { name: "Answer" }));
  const dialog = buyer.getByRole("dialog", { name: "Answer the Question" });
  await fill(dialog.getByLabel("Question, as everybody reads it"), "May the girders come by river?");
  await fill(dialog.getByLabel("Answer", { exact: true }), "Yes, up to 30 tonnes.");
  await pressEnterOn(buyer, dialog.getByRole("button", { name: "Publish Answer" }));
  await expect(dialog.getByText(/^Bidders have \d+ hours to use this\. Extend the closing time\?$/)).toBeVisible();
  await expectNoFaultInBothSizes(buyer, "an answer shortly before closing");
  await picture(buyer, "life-answer");
  await pressEnterOn(buyer, dialog.getByRole("button", { name: "+3 days" }));
  await said(buyer, "The answer was published, and the closing time extended");

  await reviser.goto("/dashboard/browse-tenders?search=" + tender.tenderNumber);
  await pressEnterOn(
    reviser,
    reviser.getByRole("article", { name: tender.title }).getByRole("link", { name: tender.title }),
  );
  await unfold(reviser, "Questions");
  await expect(
    reviser.getByRole("article", { name: "May the girders come by river?" }).getByText("Yes, up to 30 tonnes."),
  ).toBeVisible();
  await expect(reviser.getByText(confirming.companyName)).toHaveCount(0);
  await unfold(reviser, "Changes");
  await expect(reviser.getByRole("article", { name: "Addendum 1" })).toContainText("Closing time");
  await expectNoFaultInBothSizes(reviser, "an answer and an extension");
  await picture(reviser, "life-answered");
});

test("@second bid on, with a file named by its fingerprint", async () => {
  await confirmer.goto(tenderPage);
  await pressEnterOn(
    confirmer,
    confirmer.getByRole("region", { name: "Your company" }).getByRole("link", { name: "Submit Bid" }),
  );
  await fill(confirmer.getByLabel("Bid amount (USD)"), "180000");
  await fill(confirmer.getByLabel("Technical proposal"), PROPOSAL);
  await fill(confirmer.getByLabel("Timeline (days)"), "90");
  // This bidder names the file now, and gives its address after the closing, so uploads are blocked. uploads.spec.ts
  // tests uploads.
  await confirmer.route("**/files", (route) => route.abort());
  await pressEnterOn(confirmer, confirmer.getByRole("button", { name: "Add files" }));
  const chooser = confirmer.waitForEvent("filechooser");
  await pressEnterOn(confirmer, confirmer.getByRole("button", { name: "Choose files" }));
  await (await chooser).setFiles(PLAN);
  await expect(confirmer.getByRole("list", { name: "Named files" }).getByText(PLAN.name)).toBeVisible();
  await expectNoFaultInBothSizes(confirmer, "a bid with a named file");
  await picture(confirmer, "life-bid");
  await submitBidByKeyboard(confirmer);
  await said(confirmer, "Your bid has been submitted successfully");
  for (const [{ api }, bidAmount] of [
    [revising, 195_000],
    [silent, 170_000],
  ] as const)
    expect((await api.post("/api/bids", { data: bidFor(tenderId, { bidAmount }) })).status()).toBe(201);
});

test("@second amended", async () => {
  await buyer.goto(`/dashboard/tenders?edit=${tenderId}`);
  const dialog = buyer.getByRole("dialog");
  await fill(dialog.getByLabel("Requirements", { exact: true }), "ISO 9001 certificate\nFour comparable works");
  const recipients = dialog.getByRole("region", { name: "Bidders will be told" });
  await expect(
    recipients.getByText("Addendum 2. It concerns 3 people with a bid, a draft or a question."),
  ).toBeVisible();
  await fill(recipients.getByLabel("Note for bidders"), "The lender asks for four.");
  await expectNoFaultInBothSizes(buyer, "what bidders will be told");
  await picture(buyer, "life-amend");
  await pressEnterOn(buyer, dialog.getByRole("button", { name: "Update Tender" }));
  await said(buyer, "Tender updated successfully");
});

test("@second one confirms", async () => {
  await confirmer.goto("/dashboard/notices");
  await pressEnterOn(confirmer, confirmer.getByRole("link", { name: `Addendum 2 to ${tender.tenderNumber}` }));
  await expect(confirmer.getByRole("article", { name: "Addendum 2" }).locator("ins").getByText("Four")).toBeVisible();
  await expectNoFaultInBothSizes(confirmer, "the marked words of an addendum");
  await picture(confirmer, "life-addendum");
  await pressEnterOn(confirmer, confirmer.getByRole("link", { name: "Confirm or revise your bid" }));
  await expectNoFaultInBothSizes(confirmer, "a bid to confirm");
  await picture(confirmer, "life-confirm");
  await pressEnterOn(confirmer, confirmer.getByRole("button", { name: "Confirm my bid unchanged" }));
  await said(confirmer, "You have confirmed your bid unchanged");
  await expect(confirmer.getByText("not confirmed")).toHaveCount(0);
});

test("@second one revises", async () => {
  await reviser.goto("/dashboard");
  await pressEnterOn(reviser, desk(reviser).getByRole("link", { name: tender.title }).first());
  await pressEnterOn(reviser, reviser.getByRole("button", { name: "Revise" }));
  await expect(reviser.getByLabel("Bid amount (USD)")).toBeFocused();
  await fill(reviser.getByLabel("Bid amount (USD)"), "190000");
  await expectNoFaultInBothSizes(reviser, "a revision");
  await submitBidByKeyboard(reviser, "Submit Revision");
  await said(reviser, "Your bid has been revised successfully");
  await expect(reviser.getByText("Addendum 2 not confirmed")).toHaveCount(0);
  // Leave the bid's page. Otherwise it would show the outcome after the award, and so mark the notice of the outcome
  // as read, which the last test needs unread.
  await reviser.goto("/dashboard");
});

test("@second one stays silent, and is told what waits", async () => {
  await quiet.goto("/dashboard");
  const waiting = desk(quiet).getByRole("link", { name: /^1 ?bid to confirm or revise after an addendum/ });
  await expect(waiting).toBeVisible();
  await expectNoFaultInBothSizes(quiet, "what waits for the silent company");
  await picture(quiet, "life-silent");
  await pressEnterOn(quiet, waiting);
  await expect(quiet.getByText("1 bid found")).toBeVisible();
  await expect(quiet.getByText("Addendum 2 not confirmed")).toBeVisible();
  await expectNoFaultInBothSizes(quiet, "the bids to confirm");
});

test("@second closed, and the address of the file given after it", async () => {
  await closingComes(tenderId);
  await confirmer.goto("/dashboard/notices");
  await pressEnterOn(confirmer, confirmer.getByRole("link", { name: `Documents owed on ${tender.tenderNumber}` }));
  const files = confirmer.getByRole("region", { name: "Files", exact: true });
  await expect(confirmer.getByText(/^1 document has no address yet\. You have until /)).toBeVisible();
  await expectNoFaultInBothSizes(confirmer, "a file without an address");
  await picture(confirmer, "life-owed");
  await pressEnterOn(confirmer, files.getByRole("button", { name: `Give address of ${PLAN.name}` }));
  await fill(files.getByLabel(`Address of ${PLAN.name}`), "https://docs.example.org/plan.pdf");
  await pressEnterOn(confirmer, files.getByRole("button", { name: "Save address" }));
  await said(confirmer, "Address saved");
  await expect(confirmer.getByText("no address yet")).toHaveCount(0);
});

test("@second its seal verified", async () => {
  await expect(confirmer.getByRole("region", { name: "Closing seal" })).toBeVisible();
  const download = confirmer.waitForEvent("download");
  await pressEnterOn(confirmer, confirmer.getByRole("button", { name: "Save receipt" }));
  const receipt = await readFile(await (await download).path(), "utf8");
  expect(receipt).toContain(PLAN.name);
  await pressEnterOn(confirmer, confirmer.getByRole("link", { name: "check the saved file and its closing seal" }));
  await expect(confirmer).toHaveURL(/\/verify$/);
  await tabTo(confirmer, confirmer.getByLabel("Your receipt"));
  await confirmer.keyboard.insertText(receipt);
  await pressEnterOn(confirmer, confirmer.getByRole("button", { name: "Check" }));
  await expect(confirmer.getByRole("status", { name: "Result" }).getByRole("heading")).toHaveText([
    "The receipt is unchanged",
    "It is in a closing seal",
  ]);
  await expectNoFaultInBothSizes(confirmer, "a verified seal");
  await picture(confirmer, "life-verified");
});

test("@second opened by two", async () => {
  await buyer.goto("/dashboard/notices");
  await pressEnterOn(buyer, buyer.getByRole("link", { name: `${tender.tenderNumber}: its bids can be opened` }));
  await expect(buyer.getByText("Two administrators open these bids, within 30 minutes.")).toBeVisible();
  await expectNoFaultInBothSizes(buyer, "sealed bids");
  await picture(buyer, "life-sealed");
  await approve(buyer, first, "Approve the opening");
  await expect(buyer.getByText(/^You approved the opening on .* A second administrator is awaited/)).toBeVisible();

  await other.goto("/dashboard");
  await expect(desk(other).getByRole("link", { name: /openings? awaits? a second person/ })).toBeVisible();
  await expectNoFaultInBothSizes(other, "what waits for the second person");
  await picture(other, "life-second-person");
  await other.goto("/dashboard/notices");
  await pressEnterOn(other, other.getByRole("link", { name: `${tender.tenderNumber}: a second person is awaited` }));
  await approve(other, second, "Open the bids");
  await said(other, "Bids opened");
});

test("@second awarded with reasons", async () => {
  await other.goto(`${tenderPage}#bids`);
  const bids = other.getByRole("region", { name: "Bids", exact: true });
  await expect(bids.getByRole("article", { name: silent.companyName })).toContainText("Addendum 2 not confirmed");
  await expect(bids.getByText(/Addendum \d not confirmed/)).toHaveCount(1);
  await expect(bids.getByRole("article", { name: revising.companyName })).toContainText("$190,000");
  await pressEnterOn(other, bids.getByRole("button", { name: "Verify the seal" }));
  await expect(bids.getByText(/none was added, removed or changed\.$/)).toBeVisible();
  await expectNoFaultInBothSizes(other, "opened bids");
  await picture(other, "life-opened");
  await pressEnterOn(other, bids.getByRole("button", { name: `Award tender: ${confirming.companyName}` }));
  const dialog = other.getByRole("dialog");
  await choose(dialog.getByLabel("Why the others are not chosen"), "Price");
  await fill(dialog.getByLabel("In your words (optional)"), REASON);
  await pressEnterOn(other, dialog.getByText("A reason for each company"));
  await choose(dialog.getByLabel(silent.companyName), "Addendum not confirmed");
  await fill(dialog.getByLabel("Next steps for the winner (optional)"), "Sign the contract until Friday.");
  await expectNoFaultInBothSizes(other, "an award with reasons");
  await picture(other, "life-award");
  await pressEnterOn(other, dialog.getByRole("button", { name: "Award tender" }));
  await said(other, `Tender awarded to ${confirming.companyName}`);
  await expectNoFaultInBothSizes(other, "an awarded tender");
});

test("@second outcomes read", async () => {
  for (const [page, subject, words] of [
    [confirmer, `Awarded: ${tender.tenderNumber}`, ["Your bid was accepted", "Sign the contract until Friday."]],
    [reviser, `Outcome of ${tender.tenderNumber}`, ["Price", REASON, "3 bids", `${confirming.companyName}, $180,000`]],
    [
      quiet,
      `Outcome of ${tender.tenderNumber}`,
      ["Addendum not confirmed", "3 bids", `${confirming.companyName}, $180,000`],
    ],
  ] as const) {
    await page.goto("/dashboard");
    const unread = desk(page).getByRole("link", { name: /^1 ?outcome not read yet/ });
    await expect(unread).toBeVisible();
    await expectNoFaultInBothSizes(page, "an outcome that waits");
    await pressEnterOn(page, unread);
    await pressEnterOn(page, page.getByRole("link", { name: subject }));
    await expect(page).toHaveURL(/\/dashboard\/my-bids\/[0-9a-f-]{36}$/);
    const outcome = page.getByRole("region", { name: "Your bid", exact: true });
    for (const text of words) await expect(outcome).toContainText(text);
    await expectNoFaultInBothSizes(page, subject);
    await picture(page, page === confirmer ? "won" : page === reviser ? "lost" : "lost-silent");
    await page.goto("/dashboard");
    await expect(desk(page)).toBeVisible();
    await expect(unread).toHaveCount(0);
  }
  await expect(reviser.getByText(/^You’re up to date\./)).toBeVisible();
  await reviser.goto(tenderPage);
  await expect(reviser.getByRole("region", { name: "Outcome" }).getByText(REASON, { exact: true })).toBeVisible();
  await expectNoFaultInBothSizes(reviser, "the page of an awarded tender");
  await picture(reviser, "life-outcome");
});
