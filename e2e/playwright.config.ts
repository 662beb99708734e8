import { defineConfig, devices } from "@playwright/test";

import { CHROMIUM_FLAGS } from "./support/chromiumFlags.ts";

const { AXION_URL: baseURL, CHROMIUM: executablePath, CI } = process.env;

/** The cookie consent is stored as declined; journeys about the banner clear this state. */
const HAS_CHOSEN = { cookies: [], origins: [{ origin: baseURL ?? "", localStorage: [{ name: "axion_cookie_consent", value: "declined" }] }] };

/** `npm run test:e2e` starts the product, finds a browser and sets AXION_URL and CHROMIUM. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  // Journeys spend a third of their time waiting: three workers keep two processors busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL,
    storageState: HAS_CHOSEN,
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
