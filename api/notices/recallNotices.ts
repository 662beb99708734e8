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
 * Undoes a company's notices about a bid that were not mailed yet. Deletes the unread notices. The read notices stay in
 * the portal and are not mailed. If another transaction is mailing some of the notices, waits for that transaction and
 * then does not change those notices.
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
