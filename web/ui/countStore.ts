import { useSyncExternalStore } from "react";

/** A count shared by all screens: the last value from the server, 0 before the first. */
export function countStore() {
  let count = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set: (newCount: number) => {
      count = newCount;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => count,
        () => 0,
      ),
  };
}
