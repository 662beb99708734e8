import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";

import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** The file of test times, to which SlowestFiles.cjs writes the times of the Jest tests. */
const RECORD = "node_modules/.cache/axion/test-times.json";
const SHOWN = 20;

/**
 * A Playwright reporter: prints the slowest journeys of a run, and writes the seconds of each file to test-times.json.
 */
export default class SlowestJourneys implements Reporter {
  private readonly journeys: { file: string; title: string; seconds: number }[] = [];

  onTestEnd({ location, title, parent }: TestCase, { duration }: TestResult) {
    const project = parent.project()?.name ?? "";
    const file = relative(process.cwd(), location.file);
    this.journeys.push({ file, title: `${project}, line ${location.line}: ${title}`, seconds: duration / 1000 });
  }

  onEnd() {
    const files: Record<string, { wall: number }> = {};
    for (const { file, seconds } of this.journeys) (files[file] ??= { wall: 0 }).wall += seconds;
    const before = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, "utf8")) as object) : {};
    mkdirSync(dirname(RECORD), { recursive: true });
    writeFileSync(RECORD, JSON.stringify({ ...before, ...files }, null, 1));
    if (this.journeys.length < SHOWN) return;
    const rows = this.journeys
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SHOWN)
      .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${file}, ${title}`);
    process.stdout.write(`\nThe ${SHOWN} slowest journeys, in seconds\n${rows.join("\n")}\n`);
  }
}
