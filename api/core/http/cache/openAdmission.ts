import { LRUCache } from "lru-cache";

/** The number of keys whose requests are counted. Their hashes take about 4 MB. */
const MOST_KEYS = 20_000;

/**
 * Cache admission policy: a key is cached only if it is requested again, so that keys that are requested once evict no
 * other entries.
 * @param from A key is cached from this request on; 1 is the first
 * @returns a function that counts a request for a key and returns whether to cache it. Keys must be short, such as
 * hashes
 */
export function openAdmission(from = 2) {
  const seen = new LRUCache<string, number>({ max: MOST_KEYS });
  return (key: string) => {
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times >= from;
  };
}
