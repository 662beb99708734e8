import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page, test } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { JOURNEYS } = process.env;
/** The axe rules about colours. All other rules give the same result in both colour schemes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/**
 * Enables a rule that axe leaves out by default: a control's accessible name contains its visible text (WCAG 2.5.3).
 */
const LABEL_IN_NAME = { "label-content-name-mismatch": { enabled: true } };

const NO_TRANSITIONS = "*, ::before, ::after { transition: none !important; }";

interface Violation {
  id: string;
  impact?: string | null;
  nodes: { html: string }[];
}

/** Runs axe in the page, and returns the violations. `context` and `options` are the parameters of `axe.run`. */
export async function violations(
  page: Page,
  { context = { include: [["html"]] }, options = {} }: { context?: object; options?: object } = {},
) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (audit) => (await window.axe.run(audit.context, { ...audit.options, reporter: "no-passes" })).violations,
    { context, options },
  );
}

/**
 * Whether the colours are checked by default. This takes most of axe's time, so the first tier does it only where a
 * journey asks for it. In the second tier, a journey marked `@second` that also runs on the phone checks colours only
 * on the desktop, because a component has the same colours at every width. accessibility.spec.ts and
 * publicAccessibility.spec.ts check the colours of what only a phone shows: header, bottom bar, menu.
 */
const checksColours = () =>
  JOURNEYS !== "first" && !(test.info().project.name === "phone" && test.info().title.includes("@second"));

/** If a page has at least this many repeated elements (see countRepeated), its colours are checked without them. */
const MANY = 300;

/** Expects no axe violations on the current screen. The colour rules are checked in both colour schemes. */
export async function expectAccessible(page: Page, screen: string, { colours = checksColours() } = {}) {
  const isLong = colours && (await page.evaluate(countRepeated)) >= MANY;
  const without = colours && !isLong ? [] : COLOUR_RULES;
  const rules = { ...LABEL_IN_NAME, ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) };
  await show(page, "light");
  expect(await violations(page, { options: { rules } }), `${screen}, light`).toEqual([]);
  if (!colours) return;
  const ofColours = { options: { runOnly: COLOUR_RULES } };
  if (isLong) {
    await page.evaluate(hideRepeated, true);
    expect(await violations(page, ofColours), `${screen}, colours, light`).toEqual([]);
  }
  await show(page, "dark");
  expect(await violations(page, ofColours), `${screen}, dark`).toEqual([]);
  if (isLong) await page.evaluate(hideRepeated, false);
}

/**
 * Finds repeated elements and returns their number. A repeated element has the same colours as an earlier one: the tags
 * and styling attributes are equal in both elements, in their ancestors and in their descendants. The first two and the
 * last of such equal elements do not count, because rules such as `:first-child` may give them other colours. Runs in
 * the browser.
 */
function countRepeated() {
  const elements = [...document.body.querySelectorAll("*")];
  const ofText = ["id", "href", "aria-labelledby", "aria-label", "title", "datetime"];
  const own = new Map(
    elements.map((element) => {
      const styled = [...element.attributes].filter(({ name }) => !ofText.includes(name));
      return [element, `${element.tagName} ${styled.map(({ name, value }) => `${name}=${value}`).join(" ")}`];
    }),
  );
  const [around, inside] = [new Map<Element, string>(), new Map<Element, string>()];
  for (const element of elements)
    around.set(element, `${around.get(element.parentElement!) ?? ""} > ${own.get(element)}`);
  // In reverse document order, the children of an element come before it.
  for (const element of [...elements].reverse())
    inside.set(element, `(${[...element.children].map((child) => own.get(child)! + inside.get(child)!).join()})`);
  const alike = new Map<string, Element[]>();
  for (const element of elements) {
    const shape = around.get(element)! + inside.get(element)!;
    alike.set(shape, alike.get(shape) ?? []);
    alike.get(shape)!.push(element);
  }
  window.repeated = [...alike.values()].flatMap((group) => group.slice(2, -1));
  return window.repeated.length;
}

/** Hides the elements that `countRepeated` has found, or shows them again. Runs in the browser. */
function hideRepeated(isHidden: boolean) {
  for (const element of window.repeated) element.toggleAttribute("data-repeated", isHidden);
  if (!isHidden) return document.adoptedStyleSheets.pop();
  const hiding = new CSSStyleSheet();
  hiding.replaceSync("[data-repeated] { display: none !important; }");
  document.adoptedStyleSheets.push(hiding);
}

export async function expectToFit(page: Page, screen: string) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Poll, because a carousel adapts to a new window width with a delay.
  await expect.poll(overflow, `${screen} is wider than the window`).toBe(0);
}

const PHONE = { width: 390, height: 844 };

/** Checks the screen with `expectNoFault`, first in the current window, then in a window as wide as a phone. */
export async function expectNoFaultInBothSizes(page: Page, screen: string) {
  await expectNoFault(page, screen);
  const before = page.viewportSize();
  await resize(page, PHONE);
  await expectNoFault(page, `${screen}, as wide as a phone`, { colours: false });
  if (before) await resize(page, before);
}

/** Resizes the window, and waits until the page has rendered for its new width. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
}

export async function expectNoFault(page: Page, screen: string, options?: { colours: boolean }) {
  await expectAccessible(page, screen, options);
  await expectToFit(page, screen);
}

/**
 * Switches the colour scheme, and waits until no animation is running. Disables transitions: with them, an inherited
 * colour changes one level of elements a frame, and each frame computes the styles of the whole page again.
 */
async function show(page: Page, colorScheme: "light" | "dark") {
  await page.evaluate((css) => {
    if (document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText === css)) return;
    const still = new CSSStyleSheet();
    still.replaceSync(css);
    document.adoptedStyleSheets.push(still);
  }, NO_TRANSITIONS);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const underWay = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    // Poll, because the promise `finished` of an animation may never settle if the animated element is removed.
    do await frame();
    while (underWay().length > 0);
  });
}

declare global {
  interface Window {
    repeated: Element[];
    axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
  }
}
