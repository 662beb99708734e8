import { IsNull } from "typeorm";

import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { ApiToken } from "#api/session/tokens/ApiToken.ts";

/**
 * Permanently revokes one of the user's own tokens. Refuses NOT_FOUND for another user's token, and for a revoked one.
 */
export async function revokeApiToken(context: SignedIn, id: string): Promise<ApiToken> {
  const { db, user } = context;
  return db.transaction(async (tx) => {
    const found = isId(id)
      ? await tx.findOne(ApiToken, {
          where: { id, userId: user.id, revokedAt: IsNull() },
          lock: { mode: "pessimistic_write" },
        })
      : null;
    if (!found) throw notFound("Token");
    await tx.query("UPDATE api_tokens SET revoked_at = clock_timestamp() WHERE id = $1", [id]);
    return recordChange(
      tx,
      context,
      { act: "revokeApiToken", subject: "apiToken" },
      found,
      await tx.findOneByOrFail(ApiToken, { id }),
    );
  });
}
