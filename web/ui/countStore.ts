import { useSyncExternalStore } from "react";

/**
 * Creates a store for a count that several screens show, such as the number of unread notices. The count is the last
 * value passed to `set`, and 0 before.
 */
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
