import "reflect-metadata";

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

import { schemaText } from "#api/schema.ts";

/** `npm run generate`: writes the schema from the resolvers, then the web's hooks from the schema and the GraphQL documents. */
const HOOKS = ["web/graphql/generated.ts", "web/graphql/generatedAccounts.ts", "web/graphql/generatedAudit.ts", "web/graphql/generatedOnDemand.ts"];
const GENERATED = ["schema.graphql", ...HOOKS];
const read = () => GENERATED.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""));

const committed = read();
writeFileSync("schema.graphql", schemaText());
execFileSync("npx", ["graphql-codegen", "--config", "codegen.yml"], { stdio: ["ignore", "ignore", "inherit"] });
for (const file of HOOKS) execFileSync(process.execPath, ["web/graphql/dropSuspenseHooks.js", file]);

const stale = GENERATED.filter((_file, index) => read()[index] !== committed[index]);
if (process.argv.includes("--check") && stale.length > 0) {
  process.stderr.write(`Not up to date, generated again: ${stale.join(", ")}\n`);
  process.exitCode = 1;
}
