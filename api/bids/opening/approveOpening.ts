import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { closingWithoutSeal, makeClosingSeal } from "#api/bids/closing-seal/makeClosingSeal.ts";
import { openBids } from "#api/bids/opening/openBids.ts";
import { independentOf, refuseIfHidden, refuseLaterAdministrator } from "#api/bids/opening/opening.guards.ts";
import { readApprovals } from "#api/bids/opening/opening.reads.ts";
import { approvalSchema } from "#api/bids/opening/opening.rules.ts";
import { notifySecondPerson, notifyOpened } from "#api/bids/opening/notifyOpening.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { refuseAdministrator } from "#api/tenders/lifecycle/refuseInPhase.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { lockTender, saveTender } from "#api/tenders/tender.writes.ts";
import { readTenderKey } from "#api/tenders/sealed/tenderKey.ts";
import { requireOwnPassword } from "#api/users/requireOwnPassword.ts";
import { User } from "#api/users/User.ts";

/**
 * Approves the opening of a sealed tender. The last required approval opens the tender: its bids become readable, and
 * the tender never accepts bids again. If the closing seal is missing, it is made first. Refuses BAD_USER_INPUT for a
 * wrong password, RATE_LIMITED as countAttempt does, and NOT_FOUND. Refuses CONFLICT before the time of opensAt, for a
 * user with a bid on the tender, after the tender was opened or cancelled, and for the reasons in opening.guards.ts.
 */
export async function approveOpening(context: SignedIn, tenderId: string, typed: string): Promise<Tender> {
  const { db, user, wrappingKeys, mail, earlierClosingHours } = context;
  const { password } = valid(approvalSchema, { password: typed });
  await requireOwnPassword(context, "approveOpening", password);
  const tender = await db.transaction(async (tx) => {
    const tender = await lockTender(tx, tenderId);
    await lockPersons(tx, tender.id, user.id);
    const now = await databaseClock(tx);
    await refuseAdministrator(tx, "approveOpening", tender, { userId: user.id, now });
    await refuseIfHidden(tx, tender, earlierClosingHours);
    await refuseLaterAdministrator(tx, tender, user.id);
    const approvals = await readApprovals(tx, [tender.id]);
    const isRepeated = approvals.some(({ id }) => id === user.id);
    const others = approvals.filter(({ id }) => id !== user.id);
    const independent = tender.openingPersons > 1 ? await independentOf(tx, tender, user.id, others) : [];
    await tx.query(
      `INSERT INTO opening_approvals (tender_id, user_id, approved_at) VALUES ($1, $2, $3)
       ON CONFLICT (tender_id, user_id) DO UPDATE SET approved_at = EXCLUDED.approved_at`,
      [tender.id, user.id, now],
    );
    await recordEvent(tx, context, {
      act: "approveOpening",
      subject: "tender",
      subjectId: tender.id,
      after: { approvedAt: now },
    });
    const openedBy = [...independent.map(({ id }) => id), user.id].slice(-tender.openingPersons);
    if (openedBy.length < tender.openingPersons) {
      if (!isRepeated) await notifySecondPerson(tx, tender, { userId: user.id, now });
      return tender;
    }
    const closing = await closingWithoutSeal(tx, tender.id);
    if (closing) await makeClosingSeal(tx, tender, closing, context);
    const { status } = tender;
    const { opened, receipts, addresses } = await openTender(tx, tender, {
      now,
      key: await readTenderKey(tx, wrappingKeys, tender.id),
      openedBy,
    });
    await notifyOpened(tx, opened, { now, openedBy });
    await recordEvent(tx, context, {
      act: "openBids",
      subject: "tender",
      subjectId: tender.id,
      before: { openedAt: null, ...(status !== opened.status && { status }) },
      after: {
        openedAt: now,
        ...(status !== opened.status && { status: opened.status }),
        openedBy,
        receipts,
        addresses,
      },
    });
    return opened;
  });
  mail.queued();
  return tender;
}

/**
 * Locks the accounts of the caller and of the users who approved, so that no account can be blocked before the
 * transaction ends. Locks them in the same order as lockUser, which avoids deadlocks. Refuses FORBIDDEN if the caller
 * is no longer an active administrator.
 */
async function lockPersons(tx: EntityManager, tenderId: string, userId: string) {
  await tx.query(
    "SELECT 1 FROM users WHERE id = $2 OR id IN (SELECT user_id FROM opening_approvals WHERE tender_id = $1) ORDER BY id FOR SHARE",
    [tenderId, userId],
  );
  if (!(await tx.existsBy(User, { id: userId, isAdmin: true, status: "active" })))
    throw refusal("FORBIDDEN", "Admin access required");
}

async function openTender(
  tx: EntityManager,
  tender: Tender,
  { now, key, openedBy }: { now: Date; key: Buffer; openedBy: string[] },
) {
  const opened = await saveTender(tx, Object.assign(tender, { openedAt: now, status: "closed" as const }));
  const { receipts, addresses } = await openBids(tx, tender.id, key);
  await tx.query("INSERT INTO tender_openings (tender_id, opened_at, opened_by, receipts) VALUES ($1, $2, $3, $4)", [
    tender.id,
    now,
    openedBy,
    JSON.stringify(receipts),
  ]);
  await tx.query("DELETE FROM opening_approvals WHERE tender_id = $1", [tender.id]);
  return { opened, receipts, addresses };
}

/**
 * Withdraws the caller's own approval of an opening. Without an approval, only the audit event is stored. Refuses
 * NOT_FOUND.
 */
export async function withdrawOpeningApproval(context: SignedIn, tenderId: string): Promise<Tender> {
  const { db, user } = context;
  return db.transaction(async (tx) => {
    const tender = await lockTender(tx, tenderId);
    await tx.query("DELETE FROM opening_approvals WHERE tender_id = $1 AND user_id = $2", [tender.id, user.id]);
    await recordEvent(tx, context, { act: "withdrawOpeningApproval", subject: "tender", subjectId: tender.id });
    return tender;
  });
}
