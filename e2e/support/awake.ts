import { type Page } from "@playwright/test";

/** Wakes every island of a public page as a touch does, and waits until all of them are hydrated. */
export async function awake(page: Page) {
  // The page's script notes the scroll position at once.
  await page.waitForFunction(() => document.documentElement.dataset.scrolled !== undefined && document.readyState === "complete");
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("[data-island]")) island.firstElementChild?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  });
  await page.waitForFunction(() => !document.querySelector("[data-island]:not([data-awake], [data-wakes=admin])"));
}
