import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Bench } from "./bench/Bench.ts";
import { Findings, seconds } from "./bench/Findings.ts";
import { findPrograms } from "./bench/programs.ts";
import type { FaultTest } from "./FaultTest.ts";
import { alone, last, sideBySide } from "./faultTests.ts";

/**
 * `npm run test:faults`, after a build: attacks each promise with complete processes, PostgreSQL clusters, PgBouncer
 * and nginx. Prints one line for each promise. `-- --long` runs longer loads; `-- failover` runs only the test with
 * this name.
 */
const args = process.argv.slice(2);
const long = args.includes("--long");
const names = args.filter((argument) => !argument.startsWith("--"));
/**
 * Milliseconds after the end of the tests. Connections and programs that are still open then are reported as a failure.
 */
const STILL_OPEN_MS = 10_000;
/** The number of tests of `sideBySide` that run at a time: one for each processor of CI. */
const LANES = 2;
const chosenOf = (tests: Record<string, FaultTest>) =>
  Object.entries(tests).filter(([name]) => names.length === 0 || names.includes(name));

const logs = mkdtempSync(join(tmpdir(), "axion-faults-logs-"));
const benches = new Set<Bench>();

async function run() {
  const [waiting, measuring, final] = [sideBySide, alone, last].map(chosenOf);
  if (!waiting || !measuring || !final || waiting.length + measuring.length + final.length === 0)
    throw new Error(`There is no such test: ${Object.keys({ ...sideBySide, ...alone, ...last }).join(", ")}`);
  const removePrograms = findPrograms();
  const stop = async () => {
    await Promise.all([...benches].map((bench) => bench.remove()));
    rmSync(logs, { recursive: true, force: true });
    removePrograms();
  };
  for (const end of ["SIGINT", "SIGTERM", "SIGHUP", "uncaughtException", "unhandledRejection"]) {
    process.once(end, (reason: unknown) => {
      process.stderr.write(`${end}: ${reason instanceof Error ? reason.stack : String(reason)}\n`);
      void stop().finally(() => process.exit(1));
    });
  }
  try {
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await attack(next);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    for (const test of [...measuring, ...final]) await attack(test);
  } finally {
    await stop();
  }
}

async function attack([name, test]: [string, FaultTest]) {
  const findings = new Findings();
  const bench = new Bench(name, logs);
  benches.add(bench);
  const [started, processorBefore] = [performance.now(), processorTime()];
  try {
    await test.attack({ bench, findings, long });
  } catch (error) {
    findings.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await bench.remove();
    benches.delete(bench);
  }
  if (!findings.hold) process.exitCode = 1;
  const processor = name in alone ? `, ${seconds(processorTime() - processorBefore)} of processor time` : "";
  process.stdout.write(
    `${findings.hold ? "ok    " : "FAILED"} ${name}: ${test.promise}: ${findings.toString()} (${seconds(performance.now() - started)}${processor})\n`,
  );
}

/** Milliseconds of processor time of this process and of the processes that it started and that have ended. */
function processorTime() {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ").slice(11, 15) ?? [];
  return fields.reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

await run();
// An open connection, or a program that is still running, would keep this process running, and CI would wait for it.
setTimeout(() => {
  process.stderr.write(
    `FAILED: after the fault tests, these are still open: ${process.getActiveResourcesInfo().join(", ")}\n`,
  );
  process.exit(1);
}, STILL_OPEN_MS).unref();
