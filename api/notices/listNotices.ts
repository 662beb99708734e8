import { type PageArgs, readPage } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { Notice } from "#api/notices/Notice.ts";
import type { NoticeFilter } from "#api/notices/NoticeFilter.ts";
import type { NoticeTopic } from "#api/notices/noticeKinds.rules.ts";

/**
 * For each topic, the SQL condition that a row `notice` belongs to the topic. The SQL names the table of questions,
 * because api/notices must not import api/questions. A scalar subquery is faster here than EXISTS, for which PostgreSQL
 * would hash all questions.
 */
export const WHERE_TOPIC: Record<NoticeTopic, string> = {
  ownQuestions: `(notice.kind = 'questionDeclined' OR (notice.kind = 'questionAnswered' AND (
    SELECT asked.id FROM tender_questions asked WHERE asked.tender_id = notice.tender_id AND asked.company_id = notice.user_id AND asked.number = (notice.facts ->> 'question')::int LIMIT 1) IS NOT NULL))`,
  outcomes: "notice.kind IN ('awardMade', 'bidDecided')",
};

/** Lists the signed-in user's own notices, newest first. Refuses BAD_USER_INPUT for a malformed tender id. */
export function listNotices(
  { db, user }: Pick<SignedIn, "db" | "user">,
  page: PageArgs,
  { unread, tenderId, kind, about }: NoticeFilter,
) {
  if (tenderId != null && !isId(tenderId)) throw badInput({ tenderId: "Invalid input" });
  const rows = db.manager.createQueryBuilder(Notice, "notice").where("notice.userId = :userId", { userId: user.id });
  if (unread != null) rows.andWhere(`notice.readAt IS ${unread ? "" : "NOT "}NULL`);
  if (tenderId != null) rows.andWhere("notice.tenderId = :tenderId", { tenderId });
  if (kind != null) rows.andWhere("notice.kind = :kind", { kind });
  if (about != null) rows.andWhere(WHERE_TOPIC[about]);
  return readPage(rows, page, { field: "createdAt", direction: "descending" });
}
