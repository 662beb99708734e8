/** Everything that jest can fake, except `Date`. */
const AS_USUAL = [
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
  "setTimeout",
  "clearTimeout",
] as const;

/**
 * The settings of `jest.useFakeTimers` that move the clock of this process, but not that of the database. The clock
 * stands still then, until `jest.useRealTimers()`.
 * @param milliseconds How far; negative for a clock that goes back
 */
export const movedClock = (milliseconds: number) => ({ now: Date.now() + milliseconds, doNotFake: [...AS_USUAL] });
