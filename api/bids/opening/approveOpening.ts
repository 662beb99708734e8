import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { closingToSeal, sealBids } from "#api/bids/closing-seal/sealBids.ts";
import { openBids } from "#api/bids/opening/openBids.ts";
import { tellAwaited, tellOpened } from "#api/bids/opening/tellOpening.ts";
import { approvalSchema } from "#api/bids/opening/opening.rules.ts";
import { readApprovals } from "#api/bids/opening/readOpenings.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { refuseCancelled } from "#api/tenders/addenda/refuseCancelled.ts";
import { SETTLING_MS } from "#api/tenders/lockOpenTender.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import { refuseOwnBid } from "#api/tenders/refuseOwnBid.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import { readTenderKey } from "#api/tenders/tenderKey.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";
import { User } from "#api/users/User.ts";

/** From when on a sealed tender can be opened. */
export const opensAt = ({ closingDate }: Pick<Tender, "closingDate">) => new Date(closingDate.getTime() + SETTLING_MS);

/**
 * Approves the opening of a sealed tender; the last approval that it needs opens it: its bids can be read, and it never takes bids
 * again. A closing seal that is still to come is made before. Refuses BAD_USER_INPUT for a wrong password, RATE_LIMITED as countAttempt does, NOT_FOUND, and CONFLICT before the time,
 * for whoever has a bid on it, and once it is opened or cancelled.
 */
export async function approveOpening(context: SignedIn, tenderId: string, typed: string): Promise<Tender> {
  const { db, user, seal, mail } = context;
  const { password } = valid(approvalSchema, { password: typed });
  await requireOwnPassword(context, "approveOpening", password);
  const tender = await db.transaction(async (tx) => {
    const tender = await lockTender(tx, tenderId);
    refuseCancelled(tender);
    await lockPersons(tx, tender.id, user.id);
    const now = await databaseClock(tx);
    refuseToOpen(tender, now);
    await refuseOwnBid(tx, tender.id, user.id);
    const isRepeated = (await readApprovals(tx, [tender.id])).some(({ id }) => id === user.id);
    await tx.query(
      `INSERT INTO opening_approvals (tender_id, user_id, approved_at) VALUES ($1, $2, $3)
       ON CONFLICT (tender_id, user_id) DO UPDATE SET approved_at = EXCLUDED.approved_at`,
      [tender.id, user.id, now],
    );
    await recordEvent(tx, context, { act: "approveOpening", subject: "tender", subjectId: tender.id });
    const persons = await readApprovals(tx, [tender.id]);
    if (persons.length < tender.openingPersons) {
      if (!isRepeated) await tellAwaited(tx, tender, { userId: user.id, now });
      return tender;
    }
    const openedBy = persons.slice(-tender.openingPersons).map(({ id }) => id);
    const closing = await closingToSeal(tx, tender.id);
    if (closing) await sealBids(tx, tender, closing, context);
    const { opened, receipts } = await openTender(tx, tender, { now, key: await readTenderKey(tx, seal, tender.id), openedBy });
    await tellOpened(tx, opened, { now, openedBy });
    await recordEvent(tx, context, { act: "openBids", subject: "tender", subjectId: tender.id, after: { openedAt: now, openedBy, receipts } });
    return opened;
  });
  mail.queued();
  return tender;
}

/**
 * Locks the administrators who have approved, and this one, in the order in which lockUser locks them: a block at the same time
 * comes before the approval or after it. Refuses FORBIDDEN if this one was blocked or demoted meanwhile.
 */
async function lockPersons(tx: EntityManager, tenderId: string, userId: string) {
  await tx.query("SELECT 1 FROM users WHERE id = $2 OR id IN (SELECT user_id FROM opening_approvals WHERE tender_id = $1) ORDER BY id FOR SHARE", [tenderId, userId]);
  if (!(await tx.existsBy(User, { id: userId, isAdmin: true, status: "active" }))) throw refusal("FORBIDDEN", "Admin access required");
}

function refuseToOpen(tender: Tender, now: Date) {
  const message = !tender.sealed ? "This tender is not sealed"
    : tender.openedAt ? "The bids on this tender have been opened already"
    : tender.status === "draft" ? "This tender is a draft: there is nothing to open"
    : now <= opensAt(tender) ? "This tender can be opened only after its closing time"
    : null;
  if (message) throw refusal("CONFLICT", message);
}

async function openTender(tx: EntityManager, tender: Tender, { now, key, openedBy }: { now: Date; key: Buffer; openedBy: string[] }) {
  const opened = await saveTender(tx, Object.assign(tender, { openedAt: now, status: "closed" as const }));
  const receipts = await openBids(tx, tender.id, key);
  await tx.query("INSERT INTO tender_openings (tender_id, opened_at, opened_by, receipts) VALUES ($1, $2, $3, $4)", [tender.id, now, openedBy, JSON.stringify(receipts)]);
  await tx.query("DELETE FROM opening_approvals WHERE tender_id = $1", [tender.id]);
  return { opened, receipts };
}
