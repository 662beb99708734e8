import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { ApiToken, ApiTokenInput, CreatedApiToken } from "#api/session/tokens/ApiToken.ts";
import { createApiToken } from "#api/session/tokens/createApiToken.ts";
import { listApiTokens } from "#api/session/tokens/listApiTokens.ts";
import { revokeApiToken } from "#api/session/tokens/revokeApiToken.ts";
import { OwnCodeArgs } from "#api/users/rights/TypedArgs.ts";
import { User } from "#api/users/User.ts";

@Resolver(() => User)
export class ApiTokenResolver {
  @Query(() => [ApiToken], { description: "The signed-in user's own tokens, newest first, without revoked ones." })
  @MayUse("partner", "no token")
  apiTokens(@Ctx() context: SignedIn) {
    return listApiTokens(context);
  }

  @FieldResolver(() => ApiToken, {
    nullable: true,
    description:
      "The token that the request was sent with, on its own user: what it may do and when it ends. null in a session, and for other users.",
  })
  @ReadsOfRow("id")
  token(@Ctx() { db, token }: Context, @Root() { id: userId }: User) {
    return token && db.manager.findOneBy(ApiToken, { id: token.id, userId });
  }

  @Mutation(() => CreatedApiToken, {
    description:
      "Creates a personal access token, whose secret text is returned only once. Requires the user's own password.",
  })
  @MayUse("partner", "no token", { writes: "account writes" })
  createApiToken(
    @Ctx() context: SignedIn,
    @Arg("input", () => ApiTokenInput, { description: "The token's name, scopes and lifetime." })
    input: ApiTokenInput,
    @Arg("password", () => String, { description: "The current password." }) ownPassword: string,
    @Args(() => OwnCodeArgs) { ownCode }: OwnCodeArgs,
  ) {
    return createApiToken(context, input, { ownPassword, ownCode });
  }

  @Mutation(() => ApiToken, {
    description: "Permanently revokes one of the signed-in user's own tokens, effective immediately.",
  })
  @MayUse("partner", "no token", { writes: "account writes" })
  revokeApiToken(@Ctx() context: SignedIn, @Arg("id", () => ID, { description: "The id of the token." }) id: string) {
    return revokeApiToken(context, id);
  }
}
