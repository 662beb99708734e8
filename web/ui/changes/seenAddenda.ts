const NAME = "axion_seen_addenda";
const MOST_TENDERS = 200;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Seen) : {};
  } catch {
    return {};
  }
}

/** The newest addendum of a tender whose changes were shown in this browser; 0 without one. */
export const seenAddendum = (tenderId: string) => Number(read()[tenderId]) || 0;

/** A browser that stores nothing shows the mark again. */
export function rememberSeen(tenderId: string, number: number) {
  const { [tenderId]: _earlier, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST_TENDERS);
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries([...kept, [tenderId, number]])));
  } catch {
    // Private windows may refuse.
  }
}
