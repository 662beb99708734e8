import { defineConfig, devices } from "@playwright/test";

import { CHROMIUM_FLAGS } from "./support/chromiumFlags.ts";
import { cookiesDeclined } from "./support/cookiesDeclined.ts";

const { AXION_URL: baseURL, CHROMIUM: executablePath, CI, JOURNEYS = "first" } = process.env;

/**
 * V8 flags for scripts that run only briefly: no optimising compilers, and fewer garbage collections. They save a fifth
 * of the browser's processor time in a journey.
 */
const SHORT_SCRIPTS = "--js-flags=--no-maglev --no-turbofan --min-semi-space-size=32";

/**
 * For each tier, the journeys that run on the desktop and on the phone, by the marks in their names (e2e/README.md).
 */
const TIERS: Record<string, { desktop: RegExp; phone: RegExp }> = {
  first: { desktop: /^(?!.*@(second|phone-only|alone))/, phone: /@phone-first/ },
  second: { desktop: /@second/, phone: /@phone/ },
  all: { desktop: /^(?!.*@(phone-only|alone))/, phone: /@phone/ },
};
const tier = TIERS[JOURNEYS];
if (!tier) throw new Error(`JOURNEYS is one of ${Object.keys(TIERS).join(", ")}`);

/** `npm run test:e2e` starts the product, finds a browser and sets AXION_URL and CHROMIUM. */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  // Three workers keep two processors busy, because journeys wait for a third of their time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // Remove this retry after five passing runs in a row, because retries hide races. The report calls a retried journey
  // "flaky".
  retries: CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["./support/slowestJourneys.ts"]],
  use: {
    baseURL,
    // The journeys of a worker share a browser context, which is emptied between them, so that the browser keeps
    // compiled scripts.
    reuseContext: true,
    // The visitor has declined cookies. Journeys about the cookie banner clear this state.
    storageState: cookiesDeclined(baseURL ?? ""),
    locale: "en-US",
    timezoneId: "Africa/Nairobi",
    // By default no traces are recorded, because recording takes a quarter of the time. `-- --trace on` records them.
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS, SHORT_SCRIPTS] },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
      grep: tier.desktop,
    },
    {
      name: "phone",
      use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: tier.phone,
    },
    // Journeys that measure milliseconds run last and alone, in the second tier.
    ...(JOURNEYS === "first"
      ? []
      : [{ name: "alone", use: devices["Desktop Chrome"], grep: /@alone/, dependencies: ["desktop", "phone"] }]),
  ],
});
