import { eventInsert, eventParameter } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import type { NoticeTopic } from "#api/notices/noticeKinds.rules.ts";
import { countUnread } from "#api/notices/countUnread.ts";
import { WHERE_TOPIC } from "#api/notices/listNotices.ts";

/**
 * The notices to mark as read or unread. A request contains `ids`, or `all`, or one or more conditions of MarkedPlace.
 */
interface Marked extends MarkedPlace {
  ids?: readonly string[] | null;
  /** True to mark all notices that are unread now. */
  all?: boolean | null;
  /** True to mark the notices of `ids` as unread again. */
  unread?: boolean | null;
}

/** Conditions on the notices to mark as read. An unread notice is marked if it meets all conditions that are given. */
export interface MarkedPlace {
  bidId?: string | null;
  tenderId?: string | null;
  about?: NoticeTopic | null;
}

const AS_READ = "read_at = clock_timestamp() FROM named WHERE notices.id = named.id AND named.read_at IS NULL";
const AS_UNREAD = "read_at = NULL FROM named WHERE notices.id = named.id AND named.read_at IS NOT NULL";

/**
 * SQL that marks notices of the user $1. Locks the rows in the order of their ids, so that concurrent calls cannot
 * deadlock.
 * @param which An SQL condition on a row of notices with the alias `notice`
 * @param mark The SQL of the change
 * @param isRecorded An SQL condition. If it is false, the request is not recorded in the audit trail
 */
const markThose = (which: string, mark: string, isRecorded = "true") => `
  WITH named AS (SELECT id, read_at FROM notices notice WHERE user_id = $1 AND ${which} ORDER BY id FOR UPDATE),
       marked AS (UPDATE notices SET ${mark} RETURNING 1),
       recorded AS (${eventInsert("$2", {}, `(SELECT WHERE ${isRecorded}) AS wanted`)})
  SELECT count(*)::int AS named FROM named`;

const THESE = markThose("id = ANY ($3::uuid[])", AS_READ);
const THESE_UNREAD = markThose("id = ANY ($3::uuid[])", AS_UNREAD);
const ALL = markThose("read_at IS NULL", AS_READ);
/**
 * Records an audit event only if a notice matches. The web client sends this request at each view of a page, and
 * usually no notice matches.
 */
const ofPlace = (about: NoticeTopic | null) =>
  markThose(
    `read_at IS NULL AND ($3::uuid IS NULL OR bid_id = $3) AND ($4::uuid IS NULL OR tender_id = $4) AND ${about ? WHERE_TOPIC[about] : "true"}`,
    AS_READ,
    "EXISTS (SELECT FROM named)",
  );

/**
 * Marks the signed-in user's own notices as read or, by their ids, as unread. Refuses BAD_USER_INPUT for an invalid
 * request, and NOT_FOUND if an id is not one of the user's notices.
 * @returns the number of unread notices, up to MOST_UNREAD
 */
export async function markNotices(context: SignedIn, { ids, all, unread, ...place }: Marked) {
  const { db, user } = context;
  const wanted = [...new Set((ids ?? []).map((id) => id.toLowerCase()))];
  const isPlace = Object.values(place).some((condition) => condition != null);
  if ([all === true, wanted.length > 0, isPlace].filter(Boolean).length !== 1)
    throw badInput({ ids: "Name notices, say what they are about, or ask for all" });
  if (unread && wanted.length === 0) throw badInput({ unread: "Name the notices to mark as unread" });
  if (wanted.length > MAX_PAGE) throw badInput({ ids: `At most ${MAX_PAGE} at once` });
  if (!wanted.every(isId)) throw notFound("Notice");
  const event = eventParameter(context, unread ? { act: "markNoticesUnread" } : { act: "markNotices" });
  await db.transaction(async (tx) => {
    const [statement, values] = isPlace
      ? [ofPlace(place.about ?? null), placeIds(place)]
      : all
        ? [ALL, []]
        : [unread ? THESE_UNREAD : THESE, [wanted]];
    const [found] = await tx.query<[{ named: number }]>(statement, [user.id, event, ...values]);
    if (found.named < wanted.length) throw notFound("Notice");
  });
  return countUnread(db, user.id);
}

function placeIds({ bidId = null, tenderId = null }: MarkedPlace) {
  for (const [name, id] of Object.entries({ bidId, tenderId }))
    if (id !== null && !isId(id)) throw badInput({ [name]: "Invalid input" });
  return [bidId, tenderId];
}
