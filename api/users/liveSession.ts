/** Conditions of statements on sessions and their users: the session has not expired, and its user may use it. */
export const UNEXPIRED_SESSION = "sessions.expire > clock_timestamp()";
export const ACTIVE_USER_OF_SESSION = "users.id = sessions.user_id AND users.status = 'active' AND users.deleted_at IS NULL";
