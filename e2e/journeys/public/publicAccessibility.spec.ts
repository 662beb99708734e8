import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectNoFault, expectToFit } from "../../support/expectAccessible.ts";
import { addressesIn } from "../../support/publicPages.ts";
import { test } from "../../support/test.ts";

const PAGES = [...addressesIn("en"), "/no-such-page", ...addressesIn("fr"), "/fr/no-such-page"];
const TYPED = [
  ["First name", "Ada"],
  ["Last name", "Okafor"],
  ["Email", "ada@example"],
  ["Company", "Works"],
  ["Message", "   "],
] as const;

// Test as a first-time visitor, who has no stored cookie consent.
test.use({ storageState: { cookies: [], origins: [] } });

/** One page of each kind. Pages of a kind differ only in their text, so the other pages are tested as `@second`. */
const KINDS = [
  "/",
  "/services/bim-digital",
  "/projects",
  "/blog",
  "/terms",
  "/verify",
  "/developers/enums",
  "/contact/sent",
  "/no-such-page",
];

/** The viewports of a phone, and of a window 1280 px wide at a zoom of 200 % and 400 %. */
const NARROW = [
  { width: 390, height: 844, at: "on a phone" },
  { width: 640, height: 400, at: "at 200 %" },
  { width: 320, height: 640, at: "at 400 %" },
];

