import { useSyncExternalStore } from "react";

/**
 * The only door to code that is loaded later (house.test.ts). After a deployment the files of the page's build may be
 * gone: a part that never comes must be said.
 */

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

let missing = 0;
const listeners = new Set<() => void>();

function changeMissing(by: number) {
  missing += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a part that is wanted cannot be loaded, although the browser is online. */
export const useIsPartMissing = () =>
  useSyncExternalStore(
    subscribe,
    () => missing > 0,
    () => false,
  );

/** Offline, waits for the `online` event. */
const rest = (pause: number) =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause);
    else addEventListener("online", () => resolve(), { once: true });
  });

/**
 * Loads a part that somebody wants. It never rejects, so that the surrounding screen keeps its typed input: a failed
 * load is retried, and MissingPart says so from the second failure on.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let isSaid = false;
  for (let failures = 0; ; failures += 1) {
    try {
      const part = await load();
      if (isSaid) changeMissing(-1);
      return part;
    } catch {
      if (failures > 0 && !isSaid && navigator.onLine) {
        isSaid = true;
        changeMissing(1);
      }
      await rest(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
    }
  }
}

/** Loads what works without: a count in the menu, a list of common passwords. Null if that fails. */
export const loadExtra = <Part>(load: () => Promise<Part>): Promise<Part | null> => load().catch(() => null);
