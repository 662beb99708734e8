import { setTimeout as wait } from "node:timers/promises";

import type { Product } from "./product.ts";

/** By a signal that ends no process. */
const COLLECTOR = `
import v8 from "node:v8";
import vm from "node:vm";
v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");
process.on("SIGWINCH", () => collect());`;

/** The environment of a product whose garbage can be collected from outside: memory grows until the engine finds that worth its time. */
export const collectable = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(COLLECTOR)}` };

/** Freed pages are returned to the system a moment later. */
const RETURN_MS = 1_000;

export async function collectGarbage(products: readonly Product[]) {
  for (const product of products) product.signal("SIGWINCH");
  await wait(RETURN_MS);
}
