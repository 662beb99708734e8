import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules whose outcome the colours decide; the others read the same page in either scheme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** axe finds nothing on the screen as it stands: all its rules in the light scheme, those about colours in the dark one too. */
export async function expectAccessible(page: Page, screen: string) {
  await show(page, "light");
  // What passes is not carried out of the page, nor put together in a second one: no screen has a frame.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode().analyze();
  expect(violations, `${screen}, light`).toEqual([]);
  await show(page, "dark");
  // axe is in the page by now: it need not be carried there again.
  const inDark = await page.evaluate(async (runOnly) => (await window.axe.run(document, { runOnly, resultTypes: ["violations"] })).violations, COLOUR_RULES);
  expect(inDark, `${screen}, dark`).toEqual([]);
}

export async function expectToFit(page: Page, screen: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${screen} is wider than the window`).toBe(0);
}

/** A colour that is still on its way to the other scheme's has no contrast to measure; what inherits it sets out after it. */
async function show(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const underWay = () => document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    await frame();
    for (let moving = underWay(); moving.length > 0; moving = underWay()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await frame();
    }
  });
}

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<{ violations: unknown[] }> };
  }
}
