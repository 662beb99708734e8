import { readFileSync } from "node:fs";
import https from "node:https";
import { setTimeout as wait } from "node:timers/promises";

import type { Client } from "../bench/Client.ts";
import { aDatabase, behindProxy } from "../bench/deployment.ts";
import { percentile, seconds } from "../bench/Findings.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import type { Product } from "../bench/product.ts";
import type { Address } from "../bench/request.ts";
import { until } from "../bench/until.ts";
import type { FaultTest } from "../FaultTest.ts";

const SESSIONS = 50;
const STREAMS_OF_SESSION = 10;
const DELIVERY_MS = 1_000;
const STOP_MS = 10_000;
/** The maximum share of one processor that idle streams may use. It is so small that an operator does not notice it. */
const MOST_IDLE = 0.02;
const CLOCK_TICKS = 100;

export const events: FaultTest = {
  promise:
    "500 connected browsers are told of a change within a second, cost nothing while nothing changes, and do not hold a process that stops",

  async attack({ bench, findings, long }) {
    const cluster = await aDatabase(bench);
    const { address, processes } = await behindProxy(bench, cluster);
    const admin = await anAdmin(address);
    const [tender = ""] = await openTenders(admin, 1);
    const people = await bidders(admin, address, SESSIONS);
    const streams = await Promise.all(
      people.flatMap((person) => Array.from({ length: STREAMS_OF_SESSION }, () => open(address, person))),
    );
    await until("every stream has begun", () => streams.every(({ receivedAt }) => receivedAt().length === 1));

    const [before, idleMs] = [processes.map(processorTime), long ? 60_000 : 5_000];
    await wait(idleMs);
    const idle = processes.map((process, place) => (processorTime(process) - (before[place] ?? 0)) / idleMs);

    const times: number[] = [];
    for (let change = 2; change < (long ? 12 : 5); change++) {
      const changedAt = performance.now();
      await admin.send("PATCH", `/api/tenders/${tender}`, { title: `Bridge number ${change}` });
      await until("every stream is told", () => streams.every(({ receivedAt }) => receivedAt().length === change));
      times.push(...streams.map(({ receivedAt }) => (receivedAt().at(-1) ?? Infinity) - changedAt));
      await wait(300);
    }

    const stoppedAt = performance.now();
    processes.forEach((process) => process.signal("SIGTERM"));
    const codes = await Promise.all(processes.map(({ ended }) => ended));

    findings.expect(streams.length === SESSIONS * STREAMS_OF_SESSION, `${streams.length} streams`);
    findings.expect(
      Math.max(...times) < DELIVERY_MS,
      `a change is told to all after ${seconds(Math.max(...times))} at most, ${seconds(percentile(times, 0.5))} in the median`,
    );
    findings.expect(
      Math.max(...idle) < MOST_IDLE,
      `idle they take ${idle.map((share) => `${(100 * share).toFixed(1)} %`).join(" and ")} of a processor`,
    );
    findings.expect(
      codes.every((code) => code === 0) && performance.now() - stoppedAt < STOP_MS,
      `SIGTERM ends with ${codes.join(" and ")} after ${seconds(performance.now() - stoppedAt)}`,
    );
  },
};

/** Opens an event stream as a browser does. `receivedAt` returns the times at which its events arrived. */
async function open({ url, ca }: Address, { cookie }: Client) {
  const receivedAt: number[] = [];
  await new Promise<void>((opened, failed) => {
    const request = https.get(
      `${url}/events`,
      { ca, agent: false, headers: { cookie, accept: "text/event-stream" } },
      (response) => {
        if (response.statusCode !== 200) failed(new Error(`A stream was answered ${response.statusCode}`));
        response
          .setEncoding("utf8")
          .on("error", () => undefined)
          .on("data", (text: string) => {
            receivedAt.push(...Array.from(text.matchAll(/^event: /gm), () => performance.now()));
          });
        opened();
      },
    );
    request.on("error", failed);
  });
  return { receivedAt: () => receivedAt };
}

/** The processor time that a process has used, in milliseconds. */
function processorTime({ pid }: Product) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS;
}
