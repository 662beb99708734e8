import { Bench } from "./bench/Bench.ts";
import { Findings, seconds } from "./bench/Findings.ts";
import { findPrograms } from "./bench/programs.ts";
import type { FaultTest } from "./FaultTest.ts";
import { faultTests } from "./faultTests.ts";

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
const chosen = Object.entries(faultTests).filter(([name]) => names.length === 0 || names.includes(name));

async function run() {
  const removePrograms = findPrograms();
  const bench = new Bench();
  const stop = async () => {
    await bench.remove();
    removePrograms();
  };
  for (const end of ["SIGINT", "SIGTERM", "SIGHUP", "uncaughtException", "unhandledRejection"]) {
    process.once(end, (reason: unknown) => {
      process.stderr.write(`${end}: ${reason instanceof Error ? reason.stack : String(reason)}\n`);
      void stop().finally(() => process.exit(1));
    });
  }
  try {
    for (const [name, test] of chosen) if (!(await holds(bench, name, test))) process.exitCode = 1;
    if (chosen.length === 0) throw new Error(`There is no such test: ${Object.keys(faultTests).join(", ")}`);
  } finally {
    await stop();
  }
}

async function holds(bench: Bench, name: string, test: FaultTest) {
  const findings = new Findings();
  const started = performance.now();
  try {
    await test.attack({ bench, findings, long });
  } catch (error) {
    findings.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await bench.cleanup();
  }
  process.stdout.write(
    `${findings.hold ? "ok    " : "FAILED"} ${name}: ${test.promise}: ${findings.toString()} (${seconds(performance.now() - started)})\n`,
  );
  return findings.hold;
}

await run();
// An open connection, or a program that is still running, would keep this process running, and CI would wait for it.
setTimeout(() => {
  process.stderr.write(
    `FAILED: after the fault tests, these are still open: ${process.getActiveResourcesInfo().join(", ")}\n`,
  );
  process.exit(1);
}, STILL_OPEN_MS).unref();
