import type { Notices } from "#api/events/Notices.ts";

/** For the embedded database, which one process has alone. */
export function noticesInMemory(): Notices {
  let listener: () => void = () => undefined;
  return {
    tell: () => listener(),
    listen: (heard) => void (listener = heard),
    isListening: () => true,
    close: () => undefined,
  };
}
