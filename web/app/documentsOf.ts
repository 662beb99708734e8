import { type DocumentNode } from "@apollo/client";

import { requestOf } from "#web/app/requestOf.ts";

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "Document";

/** The texts of the operations in generated modules, as the client sends them. */
export async function documentsOf(modules: object[]) {
  const documents = modules
    .flatMap((module) => Object.values(module).filter(isDocument))
    .filter(({ definitions: [first] }) => first && "operation" in first);
  const bodies = await Promise.all(
    documents.map(async (document) => JSON.parse((await requestOf(document)).body as string) as { query: string }),
  );
  return bodies.map(({ query }) => query);
}
