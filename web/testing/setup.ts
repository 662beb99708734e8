import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { TextDecoder, TextEncoder } from "node:util";

import { loadLate } from "#web/ui/late.tsx";

/** Replaces Request, which jsdom lacks: without loaders the router reads only these fields of it. */
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

jest.mock("@emotion/cache", () => jest.requireActual<{ emotionCache: () => object }>("#web/testing/emotionCache.ts").emotionCache());

/** Browser globals that jsdom lacks. */
Object.assign(globalThis, { TextEncoder, TextDecoder, Request: Navigated });
window.scrollTo = () => undefined;
performance.getEntriesByType = () => [];
HTMLElement.prototype.hasPointerCapture = () => false;
/** Jest asks for 100: React takes a stack for each element that it creates. */
Error.stackTraceLimit = 20;
const ignore = () => undefined;
class Unseen {
  observe = ignore;
  disconnect = ignore;
}
Object.assign(globalThis, { IntersectionObserver: Unseen });
HTMLElement.prototype.scrollTo = ignore;
const neverMatches = { matches: false, addEventListener: ignore, removeEventListener: ignore, addListener: ignore, removeListener: ignore };
Object.assign(window, { matchMedia: () => neverMatches });

/** Long enough for a machine that is several times slower than usual. */
configure({ asyncUtilTimeout: 20_000 });

beforeAll(loadLate);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
