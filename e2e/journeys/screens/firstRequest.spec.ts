import { expect, type Page } from "@playwright/test";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { aBidder, aTender, signIn, signInAsClerk } from "../../support/given.ts";
import { OPERATIONS, operationOf } from "../../support/operationOf.ts";
import { test } from "../../support/test.ts";

type Operation = NonNullable<ReturnType<typeof operationOf>>;

const inWords = ({ operationName, variables }: Operation) => `${operationName} ${JSON.stringify(variables)}`;
/**
 * Whether the operation reads a later page of a long list, or refetches the list. Both request MAX_PAGE items at a
 * time. The tests ignore such operations, because their number depends on what other journeys store.
 */
const isOfLongList = ({ variables }: Operation) =>
  "after" in variables && "first" in variables && variables.first === MAX_PAGE;

/** Opens the address, and returns its GraphQL operations in the order sent, without those of `isOfLongList`. */
async function operationsOf(page: Page, address: string) {
  const operations: Operation[] = [];
  // Leave the previous screen, which may still send requests that would be counted here.
  await page.goto("about:blank");
  page.on("request", (request) => {
    const operation = operationOf(request);
    if (operation && !isOfLongList(operation)) operations.push(operation);
  });
  await page.goto(address);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  page.removeAllListeners("request");
  return operations;
}

/** Expects that the first request is the one that the HTML names in `#first-request`, and that it is sent only once. */
async function expectFirst(page: Page, address: string) {
  const operations = (await operationsOf(page, address)).map(inWords);
  const named = await page
    .locator("#first-request")
    .evaluate(({ textContent }) => (JSON.parse(textContent) as { operation: string }).operation);
  const [operationName, variables] = JSON.parse(named) as [string, object];
  const first = inWords({ operationName, variables });
  expect(operations[0], address).toBe(first);
  expect(
    operations.filter((request) => request === first),
    `${address} asks once`,
  ).toHaveLength(1);
}

test("@second the list of a partner's screen is requested beside its script, once", async ({ page }) => {
  await aTender();
  await signIn(page, await aBidder());

  for (const screen of ["browse-tenders", "my-bids"]) await expectFirst(page, `/dashboard/${screen}`);
});

test("@second the list of an administrator's screen is requested beside its script, once", async ({ page }) => {
  await signInAsClerk(page);

  for (const screen of ["tenders", "admin-bids", "requests", "audit"]) await expectFirst(page, `/dashboard/${screen}`);
});

test("@second a first answer that does not come is asked for again by the screen", async ({ page }) => {
  const tender = await aTender();
  await signIn(page, await aBidder());
  let refused = 0;
  await page.route(OPERATIONS, (route) => {
    const isFirst = operationOf(route.request())?.operationName === "OpenTenders" && refused === 0;
    refused += isFirst ? 1 : 0;
    return isFirst ? route.abort() : route.continue();
  });

  await page.goto("/dashboard/browse-tenders");

  await expect(page.getByText(tender.title).first()).toBeVisible();
  expect(refused).toBe(1);
});

test("@second the screen of a visitor who signed out asks for nothing", async ({ page }) => {
  const operations = await operationsOf(page, "/dashboard/my-bids");

  expect(operations).toEqual([]);
  await expect(page).toHaveURL(/\/login$/);
});

/** Operations that any screen may send, including the polls of lists, which may run during the first view. */
const OF_EVERY_SCREEN = [
  "Me",
  "SaveNoticeSettings",
  "ServerTime",
  "UnreadNotices",
  "OpenQuestionCount",
  "NoticeSettings",
  "TenderRevision",
  "BidsRevision",
];

const OF_A_PARTNER: Record<string, string[]> = {
  "": ["MyDesk", "CompanyProfile"],
  "/browse-tenders": ["OpenTenders", "CompanyProfile", "SavedSearches"],
  "/my-bids": ["MyBids", "MyBidDrafts"],
};
const OF_AN_ADMINISTRATOR: Record<string, string[]> = {
  "": ["AdminDesk", "MyDesk", "CompanyProfile", "FiguresInBrief"],
  "/tenders": ["ManagedTenders"],
  "/admin-bids": ["TendersByBids", "TendersByBids", "TendersByBids"],
  "/requests": ["IntegrationRequests"],
  "/audit": ["AuditTrail"],
  "/figures": ["Figures"],
};

/** Opens each screen, and returns the operations that are not listed for it in `screens`. */
async function beyond(page: Page, screens: Record<string, string[]>) {
  const found: string[] = [];
  for (const [screen, allowed] of Object.entries(screens)) {
    const left = [...allowed];
    for (const operation of await operationsOf(page, `/dashboard${screen}`)) {
      const { operationName } = operation;
      const known = left.indexOf(operationName);
      if (known >= 0) left.splice(known, 1);
      else if (!OF_EVERY_SCREEN.includes(operationName)) found.push(`${screen} ${inWords(operation)}`);
    }
  }
  return found;
}

test("@second the first view of a screen asks for no more than is listed for it", async ({ page, browser }) => {
  await aTender();
  await signIn(page, await aBidder());
  const clerk = await (await browser.newContext()).newPage();
  await signInAsClerk(clerk);

  expect([...(await beyond(page, OF_A_PARTNER)), ...(await beyond(clerk, OF_AN_ADMINISTRATOR))]).toEqual([]);
});

/** Opens the screens, and returns their operations, such as "GET OpenTenders" or "POST mutation SubmitBid". */
async function sentBy(page: Page, screens: string[]) {
  const sent: string[] = [];
  page.on("request", (request) => {
    const operation = operationOf(request);
    if (operation)
      sent.push(
        `${request.method()} ${request.postData()?.includes('"mutation ') ? "mutation " : ""}${operation.operationName}`,
      );
  });
  for (const screen of screens) {
    await page.goto(`/dashboard${screen}`);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await page.waitForLoadState("networkidle");
  }
  page.removeAllListeners("request");
  return sent;
}

test("@second every query is a GET, which the server knows by its hash: only mutations are sent whole", async ({
  page,
  browser,
}) => {
  const tender = await aTender();
  await signIn(page, await aBidder());
  const clerk = await (await browser.newContext()).newPage();
  await signInAsClerk(clerk);

  const sent = [
    ...(await sentBy(page, [
      "",
      "/browse-tenders",
      "/browse-tenders?search=bridge",
      `/tender/${tender.id}`,
      `/submit-bid/${tender.id}`,
      "/my-bids",
      "/company-profile",
      "/notices",
      "/settings",
    ])),
    ...(await sentBy(clerk, [
      "",
      "/tenders",
      "/tenders?search=bridge",
      "/admin-bids",
      "/admin-users",
      "/content",
      "/requests",
      "/audit",
      "/questions",
      "/figures",
    ])),
  ];

  expect(sent.filter((operation) => !/^(GET \w+|POST mutation \w+)$/.test(operation))).toEqual([]);
  expect(sent).toEqual(expect.arrayContaining(["GET OpenTenders", "GET ManagedTenders", "GET TendersByBids"]));
});
