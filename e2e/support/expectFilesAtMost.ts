import { expect, type Page, type Request } from "@playwright/test";

const FILE_TYPES = ["document", "script", "stylesheet", "font", "image"];
/** The parts of the font beside its core: the letters of a text decide whether the browser asks for them. */
const LETTERS_ON_DEMAND = "plex-sans-latin";
/** The counts in the menu load two seconds after the start (web/ui/AfterStart.tsx), which on a busy machine is within the first view. */
const COUNTS = /\/assets\/(notices|questions)-/;
/** So do, five seconds after it, the late parts (web/ui/late.tsx) and the connection that tells of changes (web/clock/changes.ts); before, they count. */
const AFTER_REST = /\/assets\/(toast|dialog|followChanges)-/;
const REST_MS = 5000;

/** The files that a full page load requests until its content is shown and the network is idle, without api requests. */
async function filesOf(page: Page, address: string) {
  // The page before is left first: what it still asks for while it is being left is not counted.
  await page.goto("about:blank");
  const requested: { pathname: string; at: number }[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!FILE_TYPES.includes(request.resourceType()) || pathname.includes(LETTERS_ON_DEMAND) || COUNTS.test(pathname)) return;
    // Pictures that published content names depend on what other journeys have published.
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
  const files = requested.filter(({ pathname, at }) => !AFTER_REST.test(pathname) || at - start < REST_MS).map(({ pathname }) => pathname);
  // The count of new tenders loads like the counts in the menu, and then its documents.
  const count = files.findIndex((file) => file.includes("/assets/NewTendersCount-"));
  return files.filter((file, place) => count < 0 || place < count || !/\/assets\/(NewTendersCount|receipts)-/.test(file));
}

export async function expectFilesAtMost(limit: number, page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    const files = await filesOf(page, address);
    expect(files.length, `${address} loads\n${files.join("\n")}`).toBeLessThanOrEqual(limit);
  }
}
