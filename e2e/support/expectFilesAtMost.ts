import { expect, type Page, type Request } from "@playwright/test";

const FILE_TYPES = ["document", "script", "stylesheet", "font", "image"];
/** Files of font subsets are not counted, because the browser loads one only if the text has letters of the subset. */
const LETTERS_ON_DEMAND = "plex-sans-latin";
/**
 * Timers of this many milliseconds or more never fire here. They load what a screen does not show at first, such as the
 * number of unread notices (web/ui/AfterStart.tsx) and dialogs (web/ui/deferredComponent.tsx). On a busy machine they
 * would fire while the first view is still loading.
 */
const LATE_MS = 1500;

/** Runs in the browser, before the page's scripts. */
function dropLateTimers(lateMs: number) {
  const startTimer = window.setTimeout;
  const startEarly = (handler: TimerHandler, delayMs = 0, ...args: unknown[]) =>
    delayMs < lateMs ? startTimer(handler, delayMs, ...args) : 0;
  window.setTimeout = Object.assign(startEarly, startTimer);
}

/**
 * Loads a page, and returns the paths of the files that it requests until its content is shown and the network is idle.
 * API requests are left out.
 */
async function filesOf(page: Page, address: string) {
  // Leave the previous page first, so that its last requests are not counted.
  await page.goto("about:blank");
  const requested: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!FILE_TYPES.includes(request.resourceType()) || pathname.includes(LETTERS_ON_DEMAND)) return;
    // Ignore images of published content: their number depends on other journeys.
    if (request.resourceType() === "image" && !pathname.startsWith("/assets/")) return;
    requested.push(pathname);
  };
  page.on("request", note);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return requested;
}

/** Opens the screens in a new page with the session of `signedIn`. */
export async function expectFilesAtMost(limit: number, signedIn: Page, addresses: readonly string[]) {
  const page = await signedIn.context().newPage();
  await page.addInitScript(dropLateTimers, LATE_MS);
  for (const address of addresses) {
    const files = await filesOf(page, address);
    expect(files.length, `${address} loads\n${files.join("\n")}`).toBeLessThanOrEqual(limit);
  }
  await page.close();
}
