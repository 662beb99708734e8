import { eventInsert, eventParameter } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import type { NoticeTopic } from "#api/notices/noticeKinds.rules.ts";
import { countUnread } from "#api/notices/unread.ts";
import { WHERE_TOPIC } from "#api/notices/whereTopic.ts";

/** At most so many ids at once: a page. */
const MOST_IDS = 100;

/** One of these three ways. */
interface Marked extends MarkedPlace {
  ids?: readonly string[] | null;
  /** All that are unread at this moment. */
  all?: boolean | null;
}

/** Of the unread ones at this moment those that meet every given condition. */
export interface MarkedPlace {
  bidId?: string | null;
  tenderId?: string | null;
  about?: NoticeTopic | null;
}

/**
 * Rows are locked in one order, so that two of these never wait for each other.
 * @param which SQL on a row of notices, named `notice`, of the person $1
 * @param isRecorded SQL: whether it is an event of the audit trail
 */
const markThose = (which: string, isRecorded = "true") => `
  WITH named AS (SELECT id, read_at FROM notices notice WHERE user_id = $1 AND ${which} ORDER BY id FOR UPDATE),
       marked AS (UPDATE notices SET read_at = clock_timestamp() FROM named WHERE notices.id = named.id AND named.read_at IS NULL RETURNING 1),
       recorded AS (${eventInsert("$2", {}, `(SELECT WHERE ${isRecorded}) AS wanted`)})
  SELECT count(*)::int AS named FROM named`;

const THESE = markThose("id = ANY ($3::uuid[])");
const ALL = markThose("read_at IS NULL");
/** A page that shows what notices say marks them each time it is shown: mostly there are none. */
const ofPlace = (about: NoticeTopic | null) =>
  markThose(`read_at IS NULL AND ($3::uuid IS NULL OR bid_id = $3) AND ($4::uuid IS NULL OR tender_id = $4) AND ${about ? WHERE_TOPIC[about] : "true"}`, "EXISTS (SELECT FROM named)");

/** Marks own notices as read; one that is read stays so. Refuses BAD_USER_INPUT, and NOT_FOUND if one of the ids is not one's own notice. @returns how many are still unread */
export async function markNotices(context: SignedIn, { ids, all, ...place }: Marked) {
  const { db, user } = context;
  const wanted = [...new Set((ids ?? []).map((id) => id.toLowerCase()))];
  const isPlace = Object.values(place).some((condition) => condition != null);
  if ([all === true, wanted.length > 0, isPlace].filter(Boolean).length !== 1) throw badInput({ ids: "Name notices, say what they are about, or ask for all" });
  if (wanted.length > MOST_IDS) throw badInput({ ids: `At most ${MOST_IDS} at once` });
  if (!wanted.every(isId)) throw notFound("Notice");
  const event = eventParameter(context, { act: "markNotices" });
  await db.transaction(async (tx) => {
    const [statement, values] = isPlace ? [ofPlace(place.about ?? null), placeIds(place)] : all ? [ALL, []] : [THESE, [wanted]];
    const [found] = await tx.query<[{ named: number }]>(statement, [user.id, event, ...values]);
    if (found.named < wanted.length) throw notFound("Notice");
  });
  return countUnread(db, user.id);
}

function placeIds({ bidId = null, tenderId = null }: MarkedPlace) {
  for (const [name, id] of Object.entries({ bidId, tenderId })) if (id !== null && !isId(id)) throw badInput({ [name]: "Invalid input" });
  return [bidId, tenderId];
}
