import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The axe rules that depend on colours; all others give the same result in both colour schemes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Expects no axe violations on the current screen: all rules in the light scheme, the colour rules in the dark one too. */
export async function expectAccessible(page: Page, screen: string) {
  await show(page, "light");
  // Faster: report violations only; legacy mode suffices, since no screen has an iframe.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode().analyze();
  expect(violations, `${screen}, light`).toEqual([]);
  await show(page, "dark");
  // AxeBuilder has injected axe already.
  const inDark = await page.evaluate(async (runOnly) => (await window.axe.run(document, { runOnly, resultTypes: ["violations"] })).violations, COLOUR_RULES);
  expect(inDark, `${screen}, dark`).toEqual([]);
}

export async function expectToFit(page: Page, screen: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${screen} is wider than the window`).toBe(0);
}

export async function expectNoFault(page: Page, screen: string) {
  await expectAccessible(page, screen);
  await expectToFit(page, screen);
}

/** Switches the colour scheme and waits for all transitions, including those of inherited colours, which start later. */
async function show(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const underWay = () => document.getAnimations().filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    // An animation whose element is taken away may never settle its promise `finished`.
    do await frame();
    while (underWay().length > 0);
  });
}

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<{ violations: unknown[] }> };
  }
}
