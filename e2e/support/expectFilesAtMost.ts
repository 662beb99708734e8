import { expect, type Page, type Request } from "@playwright/test";

const FILE_TYPES = ["document", "script", "stylesheet", "font", "image"];
/** Files of font subsets are not counted, because the browser loads one only if the text has letters of the subset. */
const LETTERS_ON_DEMAND = "plex-sans-latin";
/**
 * Matches the scripts that show the number of unread notices and of open questions in the menu. They are not counted:
 * they load two seconds after the start (web/ui/AfterStart.tsx), when a busy machine may still be loading the page.
 */
const COUNTS = /\/assets\/(notices|questions)-/;
/**
 * Matches the scripts of deferred components (web/ui/deferredComponent.tsx) and of the event stream
 * (web/clock/changes.ts). They normally load five seconds after the start, and are counted only if they load earlier.
 */
const AFTER_REST = /\/assets\/(toast|dialog|followChanges)-/;
const REST_MS = 5000;

/**
 * Loads a page, and returns the paths of the files that it requests until its content is shown and the network is idle.
 * API requests are left out.
 */
async function filesOf(page: Page, address: string) {
  // Leave the previous page first, so that its last requests are not counted.
  await page.goto("about:blank");
  const requested: { pathname: string; at: number }[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!FILE_TYPES.includes(request.resourceType()) || pathname.includes(LETTERS_ON_DEMAND) || COUNTS.test(pathname))
      return;
    // Ignore images of published content: their number depends on other journeys.
    if (request.resourceType() === "image" && !pathname.startsWith("/assets/")) return;
    requested.push({ pathname, at: performance.now() });
  };
  page.on("request", note);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  const start = requested[0]?.at ?? 0;
  const files = requested
    .filter(({ pathname, at }) => !AFTER_REST.test(pathname) || at - start < REST_MS)
    .map(({ pathname }) => pathname);
  // The script NewTendersCount, which shows the number of new tenders, starts late, like the scripts of COUNTS. Do not
  // count it, nor the chunk of GraphQL documents (`receipts`) that it loads.
  const count = files.findIndex((file) => file.includes("/assets/NewTendersCount-"));
  return files.filter(
    (file, place) => count < 0 || place < count || !/\/assets\/(NewTendersCount|receipts)-/.test(file),
  );
}

export async function expectFilesAtMost(limit: number, page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    const files = await filesOf(page, address);
    expect(files.length, `${address} loads\n${files.join("\n")}`).toBeLessThanOrEqual(limit);
  }
}
