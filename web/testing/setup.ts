import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { TextDecoder, TextEncoder } from "node:util";

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

/** Browser globals that jsdom lacks. */
Object.assign(globalThis, { TextEncoder, TextDecoder, Request: Navigated });
window.scrollTo = () => undefined;
performance.getEntriesByType = () => [];
HTMLElement.prototype.hasPointerCapture = () => false;
const ignore = () => undefined;
class Unseen {
  observe = ignore;
  disconnect = ignore;
}
Object.assign(globalThis, { IntersectionObserver: Unseen });
HTMLElement.prototype.scrollTo = ignore;
const neverMatches = { matches: false, addEventListener: ignore, removeEventListener: ignore, addListener: ignore, removeListener: ignore };
Object.assign(window, { matchMedia: () => neverMatches });

/** Long forms are slow on a busy machine. Set here because Jest ignores a project's own testTimeout. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
