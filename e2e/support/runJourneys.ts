import { spawnSync } from "node:child_process";

import { findBrowser } from "./findBrowser.ts";
import { startServer } from "./startServer.ts";

/** Runs the journeys in a real browser against the built product. */
async function run() {
  const CHROMIUM = findBrowser();
  const server = await startServer();
  const asked = process.argv.slice(2);
  try {
    // With named journeys, run these only, without the projects that they depend on.
    const { status } = spawnSync("npx", ["playwright", "test", "-c", "e2e/playwright.config.ts", ...(asked.length > 0 ? ["--no-deps", ...asked] : [])], {
      env: { ...process.env, AXION_URL: server.url, AXION_OUTBOX: server.outbox, CHROMIUM },
      stdio: "inherit",
    });
    process.exitCode = status ?? 1;
  } finally {
    await server.stop();
  }
}

await run();
