import { getNamedType, isLeafType, isObjectType, parse, validate, type DocumentNode } from "graphql";

import type { Context } from "#api/core/graphql/context.ts";
import { bytesOfDocument } from "#api/core/graphql/documents/heldBytes.ts";
import { queryExecutor } from "#api/core/graphql/queryExecutor.ts";
import { buildSchema } from "#api/schema.ts";
import { heapBytes } from "#api/testing/heapBytes.ts";
import { IS_SECOND_TIER } from "#api/testing/sampled.ts";

const schema = buildSchema();

const plainFields = (name: string) => {
  const type = schema.getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return fields
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map((field) => field.name)
    .join(" ");
};

/**
 * Gives each field a resolver of its own, because compiled queries then take the most memory. Leaf values are null, and
 * lists have one row.
 */
for (const type of Object.values(schema.getTypeMap())) {
  for (const field of isObjectType(type) && !type.name.startsWith("__") ? Object.values(type.getFields()) : []) {
    const row = isLeafType(getNamedType(field.type)) ? null : {};
    field.resolve = () => (String(field.type).startsWith("[") ? [row] : row);
  }
}

const posts = (n: number, aliases: number, fields: string) =>
  `query Q${n} { ${Array.from({ length: aliases }, (_, place) => `a${n}_${place}: blogPosts(first: 1) { nodes { ${fields} } }`).join(" ")} }`;

const KINDS: Record<string, { many: number; text: (n: number) => string }> = {
  "24 aliases with all fields": { many: 4, text: (n) => posts(n, 24, plainFields("BlogPost")) },
  "a field": { many: 100, text: (n) => `query Q${n} { tenderRevision }` },
  "a list": { many: 60, text: (n) => posts(n, 1, "id title") },
  "a tender with its bids": {
    many: 20,
    text: (n) => `query Q${n} { tenders { nodes { ${plainFields("Tender")} bids { ${plainFields("Bid")} } } } }`,
  },
  "400 names": { many: 20, text: (n) => `query Q${n} { ${"__typename ".repeat(400)} }` },
  "a long alias": { many: 20, text: (n) => `{ ${"a".repeat(20_000)}${n}: blogPosts(first: 1) { nodes { id } } }` },
  "a comment in another alphabet": { many: 20, text: (n) => `{ tenderRevision } # ${n} ${"ж".repeat(50_000)}` },
  "a text": { many: 20, text: (n) => `{ tender(number: "${n}${"\\u0416".repeat(10_000)}") { id } }` },
  "a type": { many: 30, text: (n) => `query Q${n} { __type(name: "Removal") { name fields { name type { name } } } }` },
};

test.each(Object.entries(KINDS))(
  "what is counted for a document and its compiled query is what they hold, or more: %s",
  async (_what, { many, text }) => {
    let counted = 0;
    const execute = queryExecutor(schema, { compiledFrom: 1, reserve: (_document, bytes) => (counted += bytes) > 0 });
    const run = (document: DocumentNode) => execute({ document, context: {} as Context });
    const parsed = (n: number) => parse(JSON.parse(JSON.stringify(text(n))) as string);
    expect(validate(schema, parsed(0))).toEqual([]);
    for (let time = 0; time < 10; time++) await run(parsed(0));
    counted = 0;
    const before = heapBytes();

    const documents = Array.from({ length: many }, (_, n) => parsed(n + 1));
    for (let time = 0; time < (IS_SECOND_TIER ? 20 : 5); time++) for (const document of documents) await run(document);

    const held = heapBytes() - before;
    for (const document of documents) counted += bytesOfDocument(document);
    expect(held).toBeLessThan(counted);
  },
);
