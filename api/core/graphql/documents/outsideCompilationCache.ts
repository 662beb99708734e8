import { setFlagsFromString } from "node:v8";

/**
 * Runs `make`, which creates functions from source text, without V8's compilation cache. That cache would hold the text
 * and code of each function until the heap is nearly full, although nothing else refers to them (Node.js 20 to 26). A
 * heap snapshot does not show this memory, because taking it empties the cache.
 */
export function outsideCompilationCache<T>(make: () => T): T {
  setFlagsFromString("--no-compilation-cache");
  try {
    return make();
  } finally {
    setFlagsFromString("--compilation-cache");
  }
}
