import { type Page } from "@playwright/test";

import { median } from "./median.ts";

const LOOPS = 14_000_000;
/** Milliseconds of `loopTime` on the reference machine, an idle AMD EPYC for which the tests' time limits are set. */
const REFERENCE_MS = 14;
const MEASUREMENTS = 5;

/**
 * Returns the CPU throttling rate at which this machine is as slow as the reference machine throttled by `rate`. So a
 * slower or busy machine is throttled less.
 */
export async function slowRate(page: Page, rate: number) {
  const taken: number[] = [];
  while (taken.length < MEASUREMENTS) taken.push(await page.evaluate(loopTime, LOOPS));
  return Math.max(1, (rate * REFERENCE_MS) / median(taken));
}

function loopTime(loops: number) {
  const start = performance.now();
  let value = 1;
  for (let loop = 0; loop < loops; loop++) value = Math.imul(value ^ loop, 0x9e3779b1);
  // Use `value`. Otherwise the compiler could optimise the loop away.
  return performance.now() - start + (value === 0 ? 1 : 0);
}
