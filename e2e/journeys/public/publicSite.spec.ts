import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import { awake } from "../../support/awake.ts";
import { expectAccessible } from "../../support/expectAccessible.ts";
import { asAdmin, signInAsClerk } from "../../support/given.ts";
import { addressesIn, publicRows } from "../../support/publicPages.ts";
import { slowRate } from "../../support/slowRate.ts";
import { test } from "../../support/test.ts";

const SERVICES = addressesIn(
  "en",
  publicRows.filter(({ component }) => component === "ServicePage"),
);
const PAGES = [...addressesIn("en"), "/no-such-page"];

// Test as a first-time visitor, who has no stored cookie consent.
test.use({ storageState: { cookies: [], origins: [] } });

async function fillIn(page: Page) {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email", { exact: true }).fill("ada@example.org");
  await page.getByLabel("Company").fill("Okafor Works");
  await page.getByLabel("Role").selectOption("execution");
  await page.getByLabel("Message").fill("We lack a BIM team.");
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("@phone-first every page is served, links to others, and opens its menu", async ({ page, isMobile }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(page.getByRole("contentinfo"), path).toBeVisible();
    }
    await page.goto("/terms");
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "The Formula" }).first().click();
    await expect(page).toHaveURL(/\/#the-formula$/);
    await expect(page.getByText("Phase", { exact: false }).first()).toBeVisible();
  });

  test("@second the carousel scrolls", async ({ page }) => {
    await page.goto("/");
    const ministries = page.getByRole("region", { name: "Ministries", exact: true });
    const scrolled = () => ministries.evaluate(({ scrollLeft }) => scrollLeft);
    expect(await scrolled()).toBe(0);
    await ministries.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  test("@phone-first the contact form answers with a page: a refusal with the typed text, then a confirmation", async ({
    page,
  }) => {
    await page.goto("/#contact");
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Okafor");
    await page.getByLabel("Email", { exact: true }).fill("ada@example.org");
    await page.getByLabel("Company").fill("Okafor Works");
    await page.getByLabel("Role").selectOption("execution");
    // The browser accepts a text of spaces; the server refuses it.
    await page.getByLabel("Message").fill("   ");
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Company")).toHaveValue("Okafor Works");
    await expect(page.getByLabel("Role")).toHaveValue("execution");

    await page.getByLabel("Message").fill("We lack a BIM team.");
    await page.getByRole("button", { name: "Submit Application" }).click();

    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.getByRole("heading", { level: 1, name: "Application Submitted Successfully!" })).toBeVisible();
  });
});

test("every part of every public page hydrates without a console message, in both languages", async ({ page }) => {
  test.slow();
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Ignore messages about other hosts: a project's picture may be missing there.
    const ours = message.location().url.startsWith(new URL(page.url()).origin);
    if (ours && ["error", "warning"].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  for (const path of [...addressesIn("en"), ...addressesIn("fr")]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await awake(page);
  }
  expect(complaints).toEqual([]);
});

/** Collects the names, without the hashes, of the scripts that the page requests from now on. */
function scriptsOf(page: Page) {
  const names: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script")
      names.push(/([^/]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? request.url());
  });
  return names;
}

test("a service, a legal page, a list and an article load one small script and nothing of React, read to their end", async ({
  page,
}) => {
  const article = `pier-${randomUUID().slice(0, 8)}`;
  await (
    await asAdmin()
  ).post("/graphql", {
    data: {
      query: "mutation ($post: BlogPostInput!) { createBlogPost(input: $post) { id } }",
      variables: {
        post: {
          slug: article,
          title: "One pier",
          excerpt: "It is enough.",
          category: "Design",
          body: "It is.",
          published: true,
        },
      },
    },
  });
  for (const path of [
    ...SERVICES,
    "/terms",
    "/fr/privacy",
    "/projects",
    "/fr/blog",
    `/blog/${article}`,
    "/no-such-page",
  ]) {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Tab");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.waitForLoadState("networkidle");
    expect(scripts, path).toEqual(["boot"]);
    page.removeAllListeners("request");
  }
});

