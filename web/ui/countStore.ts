import { useSyncExternalStore } from "react";

/** A count that the server told last, for every screen; 0 until then. */
export function countStore() {
  let count = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set: (told: number) => {
      count = told;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => count, () => 0),
  };
}
