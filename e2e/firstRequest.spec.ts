import { expect, test, type Page } from "@playwright/test";

import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { aBidder, aTender, signIn, signInAsClerk } from "./support/given.ts";
import { OPERATIONS, operationOf } from "./support/operationOf.ts";

type Asked = NonNullable<ReturnType<typeof operationOf>>;

const inWords = ({ operationName, variables }: Asked) => `${operationName} ${JSON.stringify(variables)}`;
/** A further page of a list, since other journeys have filled it, or a list that is read again, since they changed it: in pages of the largest size. */
const isOfLongList = ({ variables }: Asked) => "after" in variables && "first" in variables && variables.first === MAX_PAGE;

/** The GraphQL requests of the first view in their order, but for those of its long lists beyond their first pages. */
async function askedBy(page: Page, address: string) {
  const asked: Asked[] = [];
  // The screen before may still ask for something.
  await page.goto("about:blank");
  page.on("request", (request) => {
    const operation = operationOf(request);
    if (operation && !isOfLongList(operation)) asked.push(operation);
  });
  await page.goto(address);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  page.removeAllListeners("request");
  return asked;
}

/** The request that the HTML names is the first one, and is sent once. */
async function expectFirst(page: Page, address: string) {
  const asked = (await askedBy(page, address)).map(inWords);
  const named = await page.locator("#first-request").evaluate(({ textContent }) => (JSON.parse(textContent) as { operation: string }).operation);
  const [operationName, variables] = JSON.parse(named) as [string, object];
  const first = inWords({ operationName, variables });
  expect(asked[0], address).toBe(first);
  expect(asked.filter((request) => request === first), `${address} asks once`).toHaveLength(1);
}

test("the list of a partner's screen is requested beside its script, once", async ({ page }) => {
  await aTender();
  await signIn(page, await aBidder());

  for (const screen of ["browse-tenders", "my-bids"]) await expectFirst(page, `/dashboard/${screen}`);
});

test("the list of an administrator's screen is requested beside its script, once", async ({ page }) => {
  await signInAsClerk(page);

  for (const screen of ["tenders", "admin-bids", "requests", "audit"]) await expectFirst(page, `/dashboard/${screen}`);
});

test("a first answer that does not come is asked for again by the screen", async ({ page }) => {
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

test("the screen of a visitor who signed out asks for nothing", async ({ page }) => {
  const asked = await askedBy(page, "/dashboard/my-bids");

  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/\/login$/);
});

/** What every screen asks for beside its own, and polls, which come by chance within the first view or after it. */
const OF_EVERY_SCREEN = ["Me", "SaveNoticeSettings", "ServerTime", "UnreadNotices", "OpenQuestionCount", "NoticeSettings", "TenderRevision", "BidsRevision"];

const OF_A_PARTNER: Record<string, string[]> = {
  "": ["MyDesk", "CompanyProfile"],
  "/browse-tenders": ["OpenTenders", "CompanyProfile", "SavedSearches"],
  "/my-bids": ["MyBids", "MyBidDrafts"],
};
const OF_AN_ADMINISTRATOR: Record<string, string[]> = {
  "": ["AdminDesk", "MyDesk", "CompanyProfile"],
  "/tenders": ["ManagedTenders"],
  "/admin-bids": ["TendersByBids", "TendersByBids", "TendersByBids"],
  "/requests": ["IntegrationRequests"],
  "/audit": ["AuditTrail"],
};

/** What the first views ask for beyond what is listed. */
async function beyond(page: Page, screens: Record<string, string[]>) {
  const found: string[] = [];
  for (const [screen, allowed] of Object.entries(screens)) {
    const left = [...allowed];
    for (const operation of await askedBy(page, `/dashboard${screen}`)) {
      const { operationName } = operation;
      const known = left.indexOf(operationName);
      if (known >= 0) left.splice(known, 1);
      else if (!OF_EVERY_SCREEN.includes(operationName)) found.push(`${screen} ${inWords(operation)}`);
    }
  }
  return found;
}

test("the first view of a screen asks for no more than is listed for it", async ({ page, browser }) => {
  await aTender();
  await signIn(page, await aBidder());
  const clerk = await (await browser.newContext()).newPage();
  await signInAsClerk(clerk);

  expect([...(await beyond(page, OF_A_PARTNER)), ...(await beyond(clerk, OF_AN_ADMINISTRATOR))]).toEqual([]);
});

/** The operations that the screens send, with their method and whether they are mutations. */
async function sentBy(page: Page, screens: string[]) {
  const sent: string[] = [];
  page.on("request", (request) => {
    const operation = operationOf(request);
    if (operation) sent.push(`${request.method()} ${request.postData()?.includes('"mutation ') ? "mutation " : ""}${operation.operationName}`);
  });
  for (const screen of screens) {
    await page.goto(`/dashboard${screen}`);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await page.waitForLoadState("networkidle");
  }
  page.removeAllListeners("request");
  return sent;
}

test("every query is a GET, which the server knows by its hash: only mutations are sent whole", async ({ page, browser }) => {
  const tender = await aTender();
  await signIn(page, await aBidder());
  const clerk = await (await browser.newContext()).newPage();
  await signInAsClerk(clerk);

  const sent = [
    ...(await sentBy(page, ["", "/browse-tenders", "/browse-tenders?search=bridge", `/tender/${tender.id}`, `/submit-bid/${tender.id}`, "/my-bids", "/company-profile", "/notices", "/settings"])),
    ...(await sentBy(clerk, ["", "/tenders", "/tenders?search=bridge", "/admin-bids", "/admin-users", "/content", "/requests", "/audit", "/questions"])),
  ];

  expect(sent.filter((operation) => !/^(GET \w+|POST mutation \w+)$/.test(operation))).toEqual([]);
  expect(sent).toEqual(expect.arrayContaining(["GET OpenTenders", "GET ManagedTenders", "GET TendersByBids"]));
});
