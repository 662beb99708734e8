import { existsSync, readFileSync } from "node:fs";

/** How long each test file took in its last run. The reporters of Jest and Playwright write this file. */
const RECORD = "node_modules/.cache/axion/test-times.json";

/**
 * The maximum number of seconds for a test file, by its folder: elapsed time for journeys, processor time for others.
 */
const BUDGETS = { "api/": 15, "web/": 8, "e2e/journeys/": 90 };

/** A warning for each test file whose last run took longer than its budget. */
export function overBudget() {
  if (!existsSync(RECORD)) return [];
  const times = JSON.parse(readFileSync(RECORD, "utf8")) as Record<string, { wall: number; cpu?: number }>;
  return Object.entries(BUDGETS).flatMap(([folder, budget]) =>
    Object.entries(times)
      .map(([file, { wall, cpu = wall }]) => ({ file, seconds: cpu }))
      .filter(({ file, seconds }) => file.startsWith(folder) && seconds > budget && existsSync(file))
      .sort((one, other) => other.seconds - one.seconds)
      .map(({ file, seconds }) => `Warning: ${file} took ${seconds.toFixed(1)} s, its budget is ${budget} s`),
  );
}
