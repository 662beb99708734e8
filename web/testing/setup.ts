import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { TextDecoder, TextEncoder } from "node:util";

import { loadDeferred } from "#web/ui/deferredComponent.tsx";

/** A replacement for Request, which jsdom lacks. Without loaders, the router reads only these fields. */
class Navigated {
  method = "GET";
  signal: AbortSignal | null | undefined;
  constructor(
    readonly url: string,
    { signal }: RequestInit = {},
  ) {
    this.signal = signal;
  }
}

Object.assign(globalThis, { TextEncoder, TextDecoder, Request: Navigated });
window.scrollTo = () => undefined;
performance.getEntriesByType = () => [];
HTMLElement.prototype.hasPointerCapture = () => false;
/**
 * Fewer than Jest's 100 lines of a stack trace: React captures a stack for each element that it creates, which is slow.
 */
Error.stackTraceLimit = 20;
const ignore = () => undefined;
class Unseen {
  observe = ignore;
  disconnect = ignore;
}
Object.assign(globalThis, { IntersectionObserver: Unseen });
HTMLElement.prototype.scrollTo = ignore;
const neverMatches = {
  matches: false,
  addEventListener: ignore,
  removeEventListener: ignore,
  addListener: ignore,
  removeListener: ignore,
};
Object.assign(window, { matchMedia: () => neverMatches });

/** In milliseconds; long enough for a machine that is several times slower than usual. */
configure({ asyncUtilTimeout: 20_000 });

beforeAll(loadDeferred);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Measures the file's processor time for SlowestFiles.cjs, as api/testing/hooks.ts does. */
const before = process.cpuUsage();
afterAll(() => {
  const { PROCESSOR_TIMES: folder } = process.env;
  const { user, system } = process.cpuUsage(before);
  const line = JSON.stringify([expect.getState().testPath, (user + system) / 1_000_000]);
  if (folder) appendFileSync(join(folder, `${process.pid}`), `${line}\n`);
});
