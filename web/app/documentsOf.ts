import { type DocumentNode } from "@apollo/client";

import { requestOf } from "#web/app/requestOf.ts";

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "Document";

/** Returns the GraphQL text of each operation in the given generated modules, as the web client sends it. */
export async function documentsOf(modules: object[]) {
  const documents = modules
    .flatMap((module) => Object.values(module).filter(isDocument))
    .filter(({ definitions: [first] }) => first && "operation" in first);
  const bodies = await Promise.all(
    documents.map(async (document) => JSON.parse((await requestOf(document)).body as string) as { query: string }),
  );
  return bodies.map(({ query }) => query);
}
