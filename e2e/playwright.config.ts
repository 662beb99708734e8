import { defineConfig, devices } from "@playwright/test";

import { CHROMIUM_FLAGS } from "./support/chromiumFlags.ts";

const { AXION_URL: baseURL, CHROMIUM: executablePath, CI } = process.env;

/** The journeys go where the question about cookies has been answered; those that are about it say so. */
const HAS_CHOSEN = { cookies: [], origins: [{ origin: baseURL ?? "", localStorage: [{ name: "axion_cookie_consent", value: "declined" }] }] };

/** `npm run test:e2e` starts the product, finds a browser and sets the two variables. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  // A journey waits for a third of its time: three keep two processors busy.
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
    // A trace of every journey costs a quarter of their time: `-- --trace on` records one when it is wanted.
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } }, grepInvert: /@alone/ },
    { name: "phone", use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grep: /@phone/ },
    // What is measured in milliseconds comes after the others, with nothing beside it.
    { name: "alone", use: devices["Desktop Chrome"], grep: /@alone/, dependencies: ["desktop", "phone"] },
  ],
});
