import { LRUCache } from "lru-cache";

const MOST_BYTES = 4 * 1024 * 1024;
/** A document has 1,000 tokens at most; a longer text is answered, and not kept. */
const MOST_BYTES_OF_ONE = 64 * 1024;

/** The documents that clients name by their SHA-256, in this process; the least used ones make room. */
export function persistedQueries() {
  const texts = new LRUCache<string, string>({ maxSize: MOST_BYTES, maxEntrySize: MOST_BYTES_OF_ONE, sizeCalculation: (text, key) => 2 * (text.length + key.length) });
  return {
    cache: {
      get: (key: string) => Promise.resolve(texts.get(key)),
      set: (key: string, text: string) => Promise.resolve(void texts.set(key, text)),
      delete: (key: string) => Promise.resolve(texts.delete(key)),
    },
  };
}