for (const path of PAGES) {
  const tier = KINDS.includes(path) ? "" : "@second ";
  test(`${tier}axe finds nothing on ${path}, and nothing is cut off at the side, zoomed to 200 % and 400 % too`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoFault(page, path, { colours: true });
    for (const { at, ...viewport } of NARROW) {
      await page.setViewportSize(viewport);
      await expectToFit(page, `${path} ${at}`);
    }
  });

  // Pages of a kind have the same components on a phone, and so the same colours. The desktop checks all colours.
  const colours = KINDS.includes(path);
  test(`@phone-only axe finds nothing on ${path}${colours ? ", its colours too" : ""}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoFault(page, path, { colours });
  });
}

async function sendWrong(page: Page) {
  for (const [label, text] of TYPED) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Role").selectOption("execution");
  await page.getByRole("button", { name: "Submit Application" }).click();
}

test("@phone-first axe finds nothing while the page is used: menu, question, fields in error, toast, refused form", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await expectAccessible(page, "the question about cookies");
  await page.getByRole("button", { name: "Accept All" }).click();
  if (isMobile) {
    await page.getByRole("button", { name: "Menu" }).click();
    await expectAccessible(page, "the open menu");
    await page.keyboard.press("Escape");
  }
  await sendWrong(page);
  await expect(page.getByText("Submission Failed", { exact: true })).toBeVisible();
  await expectAccessible(page, "fields in error, and a toast");

  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  await sendWrong(page);
  await expect(page).toHaveURL(/\/contact$/);
  await expectAccessible(page, "the page that answers a refused form");
});

const OTHERS = PAGES.filter((path) => !KINDS.includes(path));
for (const [pages, paths] of [
  ["one page of each kind", KINDS],
  ["@second the other English pages", OTHERS.filter((path) => !path.startsWith("/fr"))],
  ["@second the other French pages", OTHERS.filter((path) => path.startsWith("/fr"))],
] as const)
  test(`${pages}: with letters of twice the size, as a visitor sets them in the browser, nothing is cut off`, async ({
    playwright,
    baseURL,
    launchOptions,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    });
    const page = await browser.newPage({ baseURL });
    for (const path of paths) {
      await page.goto(path);
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport);
        await expectToFit(page, `${path} in large letters at ${viewport.width}`);
        expect(await page.evaluate(cutTexts), `${path} in large letters at ${viewport.width}`).toEqual([]);
      }
    }
    await browser.close();
  });

/** Returns the HTML of each element whose hidden overflow cuts off its text. Runs in the browser. */
function cutTexts() {
  const hides = (element: Element) =>
    ["hidden", "clip"].includes(getComputedStyle(element).overflowY) &&
    element.clientHeight > 1 &&
    !element.matches("svg, svg *, .skip-link");
  return [...document.querySelectorAll("main *, header *, footer *")]
    .filter(
      (element) => hides(element) && element.textContent.trim() && element.scrollHeight > element.clientHeight + 1,
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

test("in forced colours every control has a border, and bars keep their fill", async ({ browser }) => {
  const context = await browser.newContext({
    forcedColors: "active",
    colorScheme: "dark",
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto("/");
  const without = await page
    .locator("main .button, header .button, input:not(.contact-trap), select, textarea")
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  expect(without).toEqual([]);
  const [ground, lengths] = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    [...document.querySelectorAll(".length-after")].map((length) => getComputedStyle(length).backgroundColor),
  ]);
  expect(lengths).toHaveLength(4);
  expect(lengths).not.toContain(ground);
  await context.close();
});

test("prefers-reduced-motion disables every animation", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  const moving = () =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length;
  expect(await page.evaluate(moving)).toBe(0);
  await page.getByRole("link", { name: "Benefits" }).first().click();
  // A scroll without animation has ended by the next frame.
  expect(
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return Math.abs(document.getElementById("benefits")?.getBoundingClientRect().top ?? Infinity);
    }),
  ).toBeLessThan(120);
  await page.getByRole("region", { name: "Ministries", exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Next ministries" }).click();
  expect(await page.evaluate(moving)).toBe(0);
  await context.close();
});

test("legal pages print only their text, and bars keep their fill on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const part of [
    page.locator(".site-header"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: "Back to Home" }),
  ])
    await expect(part).toBeHidden();
  await page.goto("/");
  await expect(page.locator(".length-after").first()).toHaveCSS("print-color-adjust", "exact");
});

test("by keyboard alone: every control is reached, the focus is always visible, and a request is sent", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  // Wait for the script that adds the carousel's buttons. On a slow machine, Tab would otherwise skip them.
  await page
    .getByRole("region", { name: /ministries/i })
    .first()
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Next ministries" })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

  const seen: string[] = [];
  const hidden: string[] = [];
  for (let step = 0; step < 120 && seen.at(-1) !== "Back to the top"; step++) {
    await page.keyboard.press("Tab");
    const { name, inSight, outlined } = await page.evaluate(focused);
    seen.push(name);
    if (!inSight || !outlined) hidden.push(`${name}: ${inSight ? "no outline" : "out of sight"}`);
  }
  expect(hidden).toEqual([]);
  for (const name of [
    "Accept All",
    "Core Vision",
    "Join the System",
    "Next ministries",
    "Message",
    "Submit Application",
    "Cookie Policy",
    "Back to the top",
  ])
    expect(seen).toContain(name);

  await page.getByLabel("First name").focus();
  for (const text of ["Ada", "Okafor", "ada@example.org", "Okafor Works"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Exec");
  await page.keyboard.press("Tab");
  await page.keyboard.type("We lack a BIM team.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Application Submitted Successfully!", { exact: true })).toBeVisible();
});

/** Returns the focused element's name, whether nothing covers it, and whether it has an outline. */
async function focused() {
  // Wait until a smooth scroll to the element has ended.
  const place = () => document.activeElement?.getBoundingClientRect().top;
  for (let before; before !== place(); await new Promise((later) => setTimeout(later, 100))) before = place();
  const element = document.activeElement ?? document.body;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + Math.min(width, 60) / 2, top + Math.min(height, 40) / 2];
  const front = document.elementFromPoint(x, y);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const label =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? element.labels?.[0]?.textContent
      : null;
  return {
    name: (element.getAttribute("aria-label") ?? label ?? element.textContent).replace("*", "").trim(),
    inSight: front !== null && (element.contains(front) || front.contains(element)),
    outlined: outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0,
  };
}
