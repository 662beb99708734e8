import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { TextDecoder, TextEncoder } from "node:util";

/** The router makes one for each navigation; without loaders it reads no more of it than this. */
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

/** What browsers have and jsdom lacks. */
Object.assign(globalThis, { TextEncoder, TextDecoder, Request: Navigated });
window.scrollTo = () => undefined;
performance.getEntriesByType = () => [];
HTMLElement.prototype.hasPointerCapture = () => false;
const ignore = () => undefined;
const neverMatches = { matches: false, addEventListener: ignore, removeEventListener: ignore, addListener: ignore, removeListener: ignore };
Object.assign(window, { matchMedia: () => neverMatches });

/** On a busy machine a form of thirteen fields takes its time. A project's own testTimeout is not heeded by Jest. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
