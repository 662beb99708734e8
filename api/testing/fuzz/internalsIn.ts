import { readFileSync } from "node:fs";

import type { DataSource } from "typeorm";

/**
 * Package names that are not searched for, because they are also words in the portal's texts. `pg` is searched for in
 * lower case only, because PG is the code of Papua New Guinea.
 */
const WORDS = ["express", "feed", "graphql", "ics", "marked", "otpauth", "pg", "react", "sitemap"];
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };
const PACKAGES = [
  ...Object.keys(dependencies).filter((name) => !WORDS.includes(name)),
  "postgres",
  "postgresql",
  "pglite",
  "apollo",
];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const PATTERNS = [
  /\b(?:SELECT|INSERT INTO|DELETE FROM|UPDATE)\s+\\?["\w*]+.*?\b(?:FROM|VALUES|WHERE|SET)\b/s,
  /duplicate key|violates \w+|syntax error at or near|(?:relation|column|function|operator|type) \S+ does not exist|SQLSTATE/,
  /\bat [\w.<>]+ \(|\.[cm]?[jt]s:\d+|node_modules|file:\/\//,
  new RegExp(`(?<![\\w@/-])(?:${PACKAGES.map(escaped).join("|")})(?![\\w/-])`, "i"),
  /(?<![\w@/-])pg(?![\w/-])/,
  new RegExp(escaped(process.cwd())),
];

/**
 * Returns a function that finds internals that no answer may contain: SQL, stack traces, paths, packages, and names of
 * tables, columns and constraints.
 */
export async function openInternals(db: DataSource) {
  const named = await db.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
     UNION SELECT attname FROM pg_attribute JOIN pg_class ON attrelid = pg_class.oid WHERE relnamespace = 'public'::regnamespace
     UNION SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  );
  // Names of one word, such as "bids" or "status", are left out, because they are also words in the portal's answers.
  const names = new Set(named.map(({ name }) => name).filter((name) => name.includes("_")));
  return (text: string): string[] => [
    ...PATTERNS.flatMap((form) => form.exec(text)?.[0] ?? []),
    ...(text.match(/\b[a-z]\w*_\w+/g) ?? []).filter((name) => names.has(name)),
  ];
}
