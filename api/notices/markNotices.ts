import { eventInsert, eventParameter } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { countUnread } from "#api/notices/unread.ts";

/** At most so many ids at once: a page. */
const MOST_IDS = 100;

interface Marked {
  /** null: all that were there at this moment. */
  ids?: readonly string[] | null;
  all?: boolean | null;
}

/** Rows are locked in one order, so that two of these never wait for each other. */
const MARK = `
  WITH named AS (SELECT id, read_at FROM notices WHERE user_id = $1 AND ($2::uuid[] IS NULL AND read_at IS NULL OR id = ANY ($2)) ORDER BY id FOR UPDATE),
       marked AS (UPDATE notices SET read_at = clock_timestamp() FROM named WHERE notices.id = named.id AND named.read_at IS NULL RETURNING 1),
       recorded AS (${eventInsert("$3")})
  SELECT count(*)::int AS named FROM named`;

/** Marks own notices as read; one that is read stays so. Refuses NOT_FOUND if one of them is not one's own. @returns how many are still unread */
export async function markNotices(context: SignedIn, { ids, all }: Marked) {
  const { db, user } = context;
  const wanted = [...new Set((ids ?? []).map((id) => id.toLowerCase()))];
  if ((all === true) === wanted.length > 0) throw badInput({ ids: "Name notices, or ask for all" });
  if (wanted.length > MOST_IDS) throw badInput({ ids: `At most ${MOST_IDS} at once` });
  if (!wanted.every(isId)) throw notFound("Notice");
  await db.transaction(async (tx) => {
    const [found] = await tx.query<[{ named: number }]>(MARK, [user.id, all ? null : wanted, eventParameter(context, { act: "markNotices" })]);
    if (!all && found.named < wanted.length) throw notFound("Notice");
  });
  return countUnread(db, user.id);
}
