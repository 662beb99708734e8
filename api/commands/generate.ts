import "reflect-metadata";

import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { format } from "prettier";

import { schemaOfMigrations } from "#api/database/schema/schemaOfMigrations.ts";
import { openApi } from "#api/openApi.ts";
import { buildSchema, schemaText } from "#api/schema.ts";
import { unnamedBreakingChanges } from "#api/commands/breakingChanges.ts";
import { lifecyclePage } from "#api/tenders/lifecycle/lifecyclePage.ts";

/**
 * `npm run generate`: writes the GraphQL schema from the resolvers, the OpenAPI document from the REST routes and the
 * schema, the web client's hooks from the schema and the GraphQL documents, the page about the life cycle of tenders
 * from its table, and `schema.sql` from the migrations. With `--check`, it only reports which of these files are not up
 * to date. With `--release`, it also stores the schema as the released schema, and fails for breaking changes that the
 * changelog does not name.
 */
const isCheck = process.argv.includes("--check");
/** With `--check`, the generators write to a copy, so that the repository does not change. */
const target = isCheck ? "node_modules/.cache/axion/generated" : ".";

const HOOKS = [...readFileSync("codegen.yml", "utf8").matchAll(/^ {2}\.\/(web\/graphql\/\S+):$/gm)].map(
  ([, file = ""]) => file,
);
const REST_DOCUMENT = "web/graphql/openapi.json";
const DATABASE_SCHEMA = "api/database/schema.sql";
const LIFECYCLE_PAGE = "api/tenders/lifecycle/README.md";
const GENERATED = [
  "schema.graphql",
  REST_DOCUMENT,
  DATABASE_SCHEMA,
  LIFECYCLE_PAGE,
  ...HOOKS,
  "e2e/examples/typescript/generated.ts",
];

const read = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";

function write(file: string, text: string) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), text);
}

function copyWhatCodegenReads() {
  rmSync(target, { recursive: true, force: true });
  for (const source of ["codegen.yml", "web", "e2e/examples/typescript"])
    cpSync(source, join(target, source), {
      recursive: true,
      filter: (path) =>
        statSync(path).isDirectory() || /\.(graphql|yml|js)$|nullIfRefused\.json$|^e2e.*\.ts$/.test(path),
    });
}

async function updateReleased() {
  const kept = "api/commands/released.graphql";
  const broken = await unnamedBreakingChanges(
    readFileSync(kept, "utf8"),
    schemaText(),
    readFileSync("CHANGELOG.md", "utf8"),
  );
  if (broken.length > 0) throw new Error(`CHANGELOG.md does not name, under **Changed**:\n${broken.join("\n")}`);
  copyFileSync("schema.graphql", kept);
}

if (isCheck) copyWhatCodegenReads();
write("schema.graphql", schemaText());
if (process.argv.includes("--release")) await updateReleased();
write(REST_DOCUMENT, `${JSON.stringify(openApi(buildSchema()), null, 2)}\n`);
write(DATABASE_SCHEMA, await schemaOfMigrations());
write(LIFECYCLE_PAGE, await format(lifecyclePage(), { parser: "markdown", printWidth: 120 }));
execFileSync("npx", ["graphql-codegen", "--config", "codegen.yml"], {
  cwd: target,
  stdio: ["ignore", "ignore", "inherit"],
});
for (const file of HOOKS) execFileSync(process.execPath, ["web/graphql/dropSuspenseHooks.js", file], { cwd: target });

const stale = GENERATED.filter((file) => isCheck && read(".", file) !== read(target, file));
if (stale.length > 0) {
  process.stderr.write(`Not up to date, run npm run generate: ${stale.join(", ")}\n`);
  process.exitCode = 1;
}
