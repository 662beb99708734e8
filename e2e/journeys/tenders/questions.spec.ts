import { expect } from "@playwright/test";

import { expectAccessible, expectToFit } from "../../support/expectAccessible.ts";
import { aPartner, aTender, signIn, signInAsClerk } from "../../support/given.ts";
import { picture } from "../../support/picture.ts";
import { test } from "../../support/test.ts";

const HOUR = 60 * 60 * 1000;

test("@phone a question is asked, waits in the queue, is answered with an extension, and is read by everybody without its asker", async ({
  page,
  browser,
}) => {
  const tender = await aTender({ closingDate: new Date(Date.now() + 40 * HOUR).toISOString() });
  const [asker, reader] = [await aPartner(), await aPartner()];
  await signIn(page, asker);
  await page.goto(`/dashboard/tender/${tender.id}/questions`);
  await expect(page.getByText("No question has been answered yet.")).toBeVisible();
  await page.getByLabel("Your question").fill("We of Mpoko Steel ask: may the girders come by river?");
  await page.getByRole("button", { name: "Ask Question" }).press("Enter");
  await expect(page.getByText("Your question was sent").first()).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Your Company’s Questions" }).getByText("Waits for an answer"),
  ).toBeVisible();
  await expectAccessible(page, "a question that waits");
  await expectToFit(page, "a question that waits");

  const desk = await (
    await browser.newContext({ viewport: page.viewportSize(), baseURL: process.env.AXION_URL })
  ).newPage();
  await signInAsClerk(desk);
  await desk.goto(`/dashboard/questions?tenderId=${tender.id}`);
  const row = desk.getByRole("article", { name: /Mpoko Steel/ });
  await expect(row.getByText("Closes in 39 hours")).toBeVisible();
  await expectAccessible(desk, "the queue");
  await expectToFit(desk, "the queue");
  await picture(desk, "question-queue");
  await row.getByRole("button", { name: "Answer" }).press("Enter");
  const dialog = desk.getByRole("dialog", { name: "Answer the Question" });
  await dialog.getByLabel("Question, as everybody reads it").fill("May the girders come by river?");
  await dialog.getByLabel("Answer", { exact: true }).fill("Yes, up to 30 tonnes.");
  await dialog.getByRole("button", { name: "Publish Answer" }).press("Enter");
  await expect(dialog.getByText("Bidders have 39 hours to use this. Extend the closing time?")).toBeVisible();
  await expectAccessible(desk, "an answer shortly before closing");
  await picture(desk, "question-answer");
  await dialog.getByRole("button", { name: "+3 days" }).press("Enter");
  await expect(desk.getByText("The answer was published, and the closing time extended").first()).toBeVisible();
  await expect(desk.getByText("No question to answer")).toBeVisible();
  await desk.context().close();

  const others = await (
    await browser.newContext({ viewport: page.viewportSize(), baseURL: process.env.AXION_URL })
  ).newPage();
  await signIn(others, reader);
  await others.goto("/dashboard/browse-tenders?search=" + tender.tenderNumber);
  await others.getByRole("link", { name: `Questions: ${tender.tenderNumber}` }).click();
  const published = others.getByRole("article", { name: "May the girders come by river?" });
  await expect(published.getByText("Yes, up to 30 tonnes.")).toBeVisible();
  await expect(others.getByText("Mpoko Steel")).toHaveCount(0);
  await others.getByLabel("Search questions and answers").fill("TONNES");
  await expect(published).toBeVisible();
  await expectAccessible(others, "a published question");
  await expectToFit(others, "a published question");
  await picture(others, "questions");
  await others.context().close();

  await page.goto("/dashboard/notices");
  await page.getByRole("link", { name: `Answer Q-1 on ${tender.tenderNumber}` }).click();
  await expect(
    page.getByText("Your company asked: We of Mpoko Steel ask: may the girders come by river?"),
  ).toBeVisible();
});
