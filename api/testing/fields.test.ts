import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { isInputObjectType, isNullableType, isObjectType, Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode } from "graphql";
import type { EntityTarget, ObjectLiteral } from "typeorm";
import type { AnyObjectSchema, Schema } from "yup";

import type { Route } from "#api/core/http/rest.ts";
import { fieldNames } from "#api/core/rules/fieldNames.rules.ts";
import { limitsOf } from "#api/core/rules/limitsOf.ts";
import { buildSchema } from "#api/schema.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { tenderRoutes } from "#api/tenders/tender.routes.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import { testApp } from "#api/testing/testApp.ts";

/** A noun, and the places that must know each of its fields. */
interface Noun {
  noun: string;
  rules: AnyObjectSchema;
  entity: EntityTarget<ObjectLiteral>;
  type: string;
  inputs: string[];
  /** Those of its REST rows that answer it whole. */
  rows: readonly Route[];
  /** What its edit form reads. */
  fragment: string;
}

const NOUNS: Noun[] = [
  { noun: "tender", rules: tenderSchema, entity: Tender, type: "Tender", inputs: ["TenderInput", "TenderPatch"], rows: tenderRoutes, fragment: "TenderFacts" },
];

/** What an input carries beside the noun's fields. */
const BESIDE = ["version", "clientMutationId"];

const schema = buildSchema();
const FEATURES = join(process.cwd(), "web", "features");
const fragments = new Map(
  readdirSync(FEATURES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .flatMap((file) => parse(readFileSync(join(FEATURES, file), "utf8")).definitions)
    .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
);

function typeFields(name: string) {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`The schema has no type ${name}`);
  return type.getFields();
}

/** Everything that is selected anywhere below, through fragments too. */
function selectedIn(node: DocumentNode | FragmentDefinitionNode): string[] {
  const names: string[] = [];
  visit(node, {
    Field: ({ name }) => void names.push(name.value),
    FragmentSpread: ({ name }) => void names.push(...selectedIn(fragments.get(name.value)!)),
  });
  return names;
}

const wholeRows = (rows: readonly Route[]) => rows.filter(({ status }) => status !== 204);

test.each(NOUNS)("$noun: every field of the rules is known to the entity, the table, the graph, the REST rows and the edit form", async (noun) => {
  const { db } = await testApp();
  const { columns, tableName } = db.getMetadata(noun.entity);
  const stored = await db.query<{ name: string }[]>(`SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1`, [tableName]);
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const storedFields = fieldNames(noun.rules).filter((name) => stored.some((column) => column.name === snake(name)));
  const places: [place: string, fields: string[]][] = [
    ["entity", columns.map(({ propertyName }) => propertyName)],
    ["table", storedFields],
    ...[noun.type, ...noun.inputs].map((name): [string, string[]] => [`type ${name}`, Object.keys(typeFields(name))]),
    ...wholeRows(noun.rows).map(({ verb, path, operation }): [string, string[]] => [`REST row ${verb} ${path}`, selectedIn(parse(operation))]),
    [`fragment ${noun.fragment}`, selectedIn(fragments.get(noun.fragment)!)],
  ];

  const lacking = places.flatMap(([place, fields]) =>
    fieldNames(noun.rules).filter((name) => !fields.includes(name)).map((name) => `${noun.noun}: the ${place} lacks ${name}`),
  );

  expect(lacking).toEqual([]);
});

test.each(NOUNS)("$noun: the rules know every field of its inputs", ({ noun, rules, inputs }) => {
  const known = [...fieldNames(rules), ...BESIDE];

  const lacking = inputs.flatMap((input) => Object.keys(typeFields(input)).filter((name) => !known.includes(name)).map((name) => `${noun}: the rules lack ${name} of ${input}`));

  expect(lacking).toEqual([]);
});

test.each(NOUNS)("$noun: what the rules let be null is null in the entity and the graph, and nothing else", async ({ noun, rules, entity, type }) => {
  const { db } = await testApp();
  const { columns } = db.getMetadata(entity);

  const wrong = fieldNames(rules).filter((name) => {
    const { nullable } = (rules.fields[name] as Schema).describe();
    const isNullable = columns.find(({ propertyName }) => propertyName === name)?.isNullable;
    return isNullable !== nullable || isNullableType(typeFields(type)[name]?.type) !== nullable;
  });

  expect(wrong.map((name) => `${noun}: ${name}`)).toEqual([]);
});

test.each(NOUNS)("$noun: the table holds each limit of the rules", async ({ noun, rules, entity }) => {
  const { db } = await testApp();
  const { columns, tableName } = db.getMetadata(entity);
  const checks = await db.query<{ text: string }[]>(`SELECT regexp_replace(pg_get_constraintdef(oid), '''|::bigint', '', 'g') AS text FROM pg_constraint WHERE contype = 'c' AND conrelid = $1::regclass`, [tableName]);

  const wrong = fieldNames(rules).filter((name) => {
    const field = rules.fields[name] as Schema;
    const column = columns.find(({ propertyName }) => propertyName === name)?.databaseName;
    const { min, max } = limitsOf(field);
    const measured = field.type === "string" ? `char_length(${column})` : column;
    const isHeld = (sign: string, limit: number | undefined) => limit === undefined || checks.some(({ text }) => text.includes(`${measured} ${sign} ${limit})`));
    return !isHeld(">=", min) || !isHeld("<=", max);
  });

  expect(wrong.map((name) => `${noun}: the table does not hold the limit of ${name}`)).toEqual([]);
});
