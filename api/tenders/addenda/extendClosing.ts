import type { EntityManager } from "typeorm";

import { changeOf } from "#api/audit/recordedValue.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { amend } from "#api/tenders/addenda/amend.ts";
import { notifyAddendum } from "#api/tenders/addenda/issueAddendum.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { saveTender } from "#api/tenders/tender.writes.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Moves the closing time of a locked open tender `days` days later, in the transaction of another mutation. Issues an
 * addendum about the new closing time.
 */
export async function extendClosing(
  tx: EntityManager,
  context: SignedIn,
  tender: Tender,
  days: number,
): Promise<Tender> {
  const before = Object.assign({}, tender);
  const extended = Object.assign(tender, { closingDate: new Date(tender.closingDate.getTime() + days * DAY) });
  const issued = await amend(tx, before, extended, { choice: {}, by: context.user.id });
  const saved = await saveTender(tx, extended);
  const extension = {
    act: "extendClosing",
    subject: "tender" as const,
    subjectId: saved.id,
    ...changeOf("tender", before, saved),
  };
  await recordEvent(
    tx,
    context,
    extension,
    ...(issued ? [await notifyAddendum(tx, saved, issued, context.user.id)] : []),
  );
  return saved;
}
