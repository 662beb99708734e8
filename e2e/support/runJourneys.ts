import { spawnSync } from "node:child_process";

import { findBrowser } from "./findBrowser.ts";
import { startServer } from "./startServer.ts";

/** Runs the journeys in a real browser against the built product. */
async function run() {
  const CHROMIUM = findBrowser();
  // The receiver of a webhook is a program of the journey.
  const server = await startServer({ WEBHOOK_ALLOW_PRIVATE: "true" });
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
