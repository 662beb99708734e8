import { expect, test, type Page } from "@playwright/test";

import { expectAccessible, expectToFit } from "./support/expectAccessible.ts";
import { addressesIn } from "./support/publicPages.ts";

const IN_ENGLISH = [...addressesIn("en"), "/no-such-page"];
const IN_FRENCH = [...addressesIn("fr"), "/fr/no-such-page"];
const PAGES = [...IN_ENGLISH, ...IN_FRENCH];
const TYPED = [["First name", "Ada"], ["Last name", "Okafor"], ["Email", "ada@example"], ["Company", "Works"], ["Message", "   "]] as const;

// A first-time visitor: no stored cookie consent.
test.use({ storageState: { cookies: [], origins: [] } });

test("@phone axe finds nothing on the public pages in English, and nothing is wider than the screen", async ({ page }) => {
  test.slow();
  for (const path of IN_ENGLISH) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await expectToFit(page, path);
  }
});

test("@phone axe finds nothing on the public pages in French, and nothing is wider than the screen", async ({ page }) => {
  test.slow();
  for (const path of IN_FRENCH) {
    await page.goto(path);
    await expectAccessible(page, path);
    await expectToFit(page, path);
  }
});

async function sendWrong(page: Page) {
  for (const [label, text] of TYPED) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Role").selectOption("execution");
  await page.getByRole("button", { name: "Submit Application" }).click();
}

test("@phone axe finds nothing while the page is used: menu, question, fields in error, toast, refused form", async ({ page, isMobile }) => {
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

/** The viewports of a 1280 × 800 window at a zoom of 200 % and 400 %. */
const ZOOMED = [{ width: 640, height: 400, at: "200 %" }, { width: 320, height: 640, at: "400 %" }];

test("zoomed to 200 % and 400 %, nothing is cut off at the side", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const { at, ...viewport } of ZOOMED) {
      await page.setViewportSize(viewport);
      await expectToFit(page, `${path} at ${at}`);
    }
  }
});

test("with letters of twice the size, as a visitor sets them in the browser, nothing is cut off", async ({ playwright, baseURL, launchOptions }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] });
  const page = await browser.newPage({ baseURL });
  for (const path of PAGES) {
    await page.goto(path);
    for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await expectToFit(page, `${path} in large letters at ${viewport.width}`);
      expect(await page.evaluate(cutTexts), `${path} in large letters at ${viewport.width}`).toEqual([]);
    }
  }
  await browser.close();
});

/** The texts that a box with hidden overflow cuts off. */
function cutTexts() {
  const hides = (element: Element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowY) && element.clientHeight > 1 && !element.matches("svg, svg *, .skip-link");
  return [...document.querySelectorAll("main *, header *, footer *")]
    .filter((element) => hides(element) && element.textContent.trim() && element.scrollHeight > element.clientHeight + 1)
    .map((element) => element.outerHTML.slice(0, 120));
}

test("in forced colours every control has a border, and bars keep their fill", async ({ browser }) => {
  const context = await browser.newContext({ forcedColors: "active", colorScheme: "dark", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto("/");
  const without = await page.locator("main .button, header .button, input:not(.contact-trap), select, textarea").evaluateAll((controls) =>
    controls.filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0).map(({ outerHTML }) => outerHTML.slice(0, 80)),
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
  const moving = () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length;
  expect(await page.evaluate(moving)).toBe(0);
  await page.getByRole("link", { name: "Benefits" }).first().click();
  // A scroll without animation ends in the next frame.
  expect(await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return Math.abs(document.getElementById("benefits")?.getBoundingClientRect().top ?? Infinity);
  })).toBeLessThan(120);
  await page.getByRole("region", { name: "Ministries", exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Next ministries" }).click();
  expect(await page.evaluate(moving)).toBe(0);
  await context.close();
});

test("legal pages print only their text, and bars keep their fill on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const part of [page.locator(".site-header"), page.getByRole("contentinfo"), page.getByRole("link", { name: "Back to Home" })]) await expect(part).toBeHidden();
  await page.goto("/");
  await expect(page.locator(".length-after").first()).toHaveCSS("print-color-adjust", "exact");
});

test("by keyboard alone: every control is reached, the focus is always visible, and a request is sent", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  // The carousel has buttons once its script is loaded, which the keyboard may pass by on a slow machine.
  await page.getByRole("region", { name: /ministries/i }).first().scrollIntoViewIfNeeded();
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
  for (const name of ["Accept All", "Core Vision", "Join the System", "Next ministries", "Message", "Submit Application", "Cookie Policy", "Back to the top"]) expect(seen).toContain(name);

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

/** The focused element, whether it is uncovered, and whether it is visible. */
async function focused() {
  // Wait for a smooth scroll to it.
  const place = () => document.activeElement?.getBoundingClientRect().top;
  for (let before; before !== place(); await new Promise((later) => setTimeout(later, 100))) before = place();
  const element = document.activeElement ?? document.body;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + Math.min(width, 60) / 2, top + Math.min(height, 40) / 2];
  const front = document.elementFromPoint(x, y);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement ? element.labels?.[0]?.textContent : null;
  return {
    name: (element.getAttribute("aria-label") ?? label ?? element.textContent).replace("*", "").trim(),
    inSight: front !== null && (element.contains(front) || front.contains(element)),
    outlined: outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0,
  };
}
