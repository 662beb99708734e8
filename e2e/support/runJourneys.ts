import { spawnSync } from "node:child_process";

import { findBrowser } from "./findBrowser.ts";
import { startServer } from "./startServer.ts";

/** Every journey in a real browser, against the built product. */
async function run() {
  const CHROMIUM = findBrowser();
  const server = await startServer();
  const asked = process.argv.slice(2);
  try {
    // Who names a journey wants that one alone, and not those that it otherwise comes after.
    const { status } = spawnSync("npx", ["playwright", "test", "-c", "e2e/playwright.config.ts", ...(asked.length > 0 ? ["--no-deps", ...asked] : [])], {
      env: { ...process.env, AXION_URL: server.url, CHROMIUM },
      stdio: "inherit",
    });
    process.exitCode = status ?? 1;
  } finally {
    await server.stop();
  }
}

await run();
