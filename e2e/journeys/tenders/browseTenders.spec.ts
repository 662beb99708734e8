import { randomUUID } from "node:crypto";

import { expect } from "@playwright/test";

import { aBidder, aPartner, asAdmin, aTender, signIn } from "../../support/given.ts";
import { test } from "../../support/test.ts";

/** Returns a unique location, so that a list filtered by it contains only the tenders of one test. */
const aPlace = () => `Nakuru ${randomUUID().slice(0, 8)}`;
const browseAt = (location: string) => `/dashboard/browse-tenders?${new URLSearchParams({ location })}`;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

test("the browse page refetches every 5 seconds: a tender that opens appears, one that closes goes", async ({
  page,
}) => {
  const location = aPlace();
  const going = await aTender({ location });
  await signIn(page, await aBidder());
  await page.goto(browseAt(location));
  await expect(page.getByRole("article", { name: going.title })).toBeVisible();

  const coming = await aTender({ location });
  await (await asAdmin()).patch(`/api/tenders/${going.id}`, { data: { status: "closed" } });

  await expect(page.getByRole("article", { name: coming.title })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("article", { name: going.title })).toHaveCount(0);
});

test("@second the server answers a later poll from memory: it has the strong ETag that only kept answers have", async ({
  page,
}) => {
  await aTender();
  await signIn(page, await aBidder());
  await page.goto("/dashboard/browse-tenders");
  await expect(page.getByRole("article").first()).toBeVisible();

  const poll = async () => {
    const answered = page.waitForResponse(
      async (answer) => answer.url().includes("/graphql") && (await answer.text()).includes('"tenderRevision"'),
    );
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    return (await answered).headers().etag;
  };

  // A strong ETag shows that the response comes from the server's memory. The ETags that Express adds to all other
  // responses are weak (W/"…").
  await expect.poll(poll).toMatch(/^"[\w-]+"$/);
});

test("@second the tabs of a browser share one stream of events: a change is told to both, and the second takes it over when the first is closed", async ({
  page,
  context,
}) => {
  const streams: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/events") streams.push(request.url());
  });
  const location = aPlace();
  await signIn(page, await aBidder());
  const begun = context.waitForEvent("request", { predicate: (request) => request.url().endsWith("/events") });
  await page.goto(browseAt(location));
  await begun;
  const second = await context.newPage();
  await second.goto(browseAt(location));
  const received = second.evaluate(
    () =>
      new Promise((heard) =>
        new BroadcastChannel("axion changes").addEventListener(
          "message",
          ({ data }: MessageEvent<{ kind: string }>) => heard(data.kind),
          { once: true },
        ),
      ),
  );

  const coming = await aTender({ location });

  expect(await received).toBe("tenders");
  for (const tab of [page, second]) await expect(tab.getByRole("article", { name: coming.title })).toBeVisible();
  await second.waitForFunction(async () => ((await navigator.locks.query()).pending ?? []).length > 0);
  expect(streams).toHaveLength(1);
  const takenOver = second.waitForRequest((request) => request.url().endsWith("/events"));
  await page.close();
  await takenOver;
});

test("filters apply to the list, show a found-count and Clear Filters, and live in the address", async ({
  page,
  browser,
}) => {
  const place = aPlace();
  const wanted = await aTender({ location: place, country: "Kenya", category: "Technology" });
  const other = await aTender({ location: place, country: "Kenya", category: "Services" });
  const bidder = await aBidder();
  await signIn(page, bidder);
  await page.goto("/dashboard/browse-tenders");

  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByLabel("Location").fill(place.toLowerCase());
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByLabel("Category").selectOption("Technology");

  await expect(page.getByRole("article", { name: wanted.title })).toBeVisible();
  await expect(page.getByRole("article", { name: other.title })).toHaveCount(0);
  await expect(page.getByText(/1 of [\d,]+ tenders found/).first()).toBeVisible();

  const copy = await (await browser.newContext()).newPage();
  await signIn(copy, bidder);
  await copy.goto(page.url());
  await expect(copy.getByRole("article")).toHaveCount(1);
  await expect(copy.getByLabel("Category")).toHaveValue("Technology");

  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByLabel("Location")).toHaveValue("");
});

test("Back undoes one filter at a time, also when a field is typed into again after another was set", async ({
  page,
}) => {
  const place = `Kindia-${Date.now()}`;
  await signIn(page, await aBidder());
  await page.goto("/dashboard/browse-tenders");
  await page.getByRole("button", { name: "More filters" }).click();
  const location = page.getByLabel("Location");
  const category = page.getByLabel("Category");
  await location.fill("Kindia");
  await expect(page).toHaveURL(/location=Kindia$/);
  await category.selectOption("Technology");
  await location.fill(place);
  await expect(page).toHaveURL(new RegExp(`location=${place}`));

  await page.goBack();
  await expect(location).toHaveValue("Kindia");
  await expect(category).toHaveValue("Technology");
  await location.fill("");
  await expect(page).toHaveURL(/\?category=Technology$/);
  await page.goBack();
  await expect(location).toHaveValue("Kindia");
  await page.goBack();
  await expect(category).toHaveValue("");
  await expect(location).toHaveValue("Kindia");
  await page.goBack();
  await expect(location).toHaveValue("");
});

test("at 1280 by 800 a whole tender is visible, also below the profile notice; on phones the table scrolls within its region", async ({
  page,
}) => {
  const location = aPlace();
  const tender = await aTender({ location, closingDate: inDays(2), documentsUrl: "https://example.org/documents" });
  await signIn(page, await aPartner());
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto("/dashboard/browse-tenders");

  await expect(page.getByText("Company Profile Required")).toBeVisible();
  await expect(page.getByRole("article").first()).toBeInViewport({ ratio: 1 });

  await page.goto(browseAt(location));
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page).toHaveURL(/view=table/);
  const row = page.getByRole("row").filter({ hasText: tender.title });
  await expect(row.getByRole("link", { name: /View Documents/ })).toHaveAttribute(
    "href",
    "https://example.org/documents",
  );
  await expect(row.locator("time")).toHaveText(/\d:\d\d [AP]M/);

  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBe(0);
});

test("CLOSING SOON shows 1 to 7 days before closing, View Documents when there are documents, Closed once it has passed", async ({
  page,
}) => {
  const location = aPlace();
  const description = "Two lanes over the Mpoko, with footpaths on both sides.";
  const soon = await aTender({
    location,
    description,
    closingDate: inDays(3),
    documentsUrl: "https://example.org/documents",
  });
  const later = await aTender({ location, closingDate: inDays(30) });
  const over = await aTender({ location, closingDate: inDays(-1) });
  await signIn(page, await aBidder());

  await page.goto(browseAt(location));

  const card = (title: string) => page.getByRole("article", { name: title });
  await expect(card(soon.title).getByText("CLOSING SOON")).toBeVisible();
  await expect(card(soon.title).getByRole("link", { name: /View Documents/ })).toHaveAttribute(
    "href",
    "https://example.org/documents",
  );
  await expect(card(later.title).getByText("CLOSING SOON")).toHaveCount(0);
  await expect(card(over.title).getByRole("button", { name: "Closed" })).toBeDisabled();

  await page.setViewportSize({ width: 390, height: 844 });
  const title = card(soon.title).getByRole("link", { name: soon.title, exact: true });
  expect((await title.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(card(soon.title).getByText(description)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(card(soon.title).getByText(description)).toBeVisible();
});
