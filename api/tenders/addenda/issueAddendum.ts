import type { EntityManager } from "typeorm";

import type { NewEvent } from "#api/audit/recordEvent.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { badInput } from "#api/core/rules/valid.ts";
import {
  type AddendumChange,
  type AddendumChoice,
  missingNote,
  usualWeight,
} from "#api/tenders/addenda/amendments.rules.ts";
import { type IssuedAddendum, notifyAmended } from "#api/tenders/addenda/notifyAmended.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const INSERT = prepared(
  `INSERT INTO addenda (tender_id, number, issued_by, changes, note, weight) VALUES ($1, $2, $3, $4::jsonb, $5, $6) RETURNING issued_at AS "issuedAt"`,
);

const NOBODY_CONFIRMS = "This tender takes no more bids: nobody can confirm this change";

interface Issuing {
  changes: readonly AddendumChange[];
  choice: AddendumChoice;
  /** Whether the changed tender accepts bids. Only then can a company confirm the addendum. */
  takesBids: boolean;
  by: string;
}

/**
 * Stores the changes of a locked tender as its next addendum, and sets the addendum's number and time on `tender`,
 * which the caller must then save. notifyAddendum sends the notices. Refuses BAD_USER_INPUT for a missing note (see
 * missingNote), and for the weight `confirm` if the tender accepts no bids.
 */
export async function issueAddendum(
  tx: EntityManager,
  tender: Tender,
  { changes, choice, takesBids, by }: Issuing,
): Promise<IssuedAddendum> {
  const missing = missingNote(changes, choice, takesBids);
  if (missing) throw badInput({ note: missing });
  if (choice.weight === "confirm" && !takesBids) throw badInput({ weight: NOBODY_CONFIRMS });
  const number = tender.newestAddendum + 1;
  const note = choice.note ?? null;
  const weight = choice.weight ?? usualWeight(changes, takesBids);
  const [{ issuedAt }] = await tx.query<[{ issuedAt: Date }]>(INSERT, [
    tender.id,
    number,
    by,
    JSON.stringify(changes),
    note,
    weight,
  ]);
  Object.assign(tender, { newestAddendum: number, amendedAt: issuedAt });
  return { number, issuedAt, weight, note, changes };
}

/**
 * Notifies all companies with a live bid, a draft or a question of an addendum. Call it after the tender is saved.
 * @returns The addendum's event for the audit trail
 */
export async function notifyAddendum(
  tx: EntityManager,
  tender: Tender,
  addendum: IssuedAddendum,
  by: string,
): Promise<NewEvent> {
  await notifyAmended(tx, tender, addendum, by);
  const { number, weight, changes } = addendum;
  return {
    act: "issueAddendum",
    subject: "tender",
    subjectId: tender.id,
    after: { number, weight, fields: changes.map(({ field }) => field).join(", ") },
  };
}
