import { act, renderHook } from "@testing-library/react";

import { type ChangeKind } from "#web/clock/changeKinds.ts";
import type * as Changes from "#web/clock/changes.ts";
import { POLLING_MS, usePolling } from "#web/clock/usePolling.ts";
import { fakeBrowser } from "#web/testing/fakeBrowser.ts";

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Simulates a second tab of the same browser, by a new instance of the modules with separate state. */
async function anotherTab(kind: ChangeKind = "tenders") {
  const received = jest.fn();
  let changes!: typeof Changes;
  await jest.isolateModulesAsync(async () => {
    changes = await import("#web/clock/changes.ts");
  });
  const close = changes.subscribeToChanges((change) => {
    if (change.kind === kind) received(change.now);
  });
  return { received, close };
}

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T12:00:00.000Z") });
  browser = fakeBrowser();
});
afterEach(async () => {
  await pass(20_000);
  browser.restore();
  jest.useRealTimers();
});

test("a change that the server tells is asked for at once, and the poll keeps its interval", async () => {
  const callback = jest.fn((_ended: AbortSignal, _announced?: string) => Promise.resolve());
  const { unmount } = renderHook(() => usePolling(callback, POLLING_MS));
  await pass(5500);
  expect(callback).toHaveBeenCalledTimes(2);

  act(() => browser.open()[0]!.emit("tenders", "7"));
  await pass(10);
  expect(callback).toHaveBeenCalledTimes(3);
  expect(callback).toHaveBeenLastCalledWith(expect.any(AbortSignal), "7");
  act(() => browser.open()[0]!.emit("bids"));
  await pass(4490);

  expect(callback).toHaveBeenCalledTimes(4);
  expect(callback).toHaveBeenLastCalledWith(expect.any(AbortSignal), undefined);
  expect(browser.sources.map(({ url }) => url)).toEqual(["/events"]);
  unmount();
});

test("many changes in a second are asked for once at the start and once at the end of it", async () => {
  const callback = jest.fn(() => Promise.resolve());
  const { unmount } = renderHook(() => usePolling(callback, 600_000, "bids"));
  await pass(6000);

  for (let change = 0; change < 20; change++) {
    act(() => browser.open()[0]!.emit("bids"));
    await pass(45);
  }
  await pass(1000);

  expect(callback).toHaveBeenCalledTimes(3);
  unmount();
});

test("a change during a question is asked for again after it", async () => {
  const answers: (() => void)[] = [];
  const callback = jest.fn(() => new Promise<void>((answered) => answers.push(answered)));
  const { unmount } = renderHook(() => usePolling(callback, 600_000));
  await pass(6000);

  act(() => browser.open()[0]!.emit("tenders"));
  await pass(10);
  expect(callback).toHaveBeenCalledTimes(1);
  answers[0]!();
  await pass(10);

  expect(callback).toHaveBeenCalledTimes(2);
  answers[1]!();
  unmount();
});

test("the tabs of a browser share one connection; when its tab is closed another one takes it over", async () => {
  const callback = jest.fn(() => Promise.resolve());
  const { unmount } = renderHook(() => usePolling(callback, 600_000));
  await pass(100);
  const other = await anotherTab();
  await pass(6000);
  expect(browser.open()).toHaveLength(1);

  act(() => browser.open()[0]!.emit("tenders", "7"));
  await pass(10);
  expect([callback.mock.calls.length, other.received.mock.calls]).toEqual([2, [["7"]]]);
  unmount();
  await pass(2000);
  expect([browser.sources.length, browser.open().length]).toEqual([2, 1]);
  browser.open()[0]!.emit("tenders");

  expect(other.received).toHaveBeenCalledTimes(2);
  other.close();
});

test("a screen that goes before the next one comes keeps the connection; without a screen it ends", async () => {
  const callback = () => Promise.resolve();
  const first = renderHook(() => usePolling(callback, POLLING_MS));
  await pass(6000);
  first.unmount();
  const next = renderHook(() => usePolling(callback, POLLING_MS));
  await pass(6000);
  expect([browser.sources.length, browser.open().length]).toEqual([1, 1]);

  next.unmount();
  await pass(2000);

  expect(browser.open()).toHaveLength(0);
});

test("a refused connection is tried again, later and later, while the poll goes on", async () => {
  const callback = jest.fn(() => Promise.resolve());
  const { unmount } = renderHook(() => usePolling(callback, POLLING_MS));
  await pass(6000);

  browser.open()[0]!.refuse();
  await pass(9000);
  expect(browser.open()).toHaveLength(0);
  await pass(12_000);
  expect(browser.open()).toHaveLength(1);

  expect(callback).toHaveBeenCalledTimes(6);
  unmount();
});

test("a browser that lacks one of the parts polls alone", async () => {
  browser.restore();
  const callback = jest.fn(() => Promise.resolve());
  const { unmount } = renderHook(() => usePolling(callback, POLLING_MS));

  await pass(10_100);

  expect(callback).toHaveBeenCalledTimes(3);
  expect(browser.sources).toHaveLength(0);
  unmount();
});
