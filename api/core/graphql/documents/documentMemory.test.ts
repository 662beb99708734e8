import { parse } from "graphql";

import type { Context } from "#api/core/graphql/context.ts";
import { openDocuments } from "#api/core/graphql/documents/openDocuments.ts";
import { graphqlServer } from "#api/core/graphql/graphqlServer.ts";
import { queryExecutor } from "#api/core/graphql/queryExecutor.ts";
import { openLog } from "#api/core/http/log.ts";
import { buildSchema } from "#api/schema.ts";
import { heapBytes } from "#api/testing/heapBytes.ts";

const MB = 1024 * 1024;
const schema = buildSchema();
const TYPE =
  "name kind description fields { name description isDeprecated deprecationReason type { name kind } args { name } }";
const aliased = (name: string) =>
  Array.from({ length: 19 }, (_, place) => `${name}_${place}: __type(name: "Removal") { ${TYPE} }`).join(" ");

/**
 * Floods of GraphQL documents, in which `n` makes each document unique. Without the cache's limit, the documents of
 * each flood would take 60 MB or more.
 */
const FLOODS: Record<string, { many: number; text: (n: number) => string }> = {
  "names of aliases": { many: 30, text: (n) => `{ ${aliased(`a${n}`)} }` },
  "a comment": { many: 350, text: (n) => `{ __typename } # ${n} ${"x".repeat(200_000)}` },
  "a text": { many: 120, text: (n) => `{ __type(name: "${n} ${"x".repeat(200_000)}") { name } }` },
};

test.each(Object.entries(FLOODS))(
  "documents that a visitor sends three times, and that differ in %s, hold no more than 32 MB",
  async (_what, { many, text }) => {
    const documents = openDocuments();
    const server = graphqlServer(schema, queryExecutor(schema, documents), openLog("silent"), [], { documents });
    await server.start();
    const contextValue = {
      user: null,
      token: null,
      note: {},
      cost: { spend: () => undefined, add: () => undefined },
    } as unknown as Context;
    const send = async (n: number) => {
      for (let time = 0; time < 3; time++) {
        const { body } = await server.executeOperation({ query: text(n) }, { contextValue });
        expect(body.kind === "single" && body.singleResult.errors).toBeUndefined();
      }
    };
    await send(0);
    const before = heapBytes();

    for (let n = 1; n <= many; n++) await send(n);

    const held = heapBytes() - before;
    expect(held).toBeLessThan(32 * MB);
    expect(documents.heldBytes()).toBeLessThanOrEqual(32 * MB);
    expect(documents.heldBytes()).toBeGreaterThan(held / 2);
    await server.stop();
  },
);

test("a document that is sent once is not kept, one that is sent again is, and the web's own from the first time", async () => {
  const own = "query Own { __typename }";
  const { store } = openDocuments(new Map([["sha-own", own]]));
  const sent = parse("{ __typename }");

  await store.set("schema:sha", sent);
  expect(await store.get("schema:sha")).toBeUndefined();
  await store.set("schema:sha", sent);
  expect(await store.get("schema:sha")).toBe(sent);
  await store.set("schema:sha-own", parse(own));
  expect(await store.get("schema:sha-own")).toMatchObject({ kind: "Document" });
});

test("no flood displaces the web's own documents", async () => {
  const { store } = openDocuments(new Map([["own", ""]]));
  await store.set("schema:own", parse("{ __typename }"));

  for (let n = 0; n < 3000; n++) {
    const document = parse(`query Q${n} { __typename }`);
    for (let time = 0; time < 2; time++) await store.set(`schema:${n}`, document);
  }

  expect(await store.get("schema:own")).toBeDefined();
  expect([await store.get("schema:0"), (await store.get("schema:2999"))?.kind]).toEqual([undefined, "Document"]);
});

test("a compiled query counts to its document, and one that is too large with it is not kept", async () => {
  const { store, reserve, heldBytes } = openDocuments();
  const document = parse("{ __typename }");
  for (let time = 0; time < 2; time++) await store.set("schema:sha", document);
  const alone = heldBytes();

  expect(reserve(document, MB)).toBe(true);
  expect(heldBytes()).toBe(alone + MB);
  expect(reserve(document, 4 * MB)).toBe(false);
  expect(heldBytes()).toBe(alone + MB);
  expect(await store.get("schema:sha")).toBe(document);
});
