import { expect, type Locator, type Page } from "@playwright/test";

/** The maximum number of Tab presses: more than any screen has controls. */
const LIMIT = 120;

/** Presses Tab until this control has the focus. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < LIMIT && !(await hasFocus(control)); steps++) await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
}

export async function pressEnterOn(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);
