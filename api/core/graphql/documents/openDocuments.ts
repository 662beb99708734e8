import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

import { bytesOfDocument } from "#api/core/graphql/documents/heldBytes.ts";
import { openAdmission } from "#api/core/http/cache/openAdmission.ts";

/** Maximum memory of all cached documents except the web client's, with their compiled queries. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_BYTES_OF_ONE = 4 * 1024 * 1024;

interface Entry {
  document: DocumentNode;
  bytes: number;
}

/**
 * A cache of parsed and validated GraphQL documents. The web client's documents are always cached. Any other document
 * is cached from its second request on, in an LRU cache of at most MOST_BYTES. The bytes of a compiled query are added
 * to those of its document, and both leave the cache together.
 * @param own The texts of the web client's documents, by SHA-256
 */
export function openDocuments(own: ReadonlyMap<string, string> = new Map()) {
  const ofOwn = new Map<string, DocumentNode>();
  const isAdmitted = openAdmission();
  const entries = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_OF_ONE,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const keys = new WeakMap<DocumentNode, string>();

  function set(key: string, document: DocumentNode) {
    // Apollo's key consists of a hash of the schema, a colon and the SHA-256 of the document's text.
    if (own.has(key.slice(key.lastIndexOf(":") + 1))) ofOwn.set(key, document);
    else if (isAdmitted(key)) {
      keys.set(document, key);
      entries.set(key, { document, bytes: bytesOfDocument(document) });
    }
  }

  return {
    /** The store for Apollo's option `documentStore`. */
    store: {
      get: (key: string) => Promise.resolve(ofOwn.get(key) ?? entries.get(key)?.document),
      set: (key: string, document: DocumentNode) => {
        set(key, document);
        return Promise.resolve();
      },
      delete: (key: string) => Promise.resolve(entries.delete(key)),
    },
    /**
     * Adds the bytes of a compiled query to those of its cached document. Other documents need no count: the web
     * client's documents are a closed list, and an uncached document is freed after its request.
     * @returns false if the document and the compiled query together exceed MOST_BYTES_OF_ONE
     */
    reserve: (document: DocumentNode, bytes: number) => {
      const key = keys.get(document);
      const entry = key === undefined ? undefined : entries.peek(key);
      if (key === undefined || entry?.document !== document) return true;
      const all = entry.bytes + bytes;
      if (all > MOST_BYTES_OF_ONE) return false;
      entries.set(key, { document, bytes: all });
      return true;
    },
    /** Size of the LRU cache in bytes, without the web client's documents. */
    heldBytes: () => entries.calculatedSize,
  };
}

export type Documents = ReturnType<typeof openDocuments>;
