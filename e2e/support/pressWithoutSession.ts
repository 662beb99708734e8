import type { Locator } from "@playwright/test";

/**
 * Ends the browser's session and presses a control. The page may notice the end first and redirect to the sign-in page,
 * without the control. In both cases the journey continues on the sign-in page.
 */
export async function pressWithoutSession(control: Locator) {
  await control.page().context().clearCookies();
  // Unlike click(), this does not wait for the control.
  await control.evaluateAll((controls) => controls.forEach((each) => each instanceof HTMLElement && each.click()));
}
