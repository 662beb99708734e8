import type { EntityManager } from "typeorm";

import { valueAt } from "#api/audit/valueAt.ts";
import type { OpeningPerson } from "#api/bids/opening/TenderOpening.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import type { Tender } from "#api/tenders/Tender.ts";

type Closed = Pick<Tender, "id" | "closingDate">;

/** SQL expression for the time of the first submission on the tender; `infinity` without bids. Withdrawn bids count. */
const FIRST_BID =
  "(SELECT coalesce(min(submitted_at), 'infinity') FROM bid_revisions JOIN bids ON bids.id = bid_id WHERE bids.tender_id = $1)";

const ofTender = (field: string, column: string) => ({ subject: "tender" as const, row: "tenders", field, column });
const ofUser = (field: string, column: string) => ({ subject: "user" as const, row: "users", field, column });

/**
 * Refuses CONFLICT if bidders could not see the tender at its closing time. Also refuses CONFLICT if the tender was
 * hidden after the first bid and shown again less than `earlierClosingHours` before the closing time. An administrator
 * may not close a sealed tender early. Without this check, hiding the tender would have the same effect.
 */
export async function refuseIfHidden(tx: EntityManager, { id, closingDate }: Closed, earlierClosingHours: number) {
  const [{ wasHidden, wasShownLate }] = await tx.query<[{ wasHidden: boolean; wasShownLate: boolean }]>(
    `SELECT ${valueAt(ofTender("status", "status"), "$2")} = '"draft"' OR ${valueAt(ofTender("deletedAt", "deleted_at"), "$2")} <> 'null' AS "wasHidden",
            EXISTS (SELECT FROM audit_events WHERE subject_id = $1 AND subject = 'tender' AND outcome = 'done'
              AND occurred_at BETWEEN $2::timestamptz - make_interval(hours => $3) AND $2 AND occurred_at > ${FIRST_BID}
              AND (before @> '{"status": "draft"}' OR after @> '{"deletedAt": null}')) AS "wasShownLate"
       FROM tenders WHERE id = $1`,
    [id, closingDate, earlierClosingHours],
  );
  if (wasHidden || wasShownLate)
    throw refusal(
      "CONFLICT",
      `Bidders could not see this tender at its closing time, or less than ${earlierClosingHours} hours before it: extend the closing time, so that they can revise their bids`,
    );
}

/** Refuses CONFLICT for a user who was not an active administrator at the tender's closing time. */
export async function refuseLaterAdministrator(tx: EntityManager, { closingDate }: Closed, userId: string) {
  const was = [
    `${valueAt(ofUser("isAdmin", "is_admin"), "$2")} = 'true'`,
    `${valueAt(ofUser("status", "status"), "$2")} = '"active"'`,
    `${valueAt(ofUser("deletedAt", "deleted_at"), "$2")} = 'null'`,
  ];
  const found = await tx.query<object[]>(
    `SELECT FROM users WHERE id = $1 AND created_at <= $2 AND ${was.join(" AND ")}`,
    [userId, closingDate],
  );
  if (found.length === 0)
    throw refusal(
      "CONFLICT",
      "You were not an active administrator at the closing time of this tender: another administrator opens it",
    );
}

/**
 * SQL condition on `event`, an audit event about an account: the actor of the event could take over the account. The
 * actor created or restored the account, made it an administrator or active, set its password or e-mail address, or
 * turned off its two-step sign-in.
 */
const GIVES_POWER = `(event.act IN ('createUser', 'clearUserTwoStep') OR event.after @> '{"isAdmin": true}' OR event.after @> '{"status": "active"}'
  OR event.after @> '{"deletedAt": null}' OR event.after ?| ARRAY['passwordHash', 'email'])`;

/**
 * SQL condition on `event`, an audit event about an account: the event is not older than the tender's first bid. If a
 * mutation undoEmailChange followed that bid, all earlier events of the account count too. The undo link is mailed to
 * the former address, which an earlier event may have set.
 */
const COUNTS = `(event.occurred_at >= ${FIRST_BID} OR EXISTS (SELECT FROM audit_events undone
   WHERE undone.subject = 'user' AND undone.subject_id = event.subject_id AND undone.act = 'undoEmailChange'
     AND undone.outcome = 'done' AND undone.occurred_at >= ${FIRST_BID}))`;

/**
 * Returns the `persons` who are independent of the caller: since the tender's first bid, no single user could take over
 * both accounts, directly or through other accounts. Refuses CONFLICT if `persons` is not empty and none of them is
 * independent.
 */
export async function independentOf(
  tx: EntityManager,
  { id }: Closed,
  caller: string,
  persons: readonly OpeningPerson[],
) {
  if (persons.length === 0) return [];
  const rows = await tx.query<{ person: string; controller: string }[]>(
    `WITH RECURSIVE controllers AS (
       SELECT person, person AS controller FROM unnest($2::uuid[]) AS person
       UNION
       SELECT person, event.actor_id FROM controllers JOIN audit_events event ON event.subject_id = controller
        WHERE event.subject = 'user' AND event.outcome = 'done' AND ${COUNTS}
          AND event.actor_id <> event.subject_id AND ${GIVES_POWER})
     SELECT person, controller FROM controllers`,
    [id, [caller, ...persons.map((person) => person.id)]],
  );
  const controllersOf = (of: string) => rows.filter(({ person }) => person === of).map(({ controller }) => controller);
  const own = new Set(controllersOf(caller));
  const independent = persons.filter((person) => !controllersOf(person.id).some((controller) => own.has(controller)));
  if (independent.length === 0)
    throw refusal(
      "CONFLICT",
      `You cannot open this tender together with ${persons.map(({ username }) => username).join(" or ")}: since its first bid one person made one of you an administrator, set a password or address, or turned off a second step, directly or through other accounts. A third administrator opens it with one of you`,
    );
  return independent;
}
