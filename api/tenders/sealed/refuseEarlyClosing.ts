import type { EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";
import type { AddendumChoice } from "#api/tenders/addenda/amendments.rules.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

const HOUR = 3_600_000;

type Closing = Pick<Tender, "id" | "sealed" | "openedAt" | "status" | "closingDate">;

interface Change {
  /** The environment variable EARLIER_CLOSING_HOURS. */
  earlierClosingHours: number;
  choice: AddendumChoice;
}

/**
 * Prevents an administrator from closing a sealed tender with bids at a time that its bidders do not know. Refuses
 * CONFLICT
 * - for a new closing time in the past
 * - for an earlier closing time that is less than EARLIER_CLOSING_HOURS away or announced as a correction
 * - for the status `closed` before the closing time
 *
 * An administrator could also hide the tender from bidders: see refuseIfHidden.
 */
export async function refuseEarlyClosing(
  tx: EntityManager,
  before: Closing,
  changed: Closing,
  { earlierClosingHours, choice }: Change,
) {
  const isMoved = before.closingDate.getTime() !== changed.closingDate.getTime();
  const isClosed = before.status !== "closed" && changed.status === "closed";
  const isShown = before.status === "draft" && changed.status !== "draft";
  if (!isUnopened(changed) || !(isMoved || isClosed || isShown)) return;
  const [hasBids] = await haveBids(tx, [changed.id]);
  if (!hasBids) return;
  const { now, known } = await knownClosing(tx, before);
  if (isMoved && hasClosed(changed.closingDate, now)) throw conflict("closingDate", "cannot be moved into the past");
  if (isClosed && !hasClosed(changed.closingDate, now)) throw closedEarly();
  if (changed.closingDate >= known) return;
  if (isMoved && changed.closingDate.getTime() < now.getTime() + earlierClosingHours * HOUR)
    throw conflict(
      "closingDate",
      `can be moved to an earlier time only if that is at least ${earlierClosingHours} hours away`,
    );
  if (choice.weight === "correction")
    throw conflict("weight", "is not moved to an earlier time by a correction: bidders are notified of it by mail");
}

const isUnopened = ({ sealed, openedAt }: Pick<Closing, "sealed" | "openedAt">) => sealed && !openedAt;

/** Whether the status `closed` is refused if companies have bids on the tender. */
export const closesEarly = (tender: Omit<Closing, "id">, now: Date) =>
  isUnopened(tender) && tender.status !== "closed" && !hasClosed(tender.closingDate, now);

/** Creates the refusal of the status `closed` before the closing time. */
export const closedEarly = () => conflict("status", "comes when it was announced");

/** Reads, for each tender, whether it has bids, including withdrawn bids. */
export async function haveBids(db: Pick<EntityManager, "query">, tenderIds: readonly string[]) {
  const found = await db.query<{ id: string }[]>(
    `SELECT wanted.id FROM unnest($1::uuid[]) AS wanted (id)
      WHERE EXISTS (SELECT FROM bids WHERE bids.tender_id = wanted.id)`,
    [tenderIds],
  );
  const having = new Set(found.map(({ id }) => id));
  return tenderIds.map((id) => having.has(id));
}

/** Reads the database's clock, and the last closing time of which bidders were notified. */
async function knownClosing(tx: EntityManager, { id, closingDate }: Pick<Tender, "id" | "closingDate">) {
  const [{ now, leftOpen }] = await tx.query<[{ now: Date; leftOpen: string | null }]>(
    `SELECT clock_timestamp()::timestamptz(3) AS now, left_open ->> 'closingDate' AS "leftOpen" FROM tenders WHERE id = $1`,
    [id],
  );
  return { now, known: leftOpen === null ? closingDate : new Date(leftOpen) };
}

const conflict = (field: "closingDate" | "status" | "weight", what: string) => {
  const message = `Companies have sealed bids on this tender: its closing ${what}`;
  return refusal("CONFLICT", message, { [field]: message });
};
