import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { Kind, parse, print, visit, type DefinitionNode } from "graphql";

import { COST_HEADER, NO_COST } from "#api/core/rules/requestHeaders.rules.ts";

/**
 * Request headers that Chromium and the web client send with each operation, as far as an answer may depend on them.
 */
export const BROWSER_HEADERS = {
  accept: "application/graphql-response+json,application/json;q=0.9",
  "accept-encoding": "gzip, deflate, br, zstd",
  [COST_HEADER]: NO_COST,
};

let read: DefinitionNode[] | undefined;

/** The GraphQL operations and fragments of the web client. */
function definitions() {
  read ??= readdirSync("web/features", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .flatMap((file) => parse(readFileSync(join("web/features", file), "utf8"), { noLocation: true }).definitions);
  return read;
}

function definitionOf(kind: DefinitionNode["kind"], name: string) {
  const found = definitions().find(
    (definition) => definition.kind === kind && "name" in definition && definition.name?.value === name,
  );
  if (!found) throw new Error(`web/features has no ${kind} ${name}`);
  return found;
}

/** The GraphQL document of an operation as the web client sends it: with its fragments and `__typename` fields. */
function browserDocument(operationName: string) {
  const operation = definitionOf(Kind.OPERATION_DEFINITION, operationName);
  const fragments = new Set<DefinitionNode>();
  // Each fragment follows the fragments that it uses, as in the output of the code generator.
  const collect = (definition: DefinitionNode) =>
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        const fragment = definitionOf(Kind.FRAGMENT_DEFINITION, value);
        collect(fragment);
        fragments.add(fragment);
      },
    });
  collect(operation);
  return print(
    visit(
      { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
      {
        SelectionSet: (set, _key, parent) =>
          (parent as { kind?: Kind }).kind === Kind.OPERATION_DEFINITION
            ? undefined
            : {
                ...set,
                selections: [...set.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } }],
              },
      },
    ),
  );
}

/** The GraphQL documents of all operations of the web client. */
export const browserDocuments = () =>
  definitions().flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [browserDocument(definition.name.value)] : [],
  );

export const sha256Of = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * The URL by which the web client sends a query with GET. web/graphql/client.test.ts compares it with the client's own.
 */
function browserAddress(operationName: string, variables: object = {}) {
  const extensions = { persistedQuery: { version: 1, sha256Hash: sha256Of(browserDocument(operationName)) } };
  return `/graphql?${new URLSearchParams({ operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) }).toString()}`;
}

/** The request by which the web client sends a query with GET. */
export const browserRequest = (operationName: string, variables?: object) => ({
  method: "GET",
  path: browserAddress(operationName, variables),
  headers: BROWSER_HEADERS,
});

/**
 * The request by which the web client sends an operation with POST: a mutation, or a query whose document the server
 * does not know.
 */
export const browserPost = (operationName: string, variables: object = {}) => ({
  method: "POST",
  path: "/graphql",
  headers: { ...BROWSER_HEADERS, "content-type": "application/json" },
  body: JSON.stringify({ operationName, variables, query: browserDocument(operationName) }),
});
