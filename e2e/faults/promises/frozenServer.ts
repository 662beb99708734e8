import { setTimeout as wait } from "node:timers/promises";

import { codeOf } from "../bench/Client.ts";
import { aDatabase, aServerProduct } from "../bench/deployment.ts";
import { seconds } from "../bench/Findings.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import { request } from "../bench/request.ts";
import { until } from "../bench/until.ts";
import type { FaultTest } from "../FaultTest.ts";

const COMPANIES = 20;
const ANSWERED_MS = 10_000;

export const frozenServer: FaultTest = {
  promise:
    "a database that accepts connections and answers nothing is told within a second, and the product recovers by itself",

  async attack({ bench, findings }) {
    const cluster = await aDatabase(bench);
    const product = await aServerProduct(bench, cluster);
    const admin = await anAdmin(product);
    const companies = await bidders(admin, product, COMPANIES);
    const [tenderId = ""] = await openTenders(admin, 1);
    const readiness = () => request(product, { method: "GET", path: "/readyz" });

    cluster.freeze();
    const bids = Promise.all(companies.map((company) => company.submitBid(tenderId, 1000, "frozen")));
    const ready = [];
    for (let round = 0; round < 5; round++) {
      ready.push(await readiness());
      await wait(200);
    }
    const answers = await bids;
    cluster.thaw();
    const thawedAt = performance.now();
    await until("/readyz is 200 again", async () => (await readiness()).status === 200);
    const recovered = performance.now() - thawedAt;
    const again = await Promise.all(companies.map((company) => company.submitBid(tenderId, 1000, "frozen")));

    const readyMs = Math.max(...ready.map(({ tookMs }) => tookMs));
    const slowest = Math.max(...answers.map(({ tookMs }) => tookMs));
    const unavailable = answers.filter((answer) => codeOf(answer) === "UNAVAILABLE").length;
    const accepted = again.filter(({ status }) => status === 201).length;
    findings.expect(
      ready.every(({ status }) => status === 503),
      "/readyz 503",
    );
    findings.expect(readyMs < 1_000, `within ${seconds(readyMs)}`);
    findings.expect(unavailable === COMPANIES, `${unavailable} of ${COMPANIES} bids answered UNAVAILABLE`);
    findings.expect(slowest < ANSWERED_MS, `the slowest after ${seconds(slowest)}`);
    findings.expect(recovered < 5_000, `ready ${seconds(recovered)} after the thaw`);
    findings.expect(accepted === COMPANIES, `${accepted} of ${COMPANIES} accepted then, under the same keys`);
  },
};
