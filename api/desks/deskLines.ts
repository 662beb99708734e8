import { prepared } from "#api/core/database/prepared.ts";
import { MOST_COUNTED } from "#api/core/rules/page.rules.ts";
import type { DeskTender } from "#api/desks/Desk.ts";
import { SHOWN_TENDERS } from "#api/desks/desk.rules.ts";

/**
 * A row that the SQL statement of a desk returns: one row for each tender that a line names. A line without tenders has
 * one row, in which the tender and the bid are null.
 */
export interface DeskRow<Kind extends string> {
  kind: Kind;
  count: number;
  at: Date;
  tenderId: string | null;
  tenderNumber: string;
  title: string;
  bidId: string | null;
}

/**
 * Builds the SQL statement that reads all lines of a desk.
 * @param arms For each kind of task, a SELECT of `at, tender_id, tender_number, title, bid_id` with one row per task:
 * the same rows as the list to which the line links
 * @param shared A WITH clause with queries that several of the SELECTs read
 */
export function deskStatement<Kind extends string>(arms: Record<Kind, string>, shared = "") {
  const waiting = Object.entries<string>(arms).map(
    ([kind, rows]) =>
      `(SELECT '${kind}' AS kind, waits.* FROM (${rows}) AS waits (at, tender_id, tender_number, title, bid_id) LIMIT ${MOST_COUNTED})`,
  );
  return prepared(`${shared}
    SELECT kind, count, at, tender_id AS "tenderId", tender_number AS "tenderNumber", title, bid_id AS "bidId"
      FROM (SELECT *, (sum(rows) OVER (PARTITION BY kind))::int AS count, row_number() OVER (PARTITION BY kind ORDER BY at, tender_id) AS place
              FROM (SELECT kind, min(at) AS at, tender_id, min(tender_number) AS tender_number, min(title) AS title, min(bid_id::text) AS bid_id, count(*) AS rows
                      FROM (${waiting.join("\nUNION ALL\n")}) AS waiting GROUP BY kind, tender_id) AS by_tender) AS ranked
     WHERE place <= ${SHOWN_TENDERS} ORDER BY kind, place`);
}

/** Returns the lines of a desk: one for each kind that has tasks, in the order of `kinds`. */
export const linesOf = <Kind extends string>(kinds: readonly Kind[], rows: readonly DeskRow<Kind>[]) =>
  kinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const [first] = own;
    if (!first) return [];
    return [
      {
        kind,
        count: first.count,
        at: first.at,
        tenders: own.filter((row): row is DeskRow<Kind> & DeskTender => row.tenderId !== null),
      },
    ];
  });
