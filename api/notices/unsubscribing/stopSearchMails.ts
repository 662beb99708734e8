import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { User } from "#api/users/User.ts";

/**
 * Reads the name and owner of a saved search; null if it was deleted. The SQL names the table, because api/notices must
 * not import api/tenders.
 */
export async function findSearch(tx: Pick<EntityManager, "query">, id: string) {
  const [found] = await tx.query<{ name: string; userId: string }[]>(
    'SELECT name, user_id AS "userId" FROM saved_searches WHERE id = $1',
    [id],
  );
  return found ?? null;
}

/** Cancels the mails of notices about a saved search that are not mailed yet. */
export const dropSearchMails = (tx: Pick<EntityManager, "query">, id: string) =>
  tx.query(
    `UPDATE notices SET mail_due_at = NULL
      WHERE kind = 'searchMatched' AND occurrence = $1 AND mailed_at IS NULL AND mail_due_at IS NOT NULL AND user_id = (SELECT user_id FROM saved_searches WHERE id = $1::uuid)`,
    [id],
  );

/**
 * Stops the mails of a saved search: from now on, its matches are shown in the portal only. Does nothing for a deleted
 * search.
 */
export async function stopSearchMails(context: Pick<Context, "db" | "requestId" | "address">, id: string) {
  await context.db.transaction(async (tx) => {
    const search = await findSearch(tx, id);
    const user = search && (await tx.findOneBy(User, { id: search.userId }));
    if (!user) return;
    await tx.query("UPDATE saved_searches SET delivery = 'never' WHERE id = $1", [id]);
    await dropSearchMails(tx, id);
    await recordEvent(tx, { ...context, user }, { act: "stopSearchMails", subject: "user", subjectId: user.id });
  });
}
