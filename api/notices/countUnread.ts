import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import { queryPool } from "#api/core/database/pool.ts";
import { MOST_UNREAD } from "#api/notices/noticeKinds.rules.ts";

/**
 * SQL that counts a user's unread notices, up to MOST_UNREAD.
 * @param user An SQL expression for the user's id
 */
export const unreadOf = (user: string) =>
  `SELECT count(*)::int FROM (SELECT FROM notices WHERE notices.user_id = ${user} AND read_at IS NULL LIMIT ${MOST_UNREAD}) AS unread_ones`;

const COUNT = prepared(`SELECT (${unreadOf("$1")}) AS unread`);

export async function countUnread(db: DataSource, userId: string) {
  const [found] = await queryPool<{ unread: number }>(db, COUNT, [userId]);
  return found?.unread ?? 0;
}
