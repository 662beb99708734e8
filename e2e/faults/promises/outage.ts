import { setTimeout as wait } from "node:timers/promises";

import { codeOf } from "../bench/Client.ts";
import { aDatabase, behindProxy } from "../bench/deployment.ts";
import { seconds } from "../bench/Findings.ts";
import { Load } from "../bench/Load.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import { request } from "../bench/request.ts";
import { until } from "../bench/until.ts";
import { verifyBids } from "../bench/verifyBids.ts";
import type { FaultTest } from "../FaultTest.ts";

const COMPANIES = 6;
const RECOVERY_MS = 5_000;

export const outage: FaultTest = {
  promise:
    "while the database is down every answer is UNAVAILABLE, and the product recovers with it, without a restart",

  async attack({ bench, findings, long }) {
    const cluster = await aDatabase(bench);
    const { address, processes } = await behindProxy(bench, cluster, { LOG_LEVEL: "debug" });
    const admin = await anAdmin(address);
    const companies = await bidders(admin, address, COMPANIES);
    const tenders = await openTenders(admin, long ? 600 : 120);
    const load = new Load();
    const recoveries: number[] = [];
    const readiness: number[] = [];
    for (const company of companies) load.bids(company, tenders);

    for (let round = 0; round < (long ? 6 : 2); round++) {
      await wait(2_000);
      await (round % 2 === 0 ? cluster.stop() : cluster.kill());
      await wait(500);
      for (const process of processes)
        readiness.push((await request(process, { method: "GET", path: "/readyz" })).status);
      await wait(1_500);
      await cluster.start();
      const startedAt = performance.now();
      await until("a bid is acknowledged", () => load.lastAcknowledgedAt > startedAt);
      recoveries.push(performance.now() - startedAt);
    }
    await load.stop();

    await verifyBids(findings, cluster, load.acknowledged);
    const failures = load.answers
      .map((answer) => ({ code: codeOf(answer), status: answer.status, retryAfter: answer.headers["retry-after"] }))
      .filter(({ code }) => code !== undefined);
    // CONFLICT is expected: if a revision was stored but its answer was lost, the retry is refused as stale. A CONFLICT
    // at the first try is unexpected, and `Load` reports it.
    const others = failures.filter(({ code }) => code !== "UNAVAILABLE" && code !== "CONFLICT");
    const withoutTime = failures.filter(({ status, retryAfter }) => status === 503 && !retryAfter).length;
    findings.expect(
      failures.length > 0 && others.length === 0,
      `${failures.length} failures, ${others.length} not UNAVAILABLE ${[...new Set(others.map(({ code }) => code))].join(" ")}`.trim(),
    );
    findings.expect(
      load.unexpected.length === 0,
      `${load.unexpected.length} unexpected refusals ${load.unexpected.slice(0, 3).join("; ")}`.trim(),
    );
    findings.expect(withoutTime === 0, `${withoutTime} without Retry-After`);
    findings.expect(
      readiness.every((status) => status === 503),
      `/readyz ${[...new Set(readiness)].join(" ")} meanwhile`,
    );
    findings.expect(Math.max(...recoveries) < RECOVERY_MS, `back after ${recoveries.map(seconds).join(", ")}`);
  },
};
