import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ApiToken, ApiTokenInput, CreatedApiToken } from "#api/session/tokens/ApiToken.ts";
import { createApiToken } from "#api/session/tokens/createApiToken.ts";
import { listApiTokens } from "#api/session/tokens/listApiTokens.ts";
import { revokeApiToken } from "#api/session/tokens/revokeApiToken.ts";

@Resolver()
export class ApiTokenResolver {
  @Query(() => [ApiToken], { description: "The person's own tokens that were not revoked, the newest first." })
  @MayUse("partner", "no token")
  apiTokens(@Ctx() context: SignedIn) {
    return listApiTokens(context);
  }

  @Mutation(() => CreatedApiToken, { description: "A personal access token, which is told this once. The own password is typed again." })
  @MayUse("partner", "no token", { writes: "account writes" })
  createApiToken(
    @Ctx() context: SignedIn,
    @Arg("input", () => ApiTokenInput, { description: "What it is for, what it may do, and for how long." }) input: ApiTokenInput,
    @Arg("password", () => String, { description: "The current one." }) password: string,
  ) {
    return createApiToken(context, input, password);
  }

  @Mutation(() => ApiToken, { description: "Ends one of the person's own tokens at once and for good." })
  @MayUse("partner", "no token", { writes: "account writes" })
  revokeApiToken(@Ctx() context: SignedIn, @Arg("id", () => ID, { description: "Of the token." }) id: string) {
    return revokeApiToken(context, id);
  }
}
