import { spawnSync } from "node:child_process";

import { findBrowser } from "./findBrowser.ts";
import { startOwnServer } from "./startOwnServer.ts";

/** Runs the journeys in a browser against the built product. */
async function run() {
  const CHROMIUM = findBrowser();
  // With these settings, webhooks may be sent to this machine, and a closing time may be moved to the present.
  const server = await startOwnServer({ WEBHOOK_ALLOW_PRIVATE: "true", EARLIER_CLOSING_HOURS: "0" });
  process.stdout.write(`Journeys on ${server.database}\n`);
  const args = process.argv.slice(2);
  try {
    // If the command line has arguments, run only the journeys that it names. They can be of any tier (JOURNEYS is
    // "all"). Playwright does not first run the projects on which the project of these journeys depends (--no-deps).
    const { status } = spawnSync(
      "npx",
      ["playwright", "test", "-c", "e2e/playwright.config.ts", ...(args.length > 0 ? ["--no-deps", ...args] : [])],
      {
        env: {
          JOURNEYS: args.length > 0 ? "all" : "first",
          ...process.env,
          AXION_URL: server.url,
          AXION_OUTBOX: server.outbox,
          CHROMIUM,
        },
        stdio: "inherit",
      },
    );
    process.exitCode = status ?? 1;
  } finally {
    await server.stop();
  }
}

await run();
