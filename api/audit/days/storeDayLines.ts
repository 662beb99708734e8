import { existsSync, readFileSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";

import type { DataSource } from "typeorm";

import { auditDirectory } from "#api/audit/days/auditKey.ts";

export const linesFile = (dataDirectory: string) => join(auditDirectory(dataDirectory), "days.jsonl");

/** Reads the signed lines in `DATA_DIR/audit/days.jsonl`. Returns null if there is no such file. */
export function readStoredLines(dataDirectory: string): string[] | null {
  const file = linesFile(dataDirectory);
  return existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "")
    : null;
}

/**
 * Adds the signed lines that are in the database but not in `DATA_DIR/audit/days.jsonl` to this file. The file is
 * replaced atomically, so that a crash cannot leave an incomplete line.
 */
export async function storeDayLines(db: DataSource, dataDirectory: string) {
  const stored = await db.query<{ line: string }[]>("SELECT line FROM audit_days ORDER BY day");
  const kept = new Set(readStoredLines(dataDirectory));
  const lacking = stored.map(({ line }) => line).filter((line) => !kept.has(line));
  if (lacking.length === 0) return;
  await mkdir(auditDirectory(dataDirectory), { recursive: true, mode: 0o700 });
  const unfinished = `${linesFile(dataDirectory)}.${process.pid}`;
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.write([...kept, ...lacking].map((line) => `${line}\n`).join(""));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, linesFile(dataDirectory));
}
