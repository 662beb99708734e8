import "reflect-metadata";

import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

import { openApi } from "#api/openApi.ts";
import { buildSchema, schemaText } from "#api/schema.ts";
import { unnamedChanges } from "#api/unnamedChanges.ts";

/**
 * `npm run generate`: writes the schema from the resolvers, the REST document from its table and the schema, and the web's hooks from
 * the schema and the GraphQL documents. With `--release` it also keeps the schema as the one that later changes must not break, unless it breaks the
 * last one itself and the changelog does not name how.
 */
const HOOKS = [...readFileSync("codegen.yml", "utf8").matchAll(/^ {2}\.\/(web\/graphql\/\S+):$/gm)].map(([, file = ""]) => file);
const REST_DOCUMENT = "web/graphql/openapi.json";
const GENERATED = ["schema.graphql", REST_DOCUMENT, ...HOOKS, "e2e/examples/typescript/generated.ts"];
const read = () => GENERATED.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""));

async function keepReleased() {
  const kept = "api/testing/released.graphql";
  const broken = await unnamedChanges(readFileSync(kept, "utf8"), schemaText(), readFileSync("CHANGELOG.md", "utf8"));
  if (broken.length > 0) throw new Error(`CHANGELOG.md does not name, under **Changed**:\n${broken.join("\n")}`);
  copyFileSync("schema.graphql", kept);
}

const committed = read();
writeFileSync("schema.graphql", schemaText());
if (process.argv.includes("--release")) await keepReleased();
writeFileSync(REST_DOCUMENT, `${JSON.stringify(openApi(buildSchema()), null, 2)}\n`);
execFileSync("npx", ["graphql-codegen", "--config", "codegen.yml"], { stdio: ["ignore", "ignore", "inherit"] });
for (const file of HOOKS) execFileSync(process.execPath, ["web/graphql/dropSuspenseHooks.js", file]);

const stale = GENERATED.filter((_file, index) => read()[index] !== committed[index]);
if (process.argv.includes("--check") && stale.length > 0) {
  process.stderr.write(`Not up to date, generated again: ${stale.join(", ")}\n`);
  process.exitCode = 1;
}
