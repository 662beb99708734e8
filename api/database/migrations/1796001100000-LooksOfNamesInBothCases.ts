import type { MigrationInterface, QueryRunner } from "typeorm";

import { createAsciiLetters, LOOKS } from "#api/database/migrations/1793901000000-LooksOfNames.ts";

/** Characters that earlier migrations lack. The turned w looks like an m, not like a w. */
const FURTHER = [
  ["\u028D", "m"],
  ["\u2202", "d"],
  ["\u15E9", "a"],
  ["\u2C80", "a"],
  ["\u2C81", "a"],
] as const;

const WITH_FURTHER = [...FURTHER, ...LOOKS];
const known = new Set(WITH_FURTHER.map(([character]) => character));

/** The capital and small letters of the characters that are not in the list themselves. */
const IN_OTHER_CASE = WITH_FURTHER.flatMap(([character, ascii]) =>
  [character.toUpperCase(), character.toLowerCase()]
    .filter((other) => Array.from(other).length === 1 && other > "\u007F" && !known.has(other))
    .map((other) => [other, ascii] as const),
);

const replace = async (runner: QueryRunner, looks: typeof LOOKS) => {
  await runner.query(createAsciiLetters(looks));
  await runner.query("REINDEX INDEX users_ascii_looks_idx");
};

/**
 * The list of characters that look like ASCII letters had some letters in one case only, so that small Cherokee letters
 * did not look like the Latin ones. Accounts that looked alike before this migration stay unchanged, and the server
 * lists them in the log at each start.
 */
export class LooksOfNamesInBothCases1796001100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await replace(runner, [...WITH_FURTHER, ...IN_OTHER_CASE]);
  }

  async down(runner: QueryRunner) {
    await replace(runner, LOOKS);
  }
}
