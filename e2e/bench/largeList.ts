import pg from "pg";
import { chromium, type Page } from "playwright";

import { benchDatabase, cookieOf, fill, moreTenders, SESSION_SECRET } from "./benchDatabase.ts";
import { CHROMIUM_FLAGS } from "../support/chromiumFlags.ts";
import { cookiesDeclined } from "../support/cookiesDeclined.ts";
import { findBrowser } from "../support/findBrowser.ts";
import { median } from "../support/median.ts";
import { operationOf } from "../support/operationOf.ts";
import { slowRate } from "../support/slowRate.ts";
import { startServer } from "../support/startServer.ts";

/**
 * `npm run large-list`, after a build: measures Browse Tenders with 10,000 open tenders on a simulated phone, whose
 * processor is four times slower. Uses the PostgreSQL server of TEST_DATABASE_URL or DATABASE_URL. Measures the time
 * until the first cards are visible, the time of a filter, and the memory of the page's JavaScript over 100 polls.
 * Every tenth poll finds a change.
 */
const TENDERS = 10_000;
const SLOW_DOWN = 4;
const POLLS = 100;
const EACH_CHANGE = 10;
const FILTERS = ["Site 42", "Mpoko", "no 99", "T-1234", "bridge no 77"];
const PERSON = "company1";

const count = (page: Page) => page.getByRole("status").filter({ hasText: "found" });

/** Megabytes of the page's JavaScript heap after a garbage collection. */
async function heap(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1e6;
}

/** Milliseconds from typing a filter until the new number of matching tenders is painted. */
async function filterTime(page: Page, text: string) {
  const [before = null] = await count(page).allTextContents();
  return page.getByLabel("Search tenders").evaluate(
    async (field: HTMLInputElement, [typed, shown]) => {
      const start = performance.now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, typed);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      while (
        ([...document.querySelectorAll("[role=status]")]
          .map(({ textContent }) => textContent)
          .find((words) => words.includes("found")) ?? null) === shown
      )
        await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [text, before] as const,
  );
}

async function poll(page: Page) {
  const answered = page.waitForResponse((answer) => operationOf(answer.request())?.operationName === "TenderRevision");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await answered;
}

async function measure(url: string, pool: pg.Pool) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 390, height: 844 },
      storageState: cookiesDeclined(url),
    });
    const [name = "", value = ""] = cookieOf(PERSON).split("=");
    await context.addCookies([{ name, value, url }]);
    await context.addInitScript(
      (username) => localStorage.setItem("user", JSON.stringify({ id: "", username, isAdmin: false })),
      PERSON,
    );
    const page = await context.newPage();
    const rate = await slowRate(page, SLOW_DOWN);
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate });
    let lists = 0;
    page.on("requestfinished", (one) => (lists += Number(operationOf(one)?.operationName === "OpenTenders")));
    await page.goto("/dashboard/browse-tenders", { waitUntil: "commit" });
    const start = performance.now();
    await page.getByRole("article").first().waitFor();
    process.stdout.write(
      `first cards after ${lists} answers of the list and ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
    );
    await page.getByText(TENDERS.toLocaleString("en-US")).first().waitFor({ timeout: 300_000 });
    process.stdout.write(`all ${TENDERS} after ${((performance.now() - start) / 1000).toFixed(1)} s\n`);

    const times: number[] = [];
    for (const text of FILTERS) times.push(await filterTime(page, text));
    process.stdout.write(
      `a filter's effect, from the key to the number found: ${times.map((time) => time.toFixed(0)).join(", ")} ms, median ${median(times).toFixed(0)}, of which 250 wait for the next key (goal: 200 beyond them)\n`,
    );
    await count(page).waitFor();

    const heaps = [await heap(page)];
    for (let round = 1; round <= POLLS; round++) {
      if (round % EACH_CHANGE === 0) await moreTenders(pool, 1);
      await poll(page);
      if (round % EACH_CHANGE === 0) heaps.push(await heap(page));
    }
    process.stdout.write(`heap over ${POLLS} polls: ${heaps.map((size) => size.toFixed(1)).join(" ")} MB\n`);
  } finally {
    await browser.close();
  }
}

const named = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
if (!named)
  throw new Error(
    "Name a PostgreSQL server in TEST_DATABASE_URL or DATABASE_URL; its user must be allowed to create databases",
  );
const database = await benchDatabase(named, TENDERS);
const pool = new pg.Pool({ connectionString: database.url, max: 1 });
const server = await startServer({ DATABASE_URL: database.url, SESSION_SECRET });
try {
  await fill(pool, TENDERS);
  await measure(server.url, pool);
} finally {
  await server.stop();
  await pool.end();
  await database.drop();
}
