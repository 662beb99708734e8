// Removes the generated suspense hooks, which do not type-check against Apollo Client 4 and are unused, and their type
// import.
import { readFileSync, writeFileSync } from "node:fs";

const [file = "web/graphql/generated.ts"] = process.argv.slice(2);
const kept = readFileSync(file, "utf8")
  .replace(/^\/\/ @ts-ignore\n/gm, "")
  .replace(/^export function use\w+SuspenseQuery\(.*;\n/gm, "")
  .replace(/^export function use\w+SuspenseQuery\([^]*?\n {4,8}\}\n/gm, "")
  .replace(/^export type \w+SuspenseQueryHookResult = .*\n?/gm, "")
  .replace(/^import type \* as ApolloReactCommon .*\n/gm, "");
writeFileSync(file, kept);
