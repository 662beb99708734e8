import type { EntityManager } from "typeorm";

import type { NoticeKind } from "#api/notices/noticeKinds.rules.ts";
import { peopleOf } from "#api/notices/recipients.ts";

interface About {
  kind: NoticeKind;
  companyId: string;
  bidId: string;
}

const UNSENT = `
  kind = $1 AND user_id IN (${peopleOf("$2::uuid")}) AND bid_id = $3 AND mailed_at IS NULL AND mail_due_at IS NOT NULL`;

/**
 * Withdraws a company's notices of one kind about a bid, if their mail is still pending. Deletes unread notices. Read
 * notices remain in the portal, but are no longer mailed. If another transaction is mailing a notice, waits for it, and
 * does not change the notice.
 * @returns whether a notice was deleted
 */
export async function recallNotices(tx: Pick<EntityManager, "query">, { kind, companyId, bidId }: About) {
  const about = [kind, companyId, bidId];
  const [deleted] = await tx.query<[unknown[], number]>(
    `DELETE FROM notices WHERE ${UNSENT} AND read_at IS NULL RETURNING id`,
    about,
  );
  await tx.query(`UPDATE notices SET mail_due_at = NULL WHERE ${UNSENT}`, about);
  return deleted.length > 0;
}
