import { LRUCache } from "lru-cache";

/** The number of keys whose requests are counted: about 4 MB of hashes. */
const MOST_KEYS = 20_000;

/**
 * Cache admission policy: a key is cached only if it is requested again, so that keys that are requested once evict no
 * other entries.
 * @param from the number of the request from which on the key is cached; 1 is the first
 * @returns a function that counts a request of a short key, such as a hash, and says whether to cache it
 */
export function openAdmission(from = 2) {
  const seen = new LRUCache<string, number>({ max: MOST_KEYS });
  return (key: string) => {
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times >= from;
  };
}
