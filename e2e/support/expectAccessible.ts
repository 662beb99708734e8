import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { JOURNEYS } = process.env;
/** The axe rules about colours. All other rules give the same result in both colour schemes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/**
 * Enables a rule that axe leaves out by default: a control's accessible name contains its visible text (WCAG 2.5.3).
 */
const LABEL_IN_NAME = { "label-content-name-mismatch": { enabled: true } };

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
 * Expects no axe violations on the current screen. The colour rules are checked in both colour schemes. Because they
 * need most of axe's time, the first tier of journeys (JOURNEYS is "first") checks them only if `colours` is true.
 */
export async function expectAccessible(page: Page, screen: string, { colours = JOURNEYS !== "first" } = {}) {
  const without = colours ? [] : COLOUR_RULES;
  const rules = { ...LABEL_IN_NAME, ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) };
  await show(page, "light");
  expect(await violations(page, { options: { rules } }), `${screen}, light`).toEqual([]);
  if (!colours) return;
  await show(page, "dark");
  expect(await violations(page, { options: { runOnly: COLOUR_RULES } }), `${screen}, dark`).toEqual([]);
}

export async function expectToFit(page: Page, screen: string) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Poll, because a carousel adapts to a new window width with a delay.
  await expect.poll(overflow, `${screen} is wider than the window`).toBe(0);
}

export async function expectNoFault(page: Page, screen: string, options?: { colours: boolean }) {
  await expectAccessible(page, screen, options);
  await expectToFit(page, screen);
}

/**
 * Switches the colour scheme, and waits until no animation is running. It checks after each frame, because a transition
 * of an inherited colour starts later than other transitions.
 */
async function show(page: Page, colorScheme: "light" | "dark") {
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
    axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
  }
}