test("@second each part of the landing page loads its code when it comes near, and no part's code is loaded before", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual(["boot"]);

  await page.getByRole("region", { name: "Ministries", exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContain("ClientsCarousel");
});

for (const [where, addElement] of [
  ["", false],
  [", also where a browser extension has added an element to the form", true],
] as const)
  test(`what is typed and pressed before the form's code has loaded is sent once it has${where}`, async ({ page }) => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/ContactForm[^/]*\.js$/, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto("/#contact");
    if (addElement) await page.getByLabel("Email").evaluate((field) => field.after(document.createElement("div")));
    await fillIn(page);
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(page.getByLabel("Message")).toHaveValue("We lack a BIM team.");
    arrive();

    await expect(page.getByText("Application Submitted Successfully!").first()).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("");
    expect(new URL(page.url()).pathname).toBe("/");
  });

test("@second a form whose code does not come is posted by the browser", async ({ page }) => {
  await page.route(/ContactForm[^/]*\.js$/, (route) => route.abort());
  await page.goto("/#contact");
  await fillIn(page);
  await page.getByRole("button", { name: "Submit Application" }).click();

  await expect(page).toHaveURL(/\/contact\/sent$/);
});

test("an unknown address answers 404 with a page, in the visitor's language", async ({ page }) => {
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  expect((await page.goto("/fr/rien"))?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("the HTML contains the content, with the page's title, description and language links", async ({ request }) => {
  const slug = `spans-${randomUUID().slice(0, 8)}`;
  const written = await (
    await asAdmin()
  ).post("/graphql", {
    data: {
      query: `mutation ($post: BlogPostInput!, $project: ProjectInput!) {
        createBlogPost(input: $post) { id }
        createProject(input: $project) { id }
      }`,
      variables: {
        post: {
          slug,
          title: "Two spans",
          excerpt: "Why two are cheaper.",
          category: "Design",
          body: "They share a pier.",
          published: true,
        },
        project: { title: "Pissa bridge", description: "A steel crossing.", published: true },
      },
    },
  });
  expect(((await written.json()) as { errors?: unknown }).errors).toBeUndefined();
  expect(await (await request.get("/blog")).text()).toContain(`href="/blog/${slug}"`);
  const article = await (await request.get(`/blog/${slug}`)).text();
  expect(article).toContain("<p>They share a pier.</p>");
  expect(article).toContain('"@type":"Article"');
  expect(article).toMatch(/<meta name="description" content=".+">/);
  expect(await (await request.get("/projects")).text()).toContain('<h2 id="project-');
  const terms = await (await request.get("/fr/terms")).text();
  expect(terms).toContain('hreflang="en" href="https://axion.example/terms"');
  expect(terms).toContain('rel="canonical" href="https://axion.example/fr/terms"');
});

test("sitemap, robots, feed, manifest and shared pictures are there", async ({ request }) => {
  expect(await (await request.get("/sitemap.xml")).text()).toContain(
    "<loc>https://axion.example/services/quality-control</loc>",
  );
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: https://axion.example/sitemap.xml");
  expect(await (await request.get("/blog/feed.xml")).text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  for (const file of [
    "/site.webmanifest",
    "/og/landing.en.png",
    "/og/qualityControl.fr.png",
    "/icon-512.png",
    "/apple-touch-icon.png",
  ])
    expect((await request.get(file)).status(), file).toBe(200);
});

test("pages are compressed and have an ETag that answers 304; assets are immutable", async ({ request }) => {
  const page = await request.get("/", { headers: { "Accept-Encoding": "br" } });
  expect(page.headers()["content-encoding"]).toBe("br");
  const again = await request.get("/", { headers: { "If-None-Match": page.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
});

test("the cookie banner appears after a second, shifts no layout, stores the choice for a year, and does not appear again", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  const banner = page.getByRole("region", { name: "Cookies" });
  await expect(banner).toHaveCount(0);
  await expect(banner).toBeVisible();
  await expect(banner.getByRole("link", { name: "Cookie Policy" })).toHaveAttribute("href", "/cookie-policy");
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
  await banner.getByRole("button", { name: "Accept All" }).click();
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("axion_cookie_consent"))).toBe("accepted");
  const kept = (await context.cookies()).find(({ name }) => name === "axion_cookie_consent");
  expect(kept?.value).toBe("accepted");
  expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await page.clock.install();
  await page.reload();
  // The banner would appear after one second, so wait for longer.
  await page.clock.runFor(10_000);
  await expect(banner).toHaveCount(0);
});

test("@phone-first the portal shows the cookie banner too, and the choice applies everywhere", async ({ page }) => {
  await page.goto("/login");
  const banner = page.getByRole("region", { name: "Cookies" });
  await expect(banner).toBeVisible();
  await expectAccessible(page, "the question about cookies at the portal's door");
  await signInAsClerk(page);
  await page.goto("/dashboard");
  await expect(banner).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "the question about cookies in the portal");
  await banner.getByRole("button", { name: "Decline Optional", exact: true }).click();
  await expect(banner).toHaveCount(0);
  await page.clock.install();
  await page.goto("/blog");
  await page.clock.runFor(10_000);
  await expect(banner).toHaveCount(0);
});

test("@second closing the cookie banner counts as declining", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Close and decline optional cookies" }).click();
  expect(await page.evaluate(() => localStorage.getItem("axion_cookie_consent"))).toBe("declined");
});

test("@phone-first a menu link scrolls to its section and closes the menu; Back to top appears beyond 500 px", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "no");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Value Loop" }).first().click();
  if (isMobile) await expect(page.getByRole("button", { name: "Close menu" })).toBeHidden();
  await expect(page.locator("#value-loop")).toBeInViewport();
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "far");
  const toTop = page.locator(".to-top");
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "no");
});

