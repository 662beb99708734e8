import type { DocumentNode } from "graphql";

/**
 * Bytes of a cache entry besides its nodes and text. They include the request's URL, for which Node.js allows 16 kB:
 * names in the document can be substrings of the URL, and V8 holds the whole URL in memory while a substring is used.
 */
const OF_AN_ENTRY = 20_000;
/** Bytes per node of a parsed document, with its tokens. Measured: up to 380. */
const OF_A_NODE = 400;
/** Bytes per character: two for the document's text, and two for the names and values that are copied from it. */
const OF_A_CHARACTER = 4;

/**
 * Bytes per character of the source text that graphql-jit generates. Measured: up to 6, for the functions, their code
 * and V8's type feedback.
 */
const OF_A_COMPILED_CHARACTER = 7;
const OF_A_COMPILED_NODE = 100;

/** An upper bound of the heap that a parsed document takes. */
export const bytesOfDocument = (document: DocumentNode) =>
  OF_AN_ENTRY + OF_A_NODE * nodesOf(document) + OF_A_CHARACTER * (document.loc?.source.body.length ?? 0);

/**
 * An upper bound of the heap that graphql-jit's functions for a document take.
 * @param characters The length of the source text that graphql-jit has generated
 */
export const bytesOfCompiled = (document: DocumentNode, characters: number) =>
  OF_A_COMPILED_CHARACTER * characters + OF_A_COMPILED_NODE * nodesOf(document);

/**
 * The number of nodes of a document. It uses a loop, because recursion could overflow the stack for a deeply nested
 * document.
 */
export function nodesOf(document: DocumentNode) {
  const left: unknown[] = [document];
  let count = 0;
  while (left.length > 0) {
    const next = left.pop();
    if (Array.isArray(next)) left.push(...(next as unknown[]));
    else if (typeof next === "object" && next !== null && "kind" in next) {
      count++;
      for (const [name, value] of Object.entries(next)) if (name !== "loc") left.push(value);
    }
  }
  return count;
}
