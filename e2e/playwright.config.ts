import { defineConfig, devices } from "@playwright/test";

const { AXION_URL: baseURL, CHROMIUM: executablePath, CI } = process.env;

/** Browsers of a closed machine run as root, draw without a graphics card and call nobody. */
const CHROMIUM_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

/** `npm run test:e2e` starts the product, finds a browser and sets the two variables. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: "Africa/Nairobi",
    trace: "retain-on-failure",
    launchOptions: { executablePath, args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
    { name: "phone", use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grep: /@phone/ },
  ],
});
