import type { NoticeTopic } from "#api/notices/noticeKinds.rules.ts";

/**
 * The notices of each topic, as SQL on a row of notices, named `notice`; questions by the name of their table.
 * A row of them instead of EXISTS, for which PostgreSQL would read all questions into a table of hashes.
 */
export const WHERE_TOPIC: Record<NoticeTopic, string> = {
  ownQuestions: `(notice.kind = 'questionDeclined' OR (notice.kind = 'questionAnswered' AND (
    SELECT asked.id FROM tender_questions asked WHERE asked.tender_id = notice.tender_id AND asked.company_id = notice.user_id AND asked.number = (notice.facts ->> 'question')::int LIMIT 1) IS NOT NULL))`,
  outcomes: "notice.kind IN ('awardMade', 'bidDecided')",
};
