import type { DataSource } from "typeorm";

import { poolOf, queryPool } from "#api/core/database/pool.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { type Scope, withIncluded } from "#api/core/rules/scopes.rules.ts";
import { callerColumns, type CallerRow, type SessionSettings } from "#api/session/readSessions.ts";
import { sha256Of } from "#api/session/tokens/tokenText.ts";

interface TokenRow extends CallerRow {
  tokenId: string;
  scopes: Scope[];
  state: "live" | "expired" | "revoked" | "inactive";
  /** True if no use of the token was recorded in the current hour. */
  isLongUnused: boolean;
}

/**
 * Returns a function that reads a token with its user, in one indexed SQL statement. Only administrators can have
 * tokens without an expiry. Such a token is inactive while its user is not an administrator. A token's use is recorded
 * once an hour, in the background.
 */
export function openTokens(db: DataSource, settings: SessionSettings) {
  const read = prepared(`
    SELECT ${callerColumns(db, settings)}, api_tokens.id AS "tokenId", api_tokens.scopes,
           CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= clock_timestamp() THEN 'expired'
                WHEN users.status <> 'active' OR users.deleted_at IS NOT NULL OR (expires_at IS NULL AND NOT users.is_admin) THEN 'inactive' ELSE 'live' END AS state,
           coalesce(last_used_at < date_trunc('hour', clock_timestamp()), true) AS "isLongUnused"
      FROM api_tokens JOIN users ON users.id = api_tokens.user_id WHERE api_tokens.sha256 = $1`);
  const noteUse = prepared("UPDATE api_tokens SET last_used_at = date_trunc('hour', clock_timestamp()) WHERE id = $1");
  return async (token: string) => {
    const [found] = await queryPool<TokenRow>(db, read, [sha256Of(token)]);
    if (!found) return null;
    const { tokenId: id, scopes, state, isLongUnused, ...caller } = found;
    if (state === "live" && isLongUnused)
      poolOf(db)
        .query(noteUse, [id])
        .catch(() => undefined);
    return { token: { id, scopes: withIncluded(scopes) }, state, caller };
  };
}
