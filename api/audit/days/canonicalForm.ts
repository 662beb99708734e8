/**
 * SQL expression for the text that is hashed for an audit event. The SQL function audit_canonical of the migration
 * ClockGoesBack returns the same text. The verification does not call this function, because an attacker who can change
 * rows can also replace functions. token_id and clock_at are appended only if they are set, so that events from before
 * these columns keep their hash.
 */
export const CANONICAL_FORM = `(jsonb_build_array(
  day::text, stripe, sequence, id, to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  actor_id, actor_name, act, outcome, subject, subject_id, tender_id, before, after, repeated, request_id, address)
  || CASE WHEN token_id IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(token_id) END
  || CASE WHEN clock_at IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('clock', to_char(clock_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) END)::text`;
