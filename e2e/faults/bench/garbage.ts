import { setTimeout as wait } from "node:timers/promises";

import type { Product } from "./product.ts";

/**
 * A module that the product's process loads. It collects garbage on SIGWINCH, a signal that does not end the process.
 */
const COLLECTOR = `
import v8 from "node:v8";
import vm from "node:vm";
v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");
process.on("SIGWINCH", () => collect());`;

/**
 * Environment variables with which a product loads COLLECTOR. Without a garbage collection by the test, the measured
 * memory would include garbage that V8 has not collected yet.
 */
export const collectable = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(COLLECTOR)}` };

/** Milliseconds to wait after a garbage collection, because freed pages return to the operating system with a delay. */
const RETURN_MS = 1_000;

export async function collectGarbage(products: readonly Product[]) {
  for (const product of products) product.signal("SIGWINCH");
  await wait(RETURN_MS);
}
