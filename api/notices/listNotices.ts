import { type PageArgs, readPage } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { Notice } from "#api/notices/Notice.ts";
import type { NoticeFilter } from "#api/notices/NoticeFilter.ts";
import { WHERE_TOPIC } from "#api/notices/whereTopic.ts";

/** The person's own notices, newest first. */
export function listNotices({ db, user }: Pick<SignedIn, "db" | "user">, page: PageArgs, { unread, tenderId, kind, about }: NoticeFilter) {
  if (tenderId != null && !isId(tenderId)) throw badInput({ tenderId: "Invalid input" });
  const rows = db.manager.createQueryBuilder(Notice, "notice").where("notice.userId = :userId", { userId: user.id });
  if (unread != null) rows.andWhere(`notice.readAt IS ${unread ? "" : "NOT "}NULL`);
  if (tenderId != null) rows.andWhere("notice.tenderId = :tenderId", { tenderId });
  if (kind != null) rows.andWhere("notice.kind = :kind", { kind });
  if (about != null) rows.andWhere(WHERE_TOPIC[about]);
  return readPage(rows, page, { field: "createdAt", direction: "descending" });
}
