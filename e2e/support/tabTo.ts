import { expect, type Locator, type Page } from "@playwright/test";

/** The maximum number of Tab presses: more than any screen has controls. */
const LIMIT = 120;

/** Presses Tab until this control has the focus. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  // Check the same element after each key press. Finding it again by its name would take longer than the key press.
  let element = await control.elementHandle();
  for (let steps = 0; steps < LIMIT; steps++) {
    const found = await element.evaluate(focusOf);
    if (found === "here") break;
    if (found === "elsewhere") await page.keyboard.press("Tab");
    else element = await control.elementHandle();
  }
  await expect(control).toBeFocused();
}

export async function pressEnterOn(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Where the focus is; "unknown" if the page has rendered the control again as another element. */
const focusOf = (element: Node) =>
  element === document.activeElement ? "here" : element.isConnected ? "elsewhere" : "unknown";
