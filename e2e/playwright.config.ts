import { defineConfig, devices } from "@playwright/test";

import { CHROMIUM_FLAGS } from "./support/chromiumFlags.ts";
import { cookiesDeclined } from "./support/cookiesDeclined.ts";

const { AXION_URL: baseURL, CHROMIUM: executablePath, CI } = process.env;

/** `npm run test:e2e` starts the product, finds a browser and sets AXION_URL and CHROMIUM. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  // Journeys spend a third of their time waiting: three workers keep two processors busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A shared machine can stall a browser: there a journey is tried once more, and the list names it "flaky".
  retries: CI ? 1 : 0,
  // Long enough for a machine that is several times slower than usual: only what never comes fails.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [["list"]],
  use: {
    baseURL,
    // Journeys about the banner clear this state.
    storageState: cookiesDeclined(baseURL ?? ""),
    locale: "en-US",
    timezoneId: "Africa/Nairobi",
    // No traces by default, since recording takes a quarter of the time; `-- --trace on` records them.
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } }, grepInvert: /@alone/ },
    { name: "phone", use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grep: /@phone/ },
    // Journeys that measure milliseconds run last and alone.
    { name: "alone", use: devices["Desktop Chrome"], grep: /@alone/, dependencies: ["desktop", "phone"] },
  ],
});
