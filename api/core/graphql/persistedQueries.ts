import { LRUCache } from "lru-cache";

const MOST_BYTES = 4 * 1024 * 1024;
/** Maximum size of one cache entry. A larger document is executed but not cached. */
const MOST_BYTES_OF_ONE = 64 * 1024;

/** Upper bound of the bytes that one entry takes besides its text and key. */
const OF_AN_ENTRY = 200;

/** The prefix that Apollo puts before the SHA-256 in each key. */
const PREFIX = "apq:";

/**
 * Persisted queries: GraphQL documents that a client can send as a SHA-256 instead of the text. The web client's
 * documents are always known. Other documents that this process has received are in an LRU cache.
 * @param own The texts of the web client's documents, by SHA-256
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

/**
 * Copies a text, which may be a substring of the request's URL. Otherwise V8 would hold the whole URL, up to 16 kB, in
 * memory.
 */
const copyOf = (text: string) => Buffer.from(text, "utf16le").toString("utf16le");

export type PersistedQueries = ReturnType<typeof persistedQueries>;
