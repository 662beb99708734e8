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

test("days, hours, minutes and seconds are left, each second one less", async () => {
  await show(later(3 * DAY + 4 * 3_600_000 + 12 * 60_000 + 9000));
  expect(screen.getByRole("timer")).toHaveTextContent("3 d 04:12:09 left");

  await pass(1000);

  expect(screen.getByRole("timer")).toHaveTextContent("3 d 04:12:08 left");
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
