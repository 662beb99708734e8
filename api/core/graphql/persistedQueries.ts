import { LRUCache } from "lru-cache";

const MOST_BYTES = 4 * 1024 * 1024;
/** A document has 1,000 tokens at most; a longer text is answered, and not kept. */
const MOST_BYTES_OF_ONE = 64 * 1024;

/** Apollo's, before each key. */
const PREFIX = "apq:";

/**
 * The documents that clients name by their SHA-256: always those of the web's own client, and those that this process was sent; of these
 * the least used ones make room.
 * @param own texts by SHA-256
 */
export function persistedQueries(own: ReadonlyMap<string, string> = new Map()) {
  const texts = new LRUCache<string, string>({ maxSize: MOST_BYTES, maxEntrySize: MOST_BYTES_OF_ONE, sizeCalculation: (text, key) => 2 * (text.length + key.length) });
  const find = (key: string) => own.get(key.slice(PREFIX.length)) ?? texts.get(key);
  return {
    textOf: (sha256: string) => find(PREFIX + sha256),
    cache: {
      get: (key: string) => Promise.resolve(find(key)),
      set: (key: string, text: string) => Promise.resolve(void texts.set(key, text)),
      delete: (key: string) => Promise.resolve(texts.delete(key)),
    },
  };
}

export type PersistedQueries = ReturnType<typeof persistedQueries>;
