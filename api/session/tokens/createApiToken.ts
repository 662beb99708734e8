import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { SCOPE_NAMES } from "#api/core/rules/scopes.rules.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { requireProvenAddress } from "#api/users/account-mails/provenAddress.ts";
import { requireRecentSignIn, type Typed } from "#api/users/rights/requireRecentSignIn.ts";
import { ApiToken, type ApiTokenInput, type CreatedApiToken } from "#api/session/tokens/ApiToken.ts";
import { apiTokenSchema, MOST_TOKENS, wrongScopes } from "#api/session/tokens/apiToken.rules.ts";
import { beginningOf, newTokenText, sha256Of } from "#api/session/tokens/tokenText.ts";
import { LIVE_TOKEN } from "#api/users/liveSession.ts";
import { User } from "#api/users/User.ts";

/**
 * Creates an API token. Refuses FORBIDDEN as requireProvenAddress does. Refuses BAD_USER_INPUT for an unknown scope, a
 * scope for administrators only, or an unsupported lifetime. Refuses CONFLICT if the user has MOST_TOKENS valid tokens.
 * Also refuses as requireRecentSignIn and createOnce do.
 * @returns `token` is the token's text, or null for a retry with the same idempotency key
 */
export async function createApiToken(context: SignedIn, input: ApiTokenInput, typed: Typed): Promise<CreatedApiToken> {
  const { name, expiresInDays } = valid(apiTokenSchema, input);
  const scopes = checkedScopes(context, input);
  if (expiresInDays === null && !context.user.isAdmin) throw badInput({ expiresInDays: "Required" });
  await requireProvenAddress(context);
  await requireRecentSignIn(context, "createApiToken", typed, "password");
  const {
    user: { id: userId },
  } = context;
  let token: string | null = null;
  const apiToken = await createOnce(context, {
    act: "createApiToken",
    noun: "token",
    owner: userId,
    input,
    terms: { name, scopes, expiresInDays },
    async create(tx) {
      await tx.findOne(User, { where: { id: userId }, lock: { mode: "pessimistic_write" } });
      const [{ live }] = await tx.query<[{ live: number }]>(
        `SELECT count(*)::int AS live FROM api_tokens WHERE user_id = $1 AND ${LIVE_TOKEN}`,
        [userId],
      );
      if (live >= MOST_TOKENS)
        throw refusal("CONFLICT", `You have ${MOST_TOKENS} tokens: revoke one that is not needed first`);
      token = newTokenText();
      const [stored] = await tx.query<[{ id: string }]>(
        `INSERT INTO api_tokens (user_id, name, sha256, beginning, scopes, expires_at)
         VALUES ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(days => $6)) RETURNING id`,
        [userId, name, sha256Of(token), beginningOf(token), scopes, expiresInDays],
      );
      const created = await tx.findOneByOrFail(ApiToken, { id: stored.id });
      return recordCreation(tx, context, { act: "createApiToken", subject: "apiToken" }, created);
    },
    read: (tx, id) => tx.findOneBy(ApiToken, { id }),
  });
  return { apiToken, token };
}

/** Validates the scopes; returns each once, in the order of SCOPE_NAMES. */
function checkedScopes({ user: { isAdmin } }: SignedIn, { scopes }: ApiTokenInput) {
  const wrong = wrongScopes(scopes, isAdmin);
  if (wrong !== null) throw badInput({ scopes: wrong });
  return SCOPE_NAMES.filter((name) => scopes.includes(name));
}
