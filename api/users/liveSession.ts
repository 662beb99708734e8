/** SQL condition on a row of `sessions`: the session has not expired. */
export const UNEXPIRED_SESSION = "sessions.expire > clock_timestamp()";
/** SQL condition that joins a session with its user. A user who may not sign in is left out. */
export const ACTIVE_USER_OF_SESSION =
  "users.id = sessions.user_id AND users.status = 'active' AND users.deleted_at IS NULL";

/** SQL condition on a row of `api_tokens`: the token is not revoked and has not expired. */
export const LIVE_TOKEN =
  "api_tokens.revoked_at IS NULL AND (api_tokens.expires_at IS NULL OR api_tokens.expires_at > clock_timestamp())";
/** SQL condition that joins a token with its user. A user who may not sign in is left out. */
export const ACTIVE_USER_OF_TOKEN =
  "users.id = api_tokens.user_id AND users.status = 'active' AND users.deleted_at IS NULL";
