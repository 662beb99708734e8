import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";

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
import { User } from "#api/users/User.ts";

@Resolver(() => User)
export class TwoStepResolver {
  @FieldResolver(() => Boolean, { description: "Whether a sign-in asks for a code after the password." })
  @ReadsOfRow("id")
  hasTwoStep(@Root() { id }: User, @Ctx() context: Context) {
    return loadBatched(context, haveTwoStep, id);
  }

  @Query(() => TwoStep, { description: "Whether the signed-in person has two-step sign-in." })
  @MayUse("partner", "no token", { beforeTwoStep: true })
  twoStep(@Ctx() context: SignedIn) {
    return readTwoStep(context);
  }

  @Mutation(() => TwoStepSecret, { description: "A new secret for an authenticator app; it counts once confirmTwoStep has a code of it." })
  @MayUse("partner", "no token", { beforeTwoStep: true, writes: "account writes" })
  setUpTwoStep(@Ctx() context: SignedIn, @Arg("password", () => String, { description: "The current one." }) password: string) {
    return setUpTwoStep(context, password);
  }

  @Mutation(() => [String], { description: "Turns two-step sign-in on, ends the other sessions and answers ten recovery codes, which are not told again." })
  @MayUse("partner", "no token", { beforeTwoStep: true, writes: "account writes" })
  confirmTwoStep(@Ctx() context: SignedIn, @Arg("code", () => String, { description: "Of the authenticator app." }) code: string) {
    return confirmTwoStep(context, code);
  }

  @Mutation(() => Boolean, { description: "Turns two-step sign-in off, with the password and a code. Refused with CONFLICT to an administrator while REQUIRE_TWO_STEP_FOR_ADMINS is set." })
  @MayUse("partner", "no token", { writes: "account writes" })
  turnOffTwoStep(
    @Ctx() context: SignedIn,
    @Arg("password", () => String, { description: "The current one." }) password: string,
    @Arg("code", () => String, { description: "Of the app, or a recovery code." }) code: string,
  ) {
    return turnOffTwoStep(context, { password, code });
  }

  @Mutation(() => User, { description: "After login was refused with SECOND_STEP, in the same browser, within five minutes." })
  @MayUse("visitor", "no token")
  completeSignIn(
    @Ctx() context: Context,
    @Arg("code", () => String, { description: "Of the app, or a recovery code; each works once." }) code: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en", description: "Of the mail about a new device." }) language: Language,
  ) {
    return completeSignIn(context, { code, language });
  }

  @Mutation(() => User, { description: "Administrators only. Turns another user's two-step sign-in off and ends their sessions." })
  @MayUse("admin", "no token", { writes: "user writes" })
  clearUserTwoStep(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("password", () => String, { description: "The administrator's own." }) password: string,
  ) {
    return clearUserTwoStep(context, { id, password });
  }
}
