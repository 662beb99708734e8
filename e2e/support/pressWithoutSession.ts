import type { Locator } from "@playwright/test";

/**
 * Deletes the session cookie, and clicks a control. If the page notices first that the session has ended, it redirects
 * to the sign-in page, and the control is gone. In both cases the journey continues on the sign-in page.
 */
export async function pressWithoutSession(control: Locator) {
  await control.page().context().clearCookies();
  // Unlike click(), this does not wait for the control, which may be gone.
  await control.evaluateAll((controls) => controls.forEach((each) => each instanceof HTMLElement && each.click()));
}
