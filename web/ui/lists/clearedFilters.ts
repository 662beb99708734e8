import { useSyncExternalStore } from "react";

const clearings = new Map<string, number>();
const listeners = new Set<() => void>();

/**
 * Notifies the fields of these filters that the filters were cleared. The fields then also discard typed text that is
 * not in the URL yet.
 */
export function tellCleared(names: readonly string[]) {
  for (const name of names) clearings.set(name, (clearings.get(name) ?? 0) + 1);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns how often the filter was cleared by another control than its field. */
export const useClearings = (name: string) =>
  useSyncExternalStore(
    subscribe,
    () => clearings.get(name) ?? 0,
    () => 0,
  );
