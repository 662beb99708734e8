import { expect, type APIRequestContext } from "@playwright/test";

import { addressesIn, indexedRows } from "../../support/publicPages.ts";
import { test } from "../../support/test.ts";

const PAGES = addressesIn("en", indexedRows);
/** The origin of the URLs in a page's head. It is the default, because the tests do not set PUBLIC_URL. */
const ORIGIN = "https://axion.example";
const LANGUAGES = ["en", "fr"] as const;

async function headAt(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  const one = (pattern: RegExp) => pattern.exec(head)?.[1] ?? "";
  return {
    html,
    title: one(/<title>(.*?)<\/title>/),
    description: one(/<meta name="description" content="(.*?)">/),
    canonical: one(/<link rel="canonical" href="(.*?)">/),
    image: one(/<meta property="og:image" content="(.*?)">/),
    others: [...head.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)">/g)].map(([, language, href]) => [
      language,
      href,
    ]),
    things: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? "") as { "@type": string },
    ),
  };
}

test("@second every public page has its own title, description, canonical address, picture and language link", async ({
  request,
}) => {
  const heads = [];
  for (const { addresses } of indexedRows)
    for (const language of LANGUAGES) {
      const at = addresses[language];
      const head = await headAt(request, at);
      heads.push(head);
      expect(head.html, at).toContain(`<html lang="${language}">`);
      expect(head.title.length, at).toBeGreaterThan(10);
      expect(head.description.length, at).toBeGreaterThan(40);
      expect(head.canonical, at).toBe(ORIGIN + at);
      expect(head.others, at).toEqual([
        ["en", ORIGIN + addresses.en],
        ["fr", ORIGIN + addresses.fr],
        ["x-default", ORIGIN + addresses.en],
      ]);
      const picture = await request.get(head.image.replace(ORIGIN, ""));
      expect(picture.headers()["content-type"], head.image).toBe("image/png");
    }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test("@second structured data describes the organization, the services and the breadcrumbs", async ({ request }) => {
  const typesAt = async (path: string) => (await headAt(request, path)).things.map((thing) => thing["@type"]);
  expect(await typesAt("/")).toEqual(["Organization"]);
  const ofContent: Partial<Record<string, string[]>> = { ServicePage: ["Service"], PublicTendersPage: ["ItemList"] };
  for (const { component, addresses } of indexedRows.filter(({ name }) => name !== "landing"))
    expect(await typesAt(addresses.en), addresses.en).toEqual([...(ofContent[component] ?? []), "BreadcrumbList"]);
});

test("@second no page requests another host, or more of the font than its core", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  const fonts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.add(request.url().replace(/^.*\/|-[^-]*$/g, ""));
    // Allow other hosts for a project's picture, because an administrator enters its address.
    const isContent = request.resourceType() === "image" && page.url().endsWith("/projects");
    if (!isContent && new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  for (const path of [...PAGES, "/fr", "/login"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(elsewhere).toEqual([]);
  expect([...fonts]).toEqual(["ibm-plex-sans-core"]);
});

/** Strings that show whether a minified script contains Apollo, Formik, yup or MUI. Minification keeps them. */
const MARKS = ["ROOT_QUERY", "submitCount", "must match", "MuiDialog", "MuiButton"];

test("@second the landing page loads no GraphQL client, form library or dialogs of the portal", async ({ page }) => {
  // Record only the scripts' URLs, and fetch the scripts later. Playwright cannot read the body of a response after the
  // page has navigated away.
  const addresses = new Set<string>();
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) addresses.add(response.url());
  });
  const loaded = () => Promise.all([...addresses].map(async (url) => (await page.request.get(url)).text()));
  await page.goto("/");
  await page.getByRole("region", { name: "Ministries", exact: true }).scrollIntoViewIfNeeded();
  await page.getByLabel("First name").fill("Ada");
  // The page loads the script of the form when it has time, perhaps after the network was idle for a while.
  await expect.poll(() => [...addresses].filter((url) => url.includes("/ContactForm-")).length).toBe(1);
  await page.waitForLoadState("networkidle");
  const ofLandingPage = await loaded();
  for (const mark of MARKS)
    expect(
      ofLandingPage.filter((script) => script.includes(mark)),
      mark,
    ).toEqual([]);
  await page.goto("/login");
  // The portal's scripts must contain these strings. Otherwise the check of the landing page would prove nothing.
  await expect(async () => {
    const ofPortal = await loaded();
    for (const mark of MARKS)
      expect(ofPortal.filter((script) => script.includes(mark)).length, mark).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
});

test("@second the carousel shows 1, 2, 3 or 4 ministries, 24 px apart", async ({ page }) => {
  for (const [width, shown] of [
    [390, 1],
    [700, 2],
    [1000, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const ministries = page.getByRole("region", { name: "Ministries", exact: true });
    await ministries.scrollIntoViewIfNeeded();
    const active = ministries.locator(".slick-slide.slick-active .client-card");
    await expect(active, `${width} px`).toHaveCount(shown);
    const boxes = await Promise.all((await active.all()).map((card) => card.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      if (box && next) expect(Math.round(next.x - box.x - box.width), `${width} px`).toBe(24);
    }
  }
});
