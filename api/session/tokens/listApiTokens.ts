import { IsNull } from "typeorm";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { ApiToken } from "#api/session/tokens/ApiToken.ts";

/** Lists the user's tokens, newest first: also expired ones, but not revoked ones. */
export const listApiTokens = ({ db, user }: SignedIn) =>
  db.manager.find(ApiToken, {
    where: { userId: user.id, revokedAt: IsNull() },
    order: { createdAt: "DESC", id: "DESC" },
  });
