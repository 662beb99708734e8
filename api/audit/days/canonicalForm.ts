/**
 * What the hash of an event covers, as the migration AuditTokens states it; without a token as before it. The check has its own copy: whoever can change rows can
 * change the database's functions, too.
 */
export const CANONICAL_FORM = `(jsonb_build_array(
  day::text, stripe, sequence, id, to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  actor_id, actor_name, act, outcome, subject, subject_id, tender_id, before, after, repeated, request_id, address)
  || CASE WHEN token_id IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(token_id) END)::text`;
