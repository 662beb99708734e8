import v8 from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | undefined;

/** The bytes of the heap and of memory outside it that are in use, after a garbage collection. */
export function heapBytes() {
  if (!collect) {
    v8.setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
  }
  // Collects several times: objects with finalizers are freed by the second collection, and V8 drops cached code after
  // a few.
  for (let round = 0; round < 3; round++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