test("the app bar changes beyond 50 px, Back to top appears beyond 500 px", async ({ page }) => {
  await page.goto("/");
  for (const [y, note] of [
    [50, "no"],
    [51, "some"],
    [500, "some"],
    [501, "far"],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await expect(page.locator("html"), `${y} px`).toHaveAttribute("data-scrolled", note);
    await expect(page.locator(".to-top")).toBeVisible({ visible: note === "far" });
  }
});

test("the four links, Discover How and Join the System scroll smoothly to their sections", async ({ page }) => {
  for (const [link, section] of [
    ["Core Vision", "core-vision"],
    ["The Formula", "the-formula"],
    ["Value Loop", "value-loop"],
    ["Benefits", "benefits"],
    ["Discover How", "core-vision"],
    ["Join the System", "contact"],
  ] as const) {
    await page.goto("/");
    await awake(page);
    await page.evaluate(() => {
      window.places = [];
      addEventListener("scroll", () => window.places.push(scrollY));
    });
    await page.getByRole("link", { name: link, exact: true }).first().click();
    const top = () =>
      page.locator(`#${section}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top, { message: link }).toBeGreaterThanOrEqual(0);
    await expect.poll(top, { message: link }).toBeLessThan(140);
    // A scroll that is not smooth has one position. The limit is low, because a slow machine paints few positions.
    expect(new Set(await page.evaluate(() => window.places)).size, link).toBeGreaterThan(2);
  }
});

test("@phone-first the contents of a legal page mark the section being read, to its last one, and each entry is 44 px high", async ({
  page,
  isMobile,
}) => {
  for (const address of ["/terms", "/fr/privacy", "/cookie-policy"]) {
    await page.goto(address);
    await awake(page);
    const contents = page.locator(isMobile ? ".contents-folded" : ".contents-beside");
    if (isMobile) await contents.locator("summary").click();
    const marked = contents.locator("[aria-current=location]");
    await expect(marked).toHaveCount(0);
    for (const entry of await contents.getByRole("link").all())
      expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    for (const name of await page
      .locator(".legal-section > h2")
      .evaluateAll((headings) => headings.map(({ id }) => id))) {
      await page.locator(`#${name}`).evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
      await expect(marked, name).toHaveAttribute("href", `#${name}`);
      if (!isMobile) await expect(marked).toBeInViewport();
    }

    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(marked).toHaveCount(0);
  }
});

test("section links work from another page, and Join opens the contact form", async ({ page }) => {
  await page.goto("/services/bim-digital");
  await page.getByRole("link", { name: "Benefits" }).first().click();
  await expect(page).toHaveURL(/\/#benefits$/);
  await expect(page.locator("#benefits")).toBeInViewport();
  await page.getByRole("link", { name: "Join Axion" }).first().click();
  await expect(page.locator("#contact")).toBeInViewport();
});

test("each service page has its title, and every button opens the contact form", async ({ page }) => {
  for (const path of SERVICES) {
    await page.goto(path);
    await expect(page.getByTestId("service-title")).toBeVisible();
    const buttons = page.getByTestId("button-contact");
    expect(await buttons.count()).toBeGreaterThan(0);
    for (const button of await buttons.all()) expect(await button.getAttribute("href")).toBe("/#contact");
  }
});

test("the carousel of fifteen ministries loops, one at a time, and shows four of them on a wide screen", async ({
  page,
}) => {
  await page.goto("/");
  const ministries = page.getByRole("region", { name: "Ministries", exact: true });
  await ministries.scrollIntoViewIfNeeded();
  await expect(ministries.locator(".slick-slide.slick-active")).toHaveCount(4);
  const place = ministries.getByText(/^\d+ \/ 15: /);
  const first = Number.parseInt((await place.textContent()) ?? "", 10);
  for (let step = 1; step <= 15; step++) {
    await press("Next ministries", ((first - 1 + step) % 15) + 1);
  }
  await press("Previous ministries", ((first + 13) % 15) + 1);

  /** Presses the button until slide number `to` is shown. The carousel ignores a press while it moves. */
  async function press(name: string, to: number) {
    await expect(async () => {
      if (Number.parseInt((await place.textContent()) ?? "", 10) !== to)
        await page.getByRole("button", { name }).click();
      await expect(place).toContainText(new RegExp(`^${to} / 15: `), { timeout: 1_000 });
    }).toPass({ intervals: [50] });
  }
});

test("a sent integration request shows the toast and empties the form; a failed one keeps the text", async ({
  page,
  context,
}) => {
  await page.goto("/#contact");
  await fillIn(page);
  await awake(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Submission Failed").first()).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("We lack a BIM team.");

  await context.setOffline(false);
  await expect(page.getByText("Application Submitted Successfully!").first()).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("@phone-first the language switch keeps the page", async ({ page, isMobile }) => {
  await page.goto("/services/quality-control");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Français" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/fr\/services\/quality-control$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("the first tap on the menu works before any script has loaded", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Close menu" })).toBeHidden();
  await context.close();
});

/** The maximum time in milliseconds from the tap to the next paint. */
const ANSWERED_WITHIN = 200;

test("@alone the first tap on the menu is answered within 200 ms on a four times slower processor, and loads nothing of React", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const answers: number[] = [];
  // Use the best of three measurements, because other load on the machine makes them longer.
  while (answers.length < 3 && !answers.some((answer) => answer <= ANSWERED_WITHIN)) {
    const page = await context.newPage();
    const rate = await slowRate(page, 4);
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate });
    const scripts = scriptsOf(page);
    await page.goto("/");
    await page.evaluate(() => {
      window.answered = new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const tap = list.getEntries().filter(({ name }) => name === "click");
          if (tap[0]) resolve(tap[0].duration);
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      });
    });
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
    answers.push(await page.evaluate(() => window.answered));
    expect(scripts).toEqual(["boot"]);
    await page.close();
  }
  expect(Math.min(...answers), `from tap to paint: ${answers.join(", ")} ms`).toBeLessThanOrEqual(ANSWERED_WITHIN);
  await context.close();
});

declare global {
  interface Window {
    /** Milliseconds from the tap to the next paint. */
    answered: Promise<number>;
    /** The cumulative layout shift since the page was opened. */
    shifted: number;
    /** The vertical scroll positions, one for each scroll event. */
    places: number[];
  }
}
