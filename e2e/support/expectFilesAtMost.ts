import { expect, type Page, type Request } from "@playwright/test";

const FILE_TYPES = ["document", "script", "stylesheet", "font", "image"];
/** Files of font subsets are not counted: the browser loads one only if the text has letters of the subset. */
const LETTERS_ON_DEMAND = "plex-sans-latin";
/**
 * The counts in the menu are not counted: they load two seconds after the start (web/ui/AfterStart.tsx), which on a
 * busy machine is within the first view.
 */
const COUNTS = /\/assets\/(notices|questions)-/;
/**
 * Deferred components (web/ui/deferredComponent.tsx) and the event stream (web/clock/changes.ts) normally load five
 * seconds after the start. They are counted only if they load earlier.
 */
const AFTER_REST = /\/assets\/(toast|dialog|followChanges)-/;
const REST_MS = 5000;

/**
 * The files that a full page load requests until the content is shown and the network is idle, without API requests.
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
  // The count of new tenders is delayed like COUNTS. Its script is not counted, nor is the chunk of GraphQL documents
  // that this script loads.
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
