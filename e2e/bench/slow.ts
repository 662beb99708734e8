import { chromium, request, type Browser, type BrowserContext, type Page } from "playwright";

import { ADMIN, type Account } from "../support/accounts.ts";
import { CHROMIUM_FLAGS } from "../support/chromiumFlags.ts";
import { cookiesDeclined } from "../support/cookiesDeclined.ts";
import { findBrowser } from "../support/findBrowser.ts";
import { PROPOSAL } from "../support/given.ts";
import { publishTenders } from "../support/manyTenders.ts";
import { median } from "../support/median.ts";
import { startServer } from "../support/startServer.ts";

/**
 * `npm run slow`, after a build: simulates a cheap phone on a slow connection. Measures the seconds until a screen's
 * content is visible, on a first visit, and on a second visit with a filled browser cache. Each figure is the median of
 * three runs. `npm run slow -- login register` measures only these two screens.
 */
const RUNS = 3;
const TENDERS = 40;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };
const SLOW_DOWN = 4;
const PARTNER: Account = { username: "partner", password: "a-partner-on-a-phone" };

interface Screen {
  name: string;
  path: string;
  as?: Account;
  /** Resolves when the content is visible. */
  seen: (page: Page) => Promise<unknown>;
  /** Resolves when the screen reacts to input. */
  usable?: (page: Page) => Promise<unknown>;
  /**
   * Limits in seconds: content visible on the first visit, screen usable on the first visit (null if it is not
   * measured), content visible on the second visit.
   */
  goals: [number, number | null, number];
}

const firstCard = (page: Page) => page.getByRole("article").first().waitFor();
const firstItem = (page: Page) => page.getByRole("main").getByRole("listitem").first().waitFor();
const title = (page: Page) => page.getByRole("heading", { level: 1 }).waitFor();
/** Submits the empty form. Resolves when the form's script shows errors. */
async function formAnswers(page: Page) {
  await page
    .getByRole("main")
    .getByRole("button", { name: /Sign In|Create|Register/ })
    .click();
  await page.getByText("Required").first().waitFor();
}

const SCREENS: Screen[] = [
  { name: "landing", path: "/", seen: title, goals: [1.5, null, 1.5] },
  {
    name: "login",
    path: "/login",
    seen: (page) => page.getByLabel("Username").waitFor(),
    usable: formAnswers,
    goals: [1.5, 2.5, 1.5],
  },
  {
    name: "register",
    path: "/register",
    seen: (page) => page.getByLabel("Username").waitFor(),
    usable: formAnswers,
    goals: [1.5, 2.5, 1.5],
  },
  { name: "dashboard", path: "/dashboard", as: PARTNER, seen: title, goals: [3, null, 1.5] },
  { name: "browse-tenders", path: "/dashboard/browse-tenders", as: PARTNER, seen: firstCard, goals: [3, null, 1.5] },
  { name: "my-bids", path: "/dashboard/my-bids", as: PARTNER, seen: firstItem, goals: [3, null, 1.5] },
  { name: "tenders", path: "/dashboard/tenders", as: ADMIN, seen: firstCard, goals: [3, null, 1.5] },
  { name: "admin-bids", path: "/dashboard/admin-bids", as: ADMIN, seen: firstItem, goals: [3, null, 1.5] },
];

/**
 * Visits a screen. Returns the times in seconds, and the number and size of the loaded files. Visits in the same
 * browser context share a cache.
 */
async function visit(context: BrowserContext, { path, seen, usable }: Screen) {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", LINE);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  let [bytes, files] = [0, 0];
  line.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += encodedDataLength > 0 ? 1 : 0;
  });
  const start = performance.now();
  await page.goto(path, { waitUntil: "commit" });
  await seen(page);
  const seenAfter = (performance.now() - start) / 1000;
  await usable?.(page);
  const usableAfter = usable ? (performance.now() - start) / 1000 : NaN;
  await page.waitForLoadState("load");
  await page.close();
  return { seenAfter, usableAfter, kilobytes: bytes / 1000, files };
}

async function twoVisits(browser: Browser, url: string, screen: Screen) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: cookiesDeclined(url),
  });
  if (screen.as) {
    const answer = await context.request.post("/api/login", { data: screen.as });
    const user = await answer.text();
    await context.addInitScript((text) => localStorage.setItem("user", text), user);
  }
  const visits = [await visit(context, screen), await visit(context, screen)] as const;
  await context.close();
  return visits;
}

/** Seeds 40 open tenders, and a partner with a company profile who has bid on one of them. */
async function fill(url: string) {
  const api = await request.newContext({ baseURL: url });
  async function post(path: string, data: object) {
    const answer = await api.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  }
  await post("/api/login", ADMIN);
  await publishTenders(api, TENDERS);
  await post("/api/users", { ...PARTNER, email: "partner@example.org" });
  const tenders = (await (await api.get("/api/tenders")).json()) as { id: string }[];
  await post("/api/login", PARTNER);
  await post("/api/company-profile", { companyName: "Works on the Sanaga" });
  await post("/api/bids", {
    tenderId: tenders[0]?.id,
    bidAmount: 180_000,
    technicalProposal: PROPOSAL,
    timelineDays: 90,
  });
  await api.dispose();
}

async function measure() {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
  try {
    await fill(server.url);
    const names = process.argv.slice(2);
    for (const screen of SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const runs: Awaited<ReturnType<typeof twoVisits>>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await twoVisits(browser, server.url, screen));
      const of = (visited: 0 | 1, figure: keyof (typeof runs)[0][0]) =>
        median(runs.map((visits) => visits[visited][figure]));
      const compared = (seconds: number, goal: number | null) =>
        goal === null ? "" : `${seconds.toFixed(1)} of ${goal}`;
      rows.push({
        screen: screen.name,
        "seen, s": compared(of(0, "seenAfter"), screen.goals[0]),
        "usable, s": compared(of(0, "usableAfter"), screen.goals[1]),
        "second visit, s": compared(of(1, "seenAfter"), screen.goals[2]),
        files: of(0, "files"),
        kB: Math.round(of(0, "kilobytes")),
      });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.table(rows);
}

const rows: Record<string, string | number>[] = [];
await measure();
