import { setTimeout as wait } from "node:timers/promises";

import { codeOf } from "../bench/Client.ts";
import { aDatabase, behindProxy } from "../bench/deployment.ts";
import { percentile, seconds } from "../bench/Findings.ts";
import { collectable, collectGarbage } from "../bench/garbage.ts";
import { journey } from "../bench/journey.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import type { Answer } from "../bench/request.ts";
import type { FaultTest } from "../FaultTest.ts";

const CLIENTS = 200;
const TENDERS = 40;
/** The maximum growth of memory from the middle of the load to its end, after garbage collection, as a factor. */
const GROWTH = 1.1;
/**
 * The number of garbage collections before each measurement. On a busy machine, a single one does not yet return all
 * freed pages.
 */
const COLLECTIONS = 3;

export const load: FaultTest = {
  promise: "200 signed-in partners at once are served without an error, in the same memory",

  async attack({ bench, findings, long }) {
    const lengthMs = long ? 60_000 : 40_000;
    const cluster = await aDatabase(bench);
    const { address, processes } = await behindProxy(bench, cluster, collectable);
    const memory = async () => {
      const before = sum(processes.map((process) => process.memory()));
      const after: number[] = [];
      while (after.length < COLLECTIONS) {
        await collectGarbage(processes);
        after.push(sum(processes.map((process) => process.memory())));
      }
      return { before, after: Math.min(...after) };
    };
    const admin = await anAdmin(address);
    const companies = await bidders(admin, address, CLIENTS);
    const tenders = await openTenders(admin, TENDERS);
    const answers: Answer[] = [];
    const atStart = await memory();
    const end = Date.now() + lengthMs;
    const working = Promise.all(
      companies.map((company, place) => journey(company, rotated(tenders, place), end, answers)),
    );
    await wait(lengthMs / 2);
    const halfway = await memory();
    await working;
    const atEnd = await memory();

    const failed = answers.filter((answer) => codeOf(answer) !== undefined);
    const slowest = percentile(
      answers.map(({ tookMs }) => tookMs),
      0.99,
    );
    findings.note(`${answers.length} requests in ${seconds(lengthMs)}`);
    findings.expect(
      failed.length === 0,
      `${failed.length} failed ${[...new Set(failed.map(codeOf))].join(" ")}`.trim(),
    );
    findings.note(`p99 ${seconds(slowest)}`);
    findings.expect(
      atEnd.after < GROWTH * halfway.after,
      `memory of both processes ${[atStart, halfway, atEnd].map(({ before, after }) => `${before} and ${after}`).join(", ")} MB, before and after a garbage collection, at the start, in the middle, at the end`,
    );
  },
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Rotates a list, so that each company begins with a different tender. */
const rotated = <T>(items: readonly T[], place: number) => [
  ...items.slice(place % items.length),
  ...items.slice(0, place % items.length),
];
