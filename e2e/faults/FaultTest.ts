import type { Bench } from "./bench/Bench.ts";
import type { Findings } from "./bench/Findings.ts";

interface Given {
  bench: Bench;
  findings: Findings;
  /** True if the test is to run longer loads and more rounds. */
  long: boolean;
}

/** A fault test: one promise of the product and the attack that tries to break it. */
export interface FaultTest {
  /** The promise, as a sentence. */
  promise: string;
  attack(given: Given): Promise<void>;
}
