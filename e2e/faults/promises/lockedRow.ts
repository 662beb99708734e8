import pg from "pg";

import { codeOf } from "../bench/Client.ts";
import { aDatabase, aServerProduct } from "../bench/deployment.ts";
import { seconds } from "../bench/Findings.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import { request } from "../bench/request.ts";
import type { FaultTest } from "../FaultTest.ts";

const BIDS = 10;
const ROUNDS = 20;

export const lockedRow: FaultTest = {
  promise: "one locked row stops only those that need it",

  async attack({ bench, findings }) {
    const cluster = await aDatabase(bench);
    const product = await aServerProduct(bench, cluster, { LOG_LEVEL: "debug" });
    const admin = await anAdmin(product);
    const companies = await bidders(admin, product, BIDS);
    const [locked = "", free = ""] = await openTenders(admin, 2);
    const holder = new pg.Client(cluster.urlOf("axion"));
    await holder.connect();
    bench.onCleanup(() => holder.end());
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM tenders WHERE id = $1 FOR UPDATE", [locked]);

    const waiting = Promise.all(companies.map((company) => company.submitBid(locked, 1000, "locked")));
    const others = [];
    const ready = [];
    for (let round = 0; round < ROUNDS; round++) {
      ready.push(await request(product, { method: "GET", path: "/readyz" }));
      others.push(
        await admin.get(`/api/tenders/${free}`),
        await admin.get("/api/tenders"),
        await companies[0]!.submitBid(free, 1000 + round, "free"),
      );
    }
    const waited = await waiting;
    await holder.query("ROLLBACK");
    const after = await Promise.all(companies.map((company) => company.submitBid(locked, 1000, "locked")));

    const slowest = (answers: readonly { tookMs: number }[]) => Math.max(...answers.map(({ tookMs }) => tookMs));
    const unavailable = waited.filter(
      (answer) => answer.status === 503 && codeOf(answer) === "UNAVAILABLE" && answer.headers["retry-after"],
    ).length;
    findings.expect(unavailable === BIDS, `${unavailable} of ${BIDS} waiting bids answered 503 UNAVAILABLE`);
    findings.expect(slowest(waited) < 5_000, `the slowest after ${seconds(slowest(waited))}`);
    const failed = others.filter(({ status }) => status >= 500 || status === 0).length;
    findings.expect(failed === 0, `${failed} of ${others.length} other requests failed`);
    findings.expect(slowest(others) < 2_000, `the slowest took ${seconds(slowest(others))}`);
    findings.expect(
      ready.every(({ status }) => status === 200),
      "/readyz 200",
    );
    findings.expect(slowest(ready) < 1_000, `within ${seconds(slowest(ready))}`);
    const accepted = after.filter(({ status }) => status === 201).length;
    findings.expect(accepted === BIDS, `${accepted} of ${BIDS} accepted once the row is free`);
  },
};
