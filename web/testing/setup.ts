import "@testing-library/jest-dom";
import { configure, getConfig } from "@testing-library/react";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { TextDecoder, TextEncoder } from "node:util";
import { deserialize, serialize } from "node:v8";

import { loadDeferred } from "#web/ui/deferredComponent.tsx";

/**
 * A replacement for the class Request, which jsdom lacks. React Router reads only these fields, because the routes have
 * no loaders.
 */
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
 * The number of lines in a stack trace. Jest's default is 100, which is slow, because React captures a stack trace for
 * each element that it creates.
 */
Error.stackTraceLimit = 20;
const ignore = () => undefined;
class Unseen {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
}
// Charts need these two, which jsdom lacks.
const structuredClone = (value: unknown): unknown => deserialize(serialize(value));
Object.assign(globalThis, { IntersectionObserver: Unseen, ResizeObserver: Unseen, structuredClone });
HTMLElement.prototype.scrollTo = ignore;
const neverMatches = {
  matches: false,
  addEventListener: ignore,
  removeEventListener: ignore,
  addListener: ignore,
  removeListener: ignore,
};
Object.assign(window, { matchMedia: () => neverMatches });

/**
 * The timeout in milliseconds of Testing Library's `findBy…` and `waitFor`. It is long enough for a machine that is
 * several times slower than usual.
 */
configure({ asyncUtilTimeout: 20_000 });

const { getElementError } = getConfig();
/** `findBy…` and `waitFor` repeat a query while this is true. */
const isRepeated = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

/**
 * Creates the error of a failed query. If the query is repeated, the document is printed only when the error's message
 * is read, which happens only after a timeout.
 */
function quickElementError(message: string | null, container: Element) {
  if (!isRepeated()) return withoutThisFrame(getElementError(message, container));
  const error = Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
  Object.defineProperty(error, "message", {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
  return error;
}

/** Removes the frames of this file from the error's stack trace, so that it begins at the query in the test. */
function withoutThisFrame(error: Error) {
  Error.captureStackTrace(error, quickElementError);
  return error;
}
configure({ getElementError: quickElementError });

beforeAll(loadDeferred);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Measures the processor time of this test file, and stores it for SlowestFiles.cjs. api/testing/hooks.ts does the same
 * for tests of the API.
 */
const before = process.cpuUsage();
afterAll(() => {
  const { PROCESSOR_TIMES: folder } = process.env;
  const { user, system } = process.cpuUsage(before);
  const line = JSON.stringify([expect.getState().testPath, (user + system) / 1_000_000]);
  if (folder) appendFileSync(join(folder, `${process.pid}`), `${line}\n`);
});
