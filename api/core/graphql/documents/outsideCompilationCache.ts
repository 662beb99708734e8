import { setFlagsFromString } from "node:v8";

/**
 * Runs a function that makes functions from text. V8's compilation cache would hold the text and the code of each one
 * until the heap is nearly full, although nothing else refers to them (Node.js 20 to 26); a heap snapshot empties this
 * cache, and so never shows it.
 */
export function outsideCompilationCache<T>(make: () => T): T {
  setFlagsFromString("--no-compilation-cache");
  try {
    return make();
  } finally {
    setFlagsFromString("--compilation-cache");
  }
}
