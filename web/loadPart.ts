import { useSyncExternalStore } from "react";

/**
 * Apart from the screens of the routes, the web loads code on demand only through this module (house.test.ts checks it,
 * and lists the few exceptions). After a deployment, the server may no longer have the files of an open page's build.
 * The page must then show that a part is missing.
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

/** True while code that the page needs cannot be loaded, although the browser is online. */
export const useIsPartMissing = () =>
  useSyncExternalStore(
    subscribe,
    () => missing > 0,
    () => false,
  );

/**
 * Waits for `pause` milliseconds before the next attempt. If the browser is offline, waits for the `online` event
 * instead.
 */
const rest = (pause: number) =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause);
    else addEventListener("online", () => resolve(), { once: true });
  });

/**
 * Loads code that the page needs. A failed load is retried until it succeeds. From the second failure on, MissingPart
 * shows a message, unless the browser is offline. The promise never rejects, because an error would remove the
 * surrounding screen and the text that the user has typed there.
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

/**
 * Loads code that the page can do without, such as a count in the menu or the list of common passwords. Resolves to
 * null if the load fails.
 */
export const loadExtra = <Part>(load: () => Promise<Part>): Promise<Part | null> => load().catch(() => null);
