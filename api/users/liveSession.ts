/** SQL conditions on sessions and their users: the session has not expired, and its user may use it. */
export const UNEXPIRED_SESSION = "sessions.expire > clock_timestamp()";
export const ACTIVE_USER_OF_SESSION =
  "users.id = sessions.user_id AND users.status = 'active' AND users.deleted_at IS NULL";

/** SQL condition on tokens and their users: the token has not expired, and its user may use it. */
export const LIVE_TOKEN =
  "api_tokens.revoked_at IS NULL AND (api_tokens.expires_at IS NULL OR api_tokens.expires_at > clock_timestamp())";
export const ACTIVE_USER_OF_TOKEN =
  "users.id = api_tokens.user_id AND users.status = 'active' AND users.deleted_at IS NULL";
