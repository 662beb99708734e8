import { type Page } from "@playwright/test";

/**
 * Sends a `pointerdown` event to every island of a public page, and waits until all are hydrated. An island is a part
 * of the page that React hydrates on its own. Does not wait for islands that only administrators use.
 */
export async function awake(page: Page) {
  // The page's script sets `data-scrolled`, so the attribute shows that the script has run.
  await page.waitForFunction(
    () => document.documentElement.dataset.scrolled !== undefined && document.readyState === "complete",
  );
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("[data-island]"))
      island.firstElementChild?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  });
  await page.waitForFunction(() => !document.querySelector("[data-island]:not([data-awake], [data-wakes=admin])"));
}
