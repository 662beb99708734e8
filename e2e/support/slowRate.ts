import { type Page } from "@playwright/test";

import { median } from "./median.ts";

const LOOPS = 14_000_000;
/** Milliseconds that the loop takes on the reference machine: an idle AMD EPYC, on which the goals were set. */
const REFERENCE_MS = 14;
const MEASUREMENTS = 5;

/**
 * CPU throttling: the rate at which this machine is as slow as the reference machine at `rate`. A slower or busy
 * machine is throttled less.
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
  // Uses the result, so that the loop is not optimised away.
  return performance.now() - start + (value === 0 ? 1 : 0);
}
