const { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } = require("node:fs");
const { join, relative } = require("node:path");

const CACHE = join(process.cwd(), "node_modules", ".cache", "axion");
const RECORD = join(CACHE, "test-times.json");
const SHOWN = 20;

/**
 * A Jest reporter: prints the slowest test files of a run, and writes the seconds of each to `test-times.json`, which
 * `npm run check` compares with their budgets. `hooks.ts` measures the processor time.
 */
module.exports = class SlowestFiles {
  constructor() {
    this.folder = join(CACHE, `processor-times-${process.pid}`);
    mkdirSync(this.folder, { recursive: true });
    process.env.PROCESSOR_TIMES = this.folder;
  }

  onRunComplete(_contexts, { testResults }) {
    const cpu = Object.fromEntries(
      readdirSync(this.folder)
        .flatMap((file) => readFileSync(join(this.folder, file), "utf8").trim().split("\n"))
        .map((line) => JSON.parse(line)),
    );
    rmSync(this.folder, { recursive: true, force: true });
    const times = testResults.map(({ testFilePath, perfStats }) => [
      relative(process.cwd(), testFilePath),
      { wall: (perfStats.end - perfStats.start) / 1000, cpu: cpu[testFilePath] ?? 0 },
    ]);
    const before = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {};
    writeFileSync(RECORD, JSON.stringify({ ...before, ...Object.fromEntries(times) }, null, 1));
    if (times.length < SHOWN) return;
    const rows = times
      .sort(([, one], [, other]) => other.wall - one.wall)
      .slice(0, SHOWN)
      .map(([file, { wall, cpu }]) => `${wall.toFixed(1).padStart(7)} ${cpu.toFixed(1).padStart(9)}  ${file}`);
    process.stdout.write(`\nThe ${SHOWN} slowest test files, in seconds\n   time processor\n${rows.join("\n")}\n`);
  }
};
