import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";

import { CHROMIUM_FLAGS } from "../support/chromiumFlags.ts";
import { findBrowser } from "../support/findBrowser.ts";
import { median } from "../support/median.ts";
import { addressesIn, indexedRows } from "../support/publicPages.ts";
import { startServer } from "../support/startServer.ts";

/**
 * `npm run lighthouse`, after a build: runs Lighthouse on all indexed pages in every language, as on a phone.
 * `npm run lighthouse -- /terms /fr` measures only these two pages.
 */
const ROUTES = [...addressesIn("en", indexedRows), ...addressesIn("fr", indexedRows)];
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

async function measure() {
  const server = await startServer();
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: ["--headless=new", ...CHROMIUM_FLAGS],
  });
  try {
    const routes = process.argv.slice(2);
    for (const route of routes.length > 0 ? routes : ROUTES) {
      const runs: RunnerResult["lhr"][] = [];
      for (let run = 0; run < RUNS; run++) {
        const result = await lighthouse(server.url + route, {
          port: browser.port,
          onlyCategories: [...CATEGORIES],
          logLevel: "error",
        });
        if (result) runs.push(result.lhr);
      }
      const score = (name: string) =>
        Math.round(100 * median(runs.map(({ categories }) => categories[name]?.score ?? 0)));
      // Ignore runs without this figure: Lighthouse reports none if the trace of a run was cut off.
      const value = (audit: string) => median(runs.flatMap(({ audits }) => audits[audit]?.numericValue ?? []));
      const failed = new Set(
        runs.flatMap(({ audits, categories }) =>
          CATEGORIES.slice(1).flatMap((name) =>
            (categories[name]?.auditRefs ?? [])
              .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
              .map(({ id }) => id),
          ),
        ),
      );
      rows.push({
        route,
        ...Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])),
        "LCP s": (value("largest-contentful-paint") / 1000).toFixed(2),
        CLS: value("cumulative-layout-shift").toFixed(3),
        "TBT ms": Math.round(value("total-blocking-time")),
        failed: [...failed].join(" "),
      });
    }
  } finally {
    browser.kill();
    await server.stop();
  }
  console.table(rows);
}

const rows: Record<string, string | number>[] = [];
await measure();
