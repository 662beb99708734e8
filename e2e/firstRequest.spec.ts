import { expect, test, type Page } from "@playwright/test";

import { aBidder, aTender, signIn, signInAsClerk } from "./support/given.ts";

interface Asked {
  operationName: string;
  variables: object;
}

const inWords = ({ operationName, variables }: Asked) => `${operationName} ${JSON.stringify(variables)}`;

/** The GraphQL requests of the first view, in their order. */
async function askedBy(page: Page, address: string) {
  const asked: Asked[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/graphql") asked.push(request.postDataJSON() as Asked);
  });
  await page.goto(address);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  page.removeAllListeners("request");
  return asked.map(inWords);
}

/** The request that the HTML names is the first one, and is sent once. */
async function expectFirst(page: Page, address: string) {
  const asked = await askedBy(page, address);
  const named = await page.locator("#first-request").evaluate(({ textContent }) => (JSON.parse(textContent) as { body: string }).body);
  const first = inWords(JSON.parse(named) as Asked);
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

  for (const screen of ["tenders", "requests", "audit"]) await expectFirst(page, `/dashboard/${screen}`);
});

test("a first answer that does not come is asked for again by the screen", async ({ page }) => {
  const tender = await aTender();
  await signIn(page, await aBidder());
  let refused = 0;
  await page.route("**/graphql", (route) => {
    const isFirst = (route.request().postData() ?? "").includes("OpenTenders") && refused === 0;
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
