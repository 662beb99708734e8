import type { Bench } from "./bench/Bench.ts";
import type { Findings } from "./bench/Findings.ts";

interface Given {
  bench: Bench;
  findings: Findings;
  /** Longer loads and more rounds. */
  long: boolean;
}

/** One promise and the attack that tries to break it. */
export interface FaultTest {
  /** The promise, as a sentence. */
  promise: string;
  attack(given: Given): Promise<void>;
}
