import { readFileSync } from "node:fs";

import { DEFAULT_DEPRECATION_REASON, isEnumType, isInputObjectType, isObjectType } from "graphql";

import { buildSchema, schemaText } from "#api/schema.ts";
import { unnamedBreakingChanges } from "#api/commands/breakingChanges.ts";

const released = readFileSync("api/commands/released.graphql", "utf8");
const changelog = readFileSync("CHANGELOG.md", "utf8");

test("a change that breaks a client of the last release is named in the changelog, under **Changed**", async () => {
  expect(await unnamedBreakingChanges(released, schemaText(), changelog)).toEqual([]);
});

test("a release keeps its schema: npm run generate -- --release", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const [, newest] = /^## (\S+)/m.exec(changelog) ?? [];

  // Between releases, the newest section is about the next version. The current schema may then differ from the
  // released schema.
  if (newest === version) expect(released).toBe(schemaText());
});

const BEFORE =
  "type Query { tenders(first: Int): [Tender] kept: Tender } type Tender { title: String status: Status } enum Status { open closed } input Filter { text: String }";
const section = (text: string) =>
  `# Changelog\n\n## 2.0.0\n\n${text}\n\n## 1.0.0\n\n- **Changed**: \`Tender.title\`, \`Query.tenders\`.\n`;

test.each([
  ["a field that is gone", BEFORE.replace("title: String", ""), "Tender.title"],
  ["a field that answers another type", BEFORE.replace("title: String", "title: Int"), "Tender.title"],
  ["an argument that is gone", BEFORE.replace("(first: Int)", ""), "Query.tenders"],
  ["an argument that must be given", BEFORE.replace("first: Int", "first: Int!"), "Query.tenders"],
  ["an enum value that is gone", BEFORE.replace("closed", ""), "Status.closed"],
  ["an input field that must be given", BEFORE.replace("text: String", "text: String!"), "Filter.text"],
  ["a type that is gone", BEFORE.replace("input Filter { text: String }", ""), "Filter"],
])("%s is told until the newest section names it", async (_what, after, place) => {
  const reported = await unnamedBreakingChanges(BEFORE, after, section(`- **Added**: \`${place}\`.`));
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(new RegExp(`^${place}: `));

  expect(
    await unnamedBreakingChanges(
      BEFORE,
      after,
      section(`- Nice.\n- **Changed** in GraphQL: something, and\n  \`${place}\` too.`),
    ),
  ).toEqual([]);
});

test("a change that only adds breaks no client", async () => {
  const after = `${BEFORE.replace("first: Int", "first: Int, after: String").replace("title: String", "title: String number: String")} type More { id: ID }`;

  expect(await unnamedBreakingChanges(BEFORE, after, section("- Nothing."))).toEqual([]);
});

test("each deprecation says what to use instead", () => {
  const unreasoned: string[] = [];
  const check = (name: string, { deprecationReason }: { deprecationReason?: string | null }) => {
    if (
      deprecationReason != null &&
      (deprecationReason.trim() === "" || deprecationReason === DEFAULT_DEPRECATION_REASON)
    )
      unreasoned.push(name);
  };
  for (const type of Object.values(buildSchema().getTypeMap())) {
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field);
      if ("args" in field)
        for (const argument of field.args) check(`${type.name}.${field.name}(${argument.name}:)`, argument);
    }
  }

  expect(unreasoned).toEqual([]);
});
