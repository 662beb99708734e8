import { type Browser, expect, type Page } from "@playwright/test";

import { EXAMPLE_QUERIES } from "#web/explorer/exampleQueries.ts";

import { cookiesDeclined } from "../../support/cookiesDeclined.ts";
import { expectToFit, violations } from "../../support/expectAccessible.ts";
import { ask } from "../../support/graphql.ts";
import { startOwnServer } from "../../support/startOwnServer.ts";
import { test } from "../../support/test.ts";

const PARTNER = { username: "osun", password: "axion-demo" };

let server: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeAll(async () => {
  server = await startOwnServer({ DEMO: "true" });
});
test.afterAll(() => server.stop());

/**
 * Opens a new browser context on the demonstration server.
 * @returns the page, and the array `wrong`, which collects the page's warnings, errors, requests to other hosts, and
 * violations of its Content-Security-Policy
 */
async function anExplorer(browser: Browser, viewport: ReturnType<Page["viewportSize"]>) {
  const page = await (
    await browser.newContext({
      baseURL: server.url,
      storageState: cookiesDeclined(server.url),
      viewport,
      locale: "en-US",
    })
  ).newPage();
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrong.push(message.text());
  });
  page.on("pageerror", ({ message }) => wrong.push(message));
  page.on("request", (request) => {
    if (!request.url().startsWith("data:") && new URL(request.url()).origin !== server.url) wrong.push(request.url());
  });
  return { page, wrong };
}

/** Executes the query in the editor, and returns the server's response. */
async function run(page: Page) {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith("/graphql") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: /^Execute query/ }).click();
  return (await (await answered).json()) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

const openExplorer = async (page: Page) => {
  await page.goto("/graphql");
  await expect(page.getByRole("heading", { level: 1, name: "GraphQL explorer" })).toBeVisible();
  // Wait for the answer to GraphiQL's introspection query.
  await expect(page.getByRole("button", { name: /^Execute query/ })).toBeEnabled();
  await page.waitForLoadState("networkidle");
};

const TOKEN = `mutation ($input: ApiTokenInput!, $password: String!) { createApiToken(input: $input, password: $password) { token } }`;

test("@second each of the nine example queries runs on the demonstration, under the policy, for a signed-in partner", async ({
  browser,
  viewport,
}) => {
  const { page, wrong } = await anExplorer(browser, viewport);
  expect((await page.request.post("/api/login", { data: PARTNER })).status()).toBe(200);
  await openExplorer(page);
  await expect(page.getByText("Signed in as osun")).toBeVisible();

  for (const { title } of EXAMPLE_QUERIES) {
    await page.getByRole("button", { name: title }).click();
    const { data, errors } = await run(page);
    expect(errors, title).toBeUndefined();
    const [field = "", value] = Object.entries(data ?? {})[0] ?? [];
    await expect(page.getByRole("region", { name: "Result Window" }), title).toContainText(`"${field}"`);
    expect(JSON.stringify(value), title).not.toMatch(/"nodes":\[\]|^null$/);
  }
  expect(wrong).toEqual([]);
});

test("@second without a session the refusal is shown; a token that is typed into the headers counts, and is not kept", async ({
  browser,
  viewport,
}) => {
  const { page, wrong } = await anExplorer(browser, viewport);
  expect((await page.request.post("/api/login", { data: PARTNER })).status()).toBe(200);
  const input = { name: "Explorer", scopes: ["tenders:read"], expiresInDays: 30 };
  const { createApiToken } = await ask<{ createApiToken: { token: string } }>(page.request, TOKEN, {
    input,
    password: PARTNER.password,
  });
  await page.context().clearCookies();
  await openExplorer(page);
  await expect(page.getByText("or type a token into Headers")).toBeVisible();
  expect((await run(page)).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);

  await page.getByRole("button", { name: "Headers", exact: true }).click();
  await page.getByRole("region", { name: "Headers" }).locator(".CodeMirror:visible").click();
  await page.keyboard.insertText(JSON.stringify({ authorization: `Bearer ${createApiToken.token}` }));
  expect((await run(page)).data?.tenders).toMatchObject({ totalCount: expect.any(Number) });

  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).toContain("OpenTenders");
  expect(kept).not.toContain(createApiToken.token);
  expect(wrong).toEqual([]);
});

test("@second what is written is not lost when an example is opened: it gets a tab of its own", async ({
  browser,
  viewport,
}) => {
  const { page } = await anExplorer(browser, viewport);
  await openExplorer(page);
  await page.locator(".graphiql-query-editor .CodeMirror").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("query MyOwn { serverTime }");
  await expect(page.getByRole("tab", { name: "MyOwn" })).toBeVisible();
  await page.getByRole("button", { name: "Who you are" }).click();

  await expect(page.getByRole("tab", { name: "MyOwn" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "WhoAmI" })).toBeVisible();
  await page.getByRole("tab", { name: "MyOwn" }).click();
  expect((await run(page)).data).toHaveProperty("serverTime");
});

test("@second @phone the explorer fits the screen, and axe finds nothing serious of ours in either scheme", async ({
  browser,
  viewport,
}) => {
  const { page } = await anExplorer(browser, viewport);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openExplorer(page);
    await expectToFit(page, "the explorer");
    expect(await violations(page, { context: { exclude: [[".graphiql-container"]] } }), colorScheme).toEqual([]);
    // Disable the axe rules that elements of GraphiQL itself violate: text areas without a label, a tab that contains
    // buttons, and an editor that scrolls.
    const rules = Object.fromEntries(
      ["label", "nested-interactive", "scrollable-region-focusable"].map((rule) => [rule, { enabled: false }]),
    );
    const inEditor = await violations(page, {
      context: { include: [[".graphiql-container"]] },
      options: { rules },
    });
    expect(
      inEditor
        .filter(({ impact }) => impact === "critical" || impact === "serious")
        .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      colorScheme,
    ).toEqual([]);
  }
});
