import { type Scope, SCOPE_NAMES } from "#api/core/rules/scopes.rules.ts";
import { ApiToken } from "#api/session/tokens/ApiToken.ts";
import { beginningOf, newTokenText, sha256Of } from "#api/session/tokens/tokenText.ts";
import { daysFromNow, type Seed } from "#api/testing/builders/builders.ts";
import type { User } from "#api/users/User.ts";

/**
 * An API token of this user together with its secret text; by default valid for 30 days with every scope, including the
 * scopes for administrators.
 */
export const anApiToken =
  (
    { id: userId }: Pick<User, "id">,
    overrides: Partial<ApiToken> & { scopes?: Scope[] } = {},
  ): Seed<{ id: string; text: string }> =>
  async (tx) => {
    const text = newTokenText();
    const { id } = await tx.save(ApiToken, {
      userId,
      name: "Nightly copy",
      sha256: sha256Of(text),
      beginning: beginningOf(text),
      scopes: SCOPE_NAMES,
      expiresAt: daysFromNow(30),
      ...overrides,
    });
    return { id, text };
  };

export const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
