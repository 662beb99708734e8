import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { codeOf } from "../bench/Client.ts";
import { aDatabase, behindProxy } from "../bench/deployment.ts";
import { seconds } from "../bench/Findings.ts";
import { Load } from "../bench/Load.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import type { Product } from "../bench/product.ts";
import type { FaultTest } from "../FaultTest.ts";
import { verifyBids } from "../bench/verifyBids.ts";

const COMPANIES = 8;
const IDLE = 20;
const STOP_MS = 10_000;

export const gracefulStop: FaultTest = {
  promise: "SIGTERM under load, with idle connections open, ends a process with code 0 and loses no request",

  async attack({ bench, findings, long }) {
    const cluster = await aDatabase(bench);
    const { address, processes, restart } = await behindProxy(bench, cluster);
    const admin = await anAdmin(address);
    const companies = await bidders(admin, address, COMPANIES);
    const tenders = await openTenders(admin, long ? 600 : 150);
    const load = new Load();
    for (const company of companies) load.bids(company, tenders);

    let [one, other]: readonly [Product, Product] = processes;
    const codes: (number | null)[] = [];
    const times: number[] = [];
    for (let round = 0; round < (long ? 6 : 2); round++) {
      const idle = await idleConnections(one);
      await wait(1_000);
      const started = performance.now();
      one.signal("SIGTERM");
      codes.push(await one.ended);
      times.push(performance.now() - started);
      for (const socket of idle) socket.destroy();
      [one, other] = [other, await restart(one)];
    }
    await load.stop();

    await verifyBids(findings, cluster, load.acknowledged);
    const failed = load.answers.filter((answer) => codeOf(answer) !== undefined);
    findings.expect(
      failed.length === 0,
      `${failed.length} of ${load.answers.length} requests failed ${[...new Set(failed.map(codeOf))].join(" ")}`.trim(),
    );
    findings.expect(
      codes.every((code) => code === 0),
      `exit codes ${codes.join(", ")}`,
    );
    findings.expect(Math.max(...times) < STOP_MS, `after ${times.map(seconds).join(", ")}`);
  },
};

/** Opens connections that never send a byte. */
const idleConnections = ({ port }: Product) =>
  Promise.all(
    Array.from(
      { length: IDLE },
      () =>
        new Promise<Socket>((open, failed) => {
          const socket = connect(port, "127.0.0.1", () => open(socket)).on("error", failed);
        }),
    ),
  );
