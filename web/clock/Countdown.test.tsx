import { act, screen } from "@testing-library/react";

import { Countdown } from "#web/clock/Countdown.tsx";
import { renderAt } from "#web/testing/renderAt.tsx";

const NOW = new Date("2026-12-01T12:00:00.000Z");
const DAY = 24 * 60 * 60 * 1000;
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

/** @param ahead The milliseconds by which the server's clock is ahead of this computer's. */
async function show(closingDate: string, ahead = 0) {
  const ServerTime = () => ({ serverTime: new Date(Date.now() + ahead).toISOString() });
  renderAt("/", [{ path: "*", element: <Countdown closingDate={closingDate} /> }], { ServerTime });
  await act(() => jest.advanceTimersByTimeAsync(0));
}
/**
 * Advances the fake timers in two steps of React's `act`: a render between them starts the timer of the next second.
 */
async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await act(() => jest.advanceTimersByTimeAsync(1));
}

test("whole days are left, then hours; the seconds tick in the last 24 hours", async () => {
  await show(later(3 * DAY + 60_000));
  expect(screen.getByRole("timer")).toHaveTextContent("3 days left");

  await pass(120_000);
  expect(screen.getByRole("timer")).toHaveTextContent("71 hours left");

  await pass(2 * DAY - 60_000);
  expect(screen.getByRole("timer")).toHaveTextContent("24:00:00 left");

  await pass(1000);
  expect(screen.getByRole("timer")).toHaveTextContent("23:59:59 left");
});

test("a computer whose clock is wrong counts by the server's", async () => {
  await show(later(DAY), DAY / 2);

  expect(screen.getByRole("timer")).toHaveTextContent("12:00:00 left");
});

test("the last hour and the last five minutes are announced once; a second is not", async () => {
  await show(later(3_601_000));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  await pass(2000);
  expect(screen.getByRole("status")).toHaveTextContent("Less than 1 hour left to bid");

  await pass(3_300_000);
  expect(screen.getByRole("status")).toHaveTextContent("Less than 5 minutes left to bid");
});

test("at zero it says that bidding has closed", async () => {
  await show(later(1000));

  await pass(1000);

  expect(screen.getByRole("timer")).toHaveTextContent("Bidding has closed");
});
