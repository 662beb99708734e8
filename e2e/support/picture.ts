import { test, type Locator, type Page } from "@playwright/test";

/** Saves a screenshot in `test-results` for people to look at, if the environment variable PICTURES is "true". */
export async function picture(what: Page | Locator, name: string) {
  if (process.env.PICTURES !== "true") return;
  const path = `test-results/${name}-${test.info().project.name}.png`;
  await ("goto" in what ? what.screenshot({ path, fullPage: true }) : what.screenshot({ path }));
}
