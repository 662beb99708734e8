import { chromium, request, type Browser, type Page } from "playwright";

import { ADMIN } from "../support/accounts.ts";
import { CHROMIUM_FLAGS } from "../support/chromiumFlags.ts";
import { findBrowser } from "../support/findBrowser.ts";
import { publishTenders } from "../support/manyTenders.ts";
import { median } from "../support/median.ts";
import { startServer } from "../support/startServer.ts";

/**
 * `npm run frames`, after a build: compares the frame times of a virtual list of 1,000 tenders with those of a short
 * list. Scrolls both over the same distance at the same speed, then filters them. The result is the ratio of their
 * times, because milliseconds depend on the machine.
 */
const SHORT = 40;
const LONG = 1000;
const RUNS = 5;
/** The number of pixels to scroll in total. STEP is the number of pixels per frame. */
const DISTANCE = 12_000;
const STEP = 60;
const BROWSER = { executablePath: findBrowser(), args: CHROMIUM_FLAGS };

const MEASURES = [
  "frame, median (ms)",
  "frame, 95 % (ms)",
  "frame, longest (ms)",
  "key to its paint, longest (ms)",
  "elements in the page",
] as const;

async function measure(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem("axion_cookie_consent", "declined"));
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Username").fill(ADMIN.username);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/dashboard/browse-tenders");
  await page.getByRole("article").first().waitFor();
  const frames = (await scroll(page)).sort((one, other) => one - other);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const key = await type(page);
  await context.close();
  const part = (share: number) => frames[Math.floor(share * (frames.length - 1))] ?? NaN;
  return [part(0.5), part(0.95), part(1), key, elements];
}

const scroll = (page: Page) =>
  page.evaluate(
    async ({ way, step }) => {
      const lengths: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (let y = 0; y < way; y += step) {
        scrollTo(0, y);
        const now = await new Promise<number>(requestAnimationFrame);
        lengths.push(now - last);
        last = now;
      }
      return lengths;
    },
    { way: DISTANCE, step: STEP },
  );

/**
 * Types a filter, and returns the time of the slowest key press in milliseconds. The Event Timing API rounds to 8 ms,
 * and reports only times of 16 ms or more.
 */
async function type(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0);
    window.keys = [16];
    const observer = new PerformanceObserver((list) =>
      window.keys.push(
        ...list
          .getEntries()
          .filter(({ name }) => name.startsWith("key"))
          .map(({ duration }) => duration),
      ),
    );
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByLabel("Search tenders").pressSequentially("Bangui", { delay: 150 });
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(...window.keys));
}

declare global {
  interface Window {
    keys: number[];
  }
}

async function fill(server: { url: string }, count: number) {
  const api = await request.newContext({ baseURL: server.url });
  await api.post("/api/login", { data: ADMIN });
  await publishTenders(api, count);
  await api.dispose();
}

const servers = await Promise.all([startServer(), startServer()]);
const browser = await chromium.launch(BROWSER);
const runs: number[][][] = servers.map(() => []);
try {
  for (const [index, count] of [SHORT, LONG].entries()) await fill(servers[index]!, count);
  // Alternate between the two lists, so that other load on the machine affects both.
  for (let run = 0; run < RUNS; run++)
    for (const [index, { url }] of servers.entries()) runs[index]?.push(await measure(browser, url));
} finally {
  await browser.close();
  await Promise.all(servers.map(({ stop }) => stop()));
}

const of = (index: number, measured: number) => median((runs[index] ?? []).map((run) => run[measured] ?? NaN));
console.table(
  MEASURES.map((name, measured) => {
    const [short, long] = [of(0, measured), of(1, measured)];
    return {
      measure: name,
      [`${SHORT} tenders, drawn whole`]: short.toFixed(1),
      [`${LONG} tenders`]: long.toFixed(1),
      ratio: (long / short).toFixed(2),
    };
  }),
);
