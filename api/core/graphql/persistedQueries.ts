import { LRUCache } from "lru-cache";

const MOST_BYTES = 4 * 1024 * 1024;
/** The longest document that is cached. Longer ones are executed without caching: 1,000 tokens are allowed. */
const MOST_BYTES_OF_ONE = 64 * 1024;

/** Upper bound of the bytes that one entry takes besides its text and key. */
const OF_AN_ENTRY = 200;

/** Apollo's prefix of each key. */
const PREFIX = "apq:";

/**
 * Persisted queries: the documents that clients name by SHA-256. Those of the web's own client are always known;
 * documents that this process has received are in an LRU cache.
 * @param own texts by SHA-256
 */
export function persistedQueries(own: ReadonlyMap<string, string> = new Map()) {
  const texts = new LRUCache<string, string>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_OF_ONE,
    sizeCalculation: (text, key) => OF_AN_ENTRY + 2 * (text.length + key.length),
  });
  const find = (key: string) => own.get(key.slice(PREFIX.length)) ?? texts.get(key);
  return {
    textOf: (sha256: string) => find(PREFIX + sha256),
    cache: {
      get: (key: string) => Promise.resolve(find(key)),
      set: (key: string, text: string) => Promise.resolve(void texts.set(key, copyOf(text))),
      delete: (key: string) => Promise.resolve(texts.delete(key)),
    },
  };
}

/** Copies a text that is a substring of the URL: otherwise V8 would keep the whole URL in memory, up to 16 kB. */
const copyOf = (text: string) => Buffer.from(text, "utf16le").toString("utf16le");

export type PersistedQueries = ReturnType<typeof persistedQueries>;
