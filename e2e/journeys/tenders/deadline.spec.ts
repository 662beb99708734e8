import { randomUUID } from "node:crypto";

import { expect } from "@playwright/test";

import { aBidder, aTender, asAdmin, fillBid, signIn } from "../../support/given.ts";
import { test } from "../../support/test.ts";

const HOUR = 60 * 60 * 1000;

test("the deadline is told once, here and in UTC, and goes into a calendar", async ({ page }) => {
  const closing = new Date(Date.now() + 3 * 24 * HOUR);
  const tender = await aTender({ closingDate: closing.toISOString() });
  const bidder = await aBidder();
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);

  await expect(page.getByRole("timer")).toHaveText(/^(3 days|71 hours) left$/);
  const here = closing.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", timeZone: "Africa/Nairobi" });
  const inUtc = closing.toISOString().slice(11, 16);
  await expect(
    page.getByText(new RegExp(`^Closes .*, ${here.replace(/\s/, "\\s")} your time \\(.* ?${inUtc}\\sUTC\\)$`)),
  ).toBeVisible();
  const calendar = page.getByRole("link", { name: "Add to calendar (.ics)" });
  await expect(calendar).toHaveAttribute("download", /\.ics$/);
  const file = await bidder.api.get((await calendar.getAttribute("href")) ?? "");
  expect(file.status()).toBe(200);
  expect(await file.text()).toContain("BEGIN:VCALENDAR");
});

for (const [what, ahead] of [
  ["a day ahead", 24 * HOUR],
  ["a day behind", -24 * HOUR],
] as const) {
  test(`${ahead > 0 ? "" : "@second "}a computer whose clock is ${what} sees the server's deadline, on the form and on the card`, async ({
    page,
  }) => {
    const location = `Kisangani ${randomUUID().slice(0, 8)}`;
    const tender = await aTender({ location, closingDate: new Date(Date.now() + 10 * HOUR).toISOString() });
    const over = await aTender({ location, closingDate: new Date(Date.now() - HOUR).toISOString() });
    const bidder = await aBidder();
    await page.clock.install({ time: Date.now() + ahead });
    await signIn(page, bidder);

    await page.goto(`/dashboard/browse-tenders?${new URLSearchParams({ location })}`);
    const card = page.getByRole("article", { name: tender.title });
    await expect(card.getByText("1 day left")).toBeVisible();
    await expect(card.getByRole("link", { name: "Submit Bid" })).toBeVisible();
    await expect(
      page.getByRole("article", { name: over.title }).getByRole("button", { name: "Closed" }),
    ).toBeDisabled();

    await card.getByRole("link", { name: "Submit Bid" }).click();
    await expect(page.getByRole("timer")).toHaveText(/^(10:00:00|09:5\d:\d\d) left$/);
    await expect(page.getByRole("button", { name: "Submit Bid" })).toBeEnabled();
  });
}

test("at zero the button reads Closed without a reload, by the server's clock, and nobody is asked on leaving", async ({
  page,
}) => {
  const bidder = await aBidder();
  const tender = await aTender({ closingDate: new Date(Date.now() + HOUR).toISOString() });
  await page.clock.install({ time: Date.now() - 24 * HOUR });
  await signIn(page, bidder);
  await page.goto(`/dashboard/submit-bid/${tender.id}`);
  await fillBid(page);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit Bid" })).toBeEnabled();
  // Set the closing time to 8 s from now, and reload. From then on, the page's own countdown must close the form.
  await (
    await asAdmin()
  ).patch(`/api/tenders/${tender.id}`, { data: { closingDate: new Date(Date.now() + 8_000).toISOString() } });
  await page.reload();
  await expect(page.getByRole("status", { name: "Deadline" })).toHaveText("Less than 5 minutes left to bid");

  await expect(page.getByRole("button", { name: "Closed" })).toBeDisabled({ timeout: 30_000 });

  await expect(page.getByText("Bidding on this tender has closed. What you typed is kept.")).toBeVisible();
  await expect(page.getByLabel("Bid amount (USD)")).toHaveValue("180000");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/browse-tenders$/);
});
