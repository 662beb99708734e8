import { defineConfig, devices } from "@playwright/test";

import { CHROMIUM_FLAGS } from "./support/chromiumFlags.ts";
import { cookiesDeclined } from "./support/cookiesDeclined.ts";

const { AXION_URL: baseURL, CHROMIUM: executablePath, CI, JOURNEYS = "first" } = process.env;

/**
 * V8 flags for scripts that run only briefly: without the compiler that takes longest, and with fewer garbage
 * collections. They save a fifth of the browser's processor time in a journey. The faster compiler stays, because axe
 * needs a quarter less time with it.
 */
const SHORT_SCRIPTS = "--js-flags=--no-turbofan --min-semi-space-size=32";

/**
 * The tiers of journeys, of which the environment variable JOURNEYS selects one. The patterns match marks such as
 * `@second` in the names of the journeys (e2e/README.md), for the desktop project and for the phone project.
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
  // Three workers keep two processors busy, because a journey spends a third of its time waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // Retries hide race conditions, so remove this retry after five passing runs of the CI in a row. The report calls a
  // journey that passed only on its retry "flaky".
  retries: CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["./support/slowestJourneys.ts"]],
  use: {
    baseURL,
    // All journeys of a worker use one browser context, which Playwright resets between them. So the browser does not
    // compile the portal's scripts again for each journey.
    reuseContext: true,
    // By default, the visitor has declined cookies. Journeys about the cookie banner clear this state.
    storageState: cookiesDeclined(baseURL ?? ""),
    locale: "en-US",
    timezoneId: "Africa/Nairobi",
    // No traces are recorded, because recording takes a quarter of the time of a run. `npm run test:e2e -- --trace on`
    // records traces.
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
