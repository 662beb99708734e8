import { readdirSync, readFileSync } from "node:fs";

/**
 * An import of a module of this repository, such as `import { testApp } from "#api/testing/testApp.ts";` or
 * `await import("#api/testing/testApp.ts")`.
 */
const IMPORT = /(?:^(?:import|export) (?!type\b)[^"]*|\bimport\()"#(api\/[^"]+)"/gm;

/** A test that imports one of these modules can do something else on another database or in another tier. */
const DECIDING = ["api/testing/database.ts", "api/testing/sampled.ts"];

/** @type {Map<string, string[]>} */
const imports = new Map();

/** @param {string} file */
function importsOf(file) {
  const known = imports.get(file);
  if (known) return known;
  const found = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, imported = ""]) => imported);
  imports.set(file, found);
  return found;
}

/**
 * Whether a test file imports one of DECIDING, directly or indirectly.
 * @param {string} file
 */
function dependsOnServer(file) {
  const seen = new Set([file]);
  for (const each of seen) for (const imported of importsOf(each)) seen.add(imported);
  return DECIDING.some((module) => seen.has(module));
}

/**
 * The test files that would do the same in the second tier as in the first, because they depend neither on the database
 * server nor on the tier.
 */
export const testsWithoutServer = () =>
  readdirSync("api", { encoding: "utf8", recursive: true })
    .map((name) => `api/${name.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".second.test.ts") && !dependsOnServer(file));
