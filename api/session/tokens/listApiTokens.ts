import { IsNull } from "typeorm";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { ApiToken } from "#api/session/tokens/ApiToken.ts";

/** Newest first, including expired tokens. */
export const listApiTokens = ({ db, user }: SignedIn) =>
  db.manager.find(ApiToken, {
    where: { userId: user.id, revokedAt: IsNull() },
    order: { createdAt: "DESC", id: "DESC" },
  });
