import type { DataSource, EntityManager } from "typeorm";

import { BID_CHECKS } from "#api/bids/trail/bidChecks.ts";
import { fieldChecks } from "#api/bids/trail/fieldChecks.ts";
import { AS_FOUND } from "#api/bids/trail/recordAsFound.ts";
import { TENDER_CHECKS } from "#api/bids/trail/tenderChecks.ts";
import { USER_CHECKS } from "#api/bids/trail/userChecks.ts";
import { SERVER_TIMEOUTS } from "#api/core/database/timeouts.ts";

/** The maximum number of reported differences. */
const MOST = 20;

/**
 * Returns the differences between the audit trail and the tables that decide or prove an outcome, one sentence for
 * each.
 */
export async function outcomeDifferences(tx: EntityManager): Promise<string[]> {
  const differences: string[] = [];
  for (const check of [...fieldChecks(tx.dataSource), ...BID_CHECKS, ...TENDER_CHECKS, ...USER_CHECKS]) {
    const found = await tx.query<{ difference: string }[]>(`${check} LIMIT ${MOST + 1}`);
    differences.push(...found.map(({ difference }) => difference));
  }
  return differences;
}

/**
 * Compares the tables that decide or prove an outcome with the events of the audit trail, in one database snapshot.
 * These are tenders with their documents, questions and addenda; bids with their revisions and documents; approvals,
 * openings, closing seals and decisions; and the rights, passwords and second steps of users. Call verifyAudit first,
 * which verifies the events' hash chains.
 * @returns a sentence about what was compared. Throws an error that lists the differences.
 */
export async function verifyOutcomes(db: DataSource) {
  return db.transaction("REPEATABLE READ", async (tx) => {
    for (const timeout of Object.keys(SERVER_TIMEOUTS)) await tx.query(`SET LOCAL ${timeout} = 0`);
    const differences = await outcomeDifferences(tx);
    if (differences.length > 0) throw new Error(namedIn(differences));
    const found = await tx.query<{ day: string; rows: number }[]>(
      `SELECT day::text, count(DISTINCT (subject, subject_id))::int AS rows FROM audit_events WHERE act = '${AS_FOUND.act}' GROUP BY day ORDER BY day`,
    );
    return [
      "Tenders, bids, their documents, questions, openings, closing seals and decisions, and what accounts sign in with, are as the audit trail says.",
      ...found.map(
        ({ day, rows }) => `${rows} of them were recorded as found on ${day}, by a migration or the demonstration.`,
      ),
    ].join("\n");
  });
}

function namedIn(differences: readonly string[]) {
  const named = differences.slice(0, MOST);
  const more = differences.length - named.length;
  return [
    "what is stored differs from what the audit trail says:",
    ...named.map((difference) => `- ${difference}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join("\n");
}
