import { spawnSync } from "node:child_process";

import { findBrowser } from "./findBrowser.ts";
import { startServer } from "./startServer.ts";

/** Every journey in a real browser, against the built product. */
async function run() {
  const CHROMIUM = findBrowser();
  const server = await startServer();
  try {
    const { status } = spawnSync("npx", ["playwright", "test", "-c", "e2e/playwright.config.ts", ...process.argv.slice(2)], {
      env: { ...process.env, AXION_URL: server.url, CHROMIUM },
      stdio: "inherit",
    });
    process.exitCode = status ?? 1;
  } finally {
    await server.stop();
  }
}

await run();
