import { readStored, store } from "#web/browserStore.ts";

const NAME = "axion_seen_addenda";
const MOST_TENDERS = 200;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    const stored: unknown = JSON.parse(readStored("localStorage", NAME) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Seen) : {};
  } catch {
    return {};
  }
}

/** Returns the number of the newest addendum whose changes this browser has shown; 0 if it has shown none. */
export const seenAddendum = (tenderId: string) => Number(read()[tenderId]) || 0;

/**
 * Stores the number of the newest addendum that was shown, for the last MOST_TENDERS tenders. If the browser's storage
 * is blocked, the changes are marked as new again on the next visit.
 */
export function rememberSeen(tenderId: string, number: number) {
  const { [tenderId]: _earlier, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST_TENDERS);
  store("localStorage", NAME, JSON.stringify(Object.fromEntries([...kept, [tenderId, number]])));
}
