import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { clearUserTwoStep } from "#api/session/two-step/clearUserTwoStep.ts";
import { completeSignIn } from "#api/session/two-step/completeSignIn.ts";
import { confirmTwoStep } from "#api/session/two-step/confirmTwoStep.ts";
import { readTwoStep } from "#api/session/two-step/readTwoStep.ts";
import { setUpTwoStep } from "#api/session/two-step/setUpTwoStep.ts";
import { turnOffTwoStep } from "#api/session/two-step/turnOffTwoStep.ts";
import { TwoStep, TwoStepSecret } from "#api/session/two-step/TwoStep.ts";
import { haveTwoStep } from "#api/users/hasTwoStep.ts";
import { OwnCodeArgs } from "#api/users/rights/TypedArgs.ts";
import { User } from "#api/users/User.ts";

@Resolver(() => User)
export class TwoStepResolver {
  @FieldResolver(() => Boolean, { description: "Whether a sign-in asks for a code after the password." })
  @ReadsOfRow("id")
  hasTwoStep(@Root() { id }: User, @Ctx() context: Context) {
    return loadBatched(context, haveTwoStep, id);
  }

  @Query(() => TwoStep, { description: "The signed-in user's own two-step sign-in." })
  @MayUse("partner", "no token", { beforeTwoStep: true })
  twoStep(@Ctx() context: SignedIn) {
    return readTwoStep(context);
  }

  @Mutation(() => TwoStepSecret, {
    description:
      "Creates a secret for an authenticator app. It takes effect when confirmTwoStep receives a code of the app.",
  })
  @MayUse("partner", "no token", { beforeTwoStep: true, writes: "account writes" })
  setUpTwoStep(
    @Ctx() context: SignedIn,
    @Arg("password", () => String, { description: "The current password." }) password: string,
  ) {
    return setUpTwoStep(context, password);
  }

  @Mutation(() => [String], {
    description:
      "Turns two-step sign-in on, ends the other sessions and returns ten recovery codes, which are returned only once.",
  })
  @MayUse("partner", "no token", { beforeTwoStep: true, writes: "account writes" })
  confirmTwoStep(
    @Ctx() context: SignedIn,
    @Arg("code", () => String, { description: "A code of the authenticator app." }) code: string,
  ) {
    return confirmTwoStep(context, code);
  }

  @Mutation(() => Boolean, {
    description:
      "Turns two-step sign-in off, with the password and a code. CONFLICT for an administrator while REQUIRE_TWO_STEP_FOR_ADMINS is set.",
  })
  @MayUse("partner", "no token", { writes: "account writes" })
  turnOffTwoStep(
    @Ctx() context: SignedIn,
    @Arg("password", () => String, { description: "The current password." }) password: string,
    @Arg("code", () => String, { description: "A code of the authenticator app, or a recovery code." }) code: string,
  ) {
    return turnOffTwoStep(context, { password, code });
  }

  @Mutation(() => User, {
    description: "Completes a sign-in that login refused with SECOND_STEP, in the same browser, within five minutes.",
  })
  @MayUse("visitor", "no token")
  completeSignIn(
    @Ctx() context: Context,
    @Arg("code", () => String, {
      description: "A code of the authenticator app, or a recovery code. Each code works once.",
    })
    code: string,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "en",
      description: "The language of the mail about a new device.",
    })
    language: Language,
  ) {
    return completeSignIn(context, { code, language });
  }

  @Mutation(() => User, {
    description: "Administrators only. Turns another user's two-step sign-in off and ends their sessions.",
  })
  @MayUse("admin", "no token", { writes: "user writes" })
  clearUserTwoStep(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("password", () => String, { description: "The administrator's own password." }) ownPassword: string,
    @Args(() => OwnCodeArgs) { ownCode }: OwnCodeArgs,
  ) {
    return clearUserTwoStep(context, { id, ownPassword, ownCode });
  }
}
