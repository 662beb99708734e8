import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { changeEmail } from "#api/session/account/changeEmail.ts";
import { changeOwnName } from "#api/session/account/changeOwnName.ts";
import { confirmEmail } from "#api/session/account/confirmEmail.ts";
import { endSession } from "#api/session/account/endSession.ts";
import { listOwnSessions } from "#api/session/account/listOwnSessions.ts";
import { OwnNameInput } from "#api/session/account/OwnNameInput.ts";
import { OwnSession } from "#api/session/account/OwnSession.ts";
import { requestPasswordReset } from "#api/session/account/requestPasswordReset.ts";
import { resetPassword } from "#api/session/account/resetPassword.ts";
import { signOutEverywhere } from "#api/session/account/signOutEverywhere.ts";
import { User } from "#api/users/User.ts";

@Resolver()
export class AccountResolver {
  @Mutation(() => Boolean, {
    description: "Mails a link to choose a new password, valid once and for 30 minutes. Always true, whether or not there is such an account.",
  })
  @MayUse("visitor", "no token")
  requestPasswordReset(
    @Ctx() context: Context,
    @Arg("login", () => String, { description: "The username or the e-mail address." }) login: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    return requestPasswordReset(context, { login, language });
  }

  @Mutation(() => Boolean, { description: "Uses a mailed link: stores the password, 6 to 200 characters, and ends all sessions of the account. It does not sign in." })
  @MayUse("visitor", "no token")
  resetPassword(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "What follows # in the link." }) token: string,
    @Arg("password", () => String, { description: "The new one, 6 to 200 characters." }) password: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    return resetPassword(context, { token, password, language });
  }

  @Mutation(() => User, { description: "The signed-in user's own name." })
  @MayUse("partner", "no token", { writes: "account writes" })
  changeOwnName(@Ctx() context: SignedIn, @Arg("input", () => OwnNameInput) input: OwnNameInput) {
    return changeOwnName(context, input);
  }

  @Mutation(() => Boolean, { description: "Mails a link to the new address, valid for 24 hours; until it is confirmed the account keeps its address, which is told of it." })
  @MayUse("partner", "no token", { writes: "account writes" })
  changeEmail(
    @Ctx() context: SignedIn,
    @Arg("email", () => String, { description: "The new address." }) email: string,
    @Arg("password", () => String, { description: "The current one." }) password: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    return changeEmail(context, { email, password, language });
  }

  @Mutation(() => Boolean, { description: "Uses a mailed link: its address becomes the account's. No session is needed." })
  @MayUse("visitor", "no token")
  confirmEmail(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "What follows # in the link." }) token: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    return confirmEmail(context, { token, language });
  }

  @Query(() => [OwnSession], { description: "Where the person is signed in: this session first, then the last used. At most 20." })
  @MayUse("partner", "no token", { beforeTwoStep: true })
  sessions(@Ctx() context: SignedIn) {
    return listOwnSessions(context);
  }

  @Mutation(() => Boolean, { description: "Ends one of the person's own sessions." })
  @MayUse("partner", "no token", { beforeTwoStep: true, writes: "account writes" })
  endSession(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return endSession(context, id);
  }

  @Mutation(() => Boolean, { description: "Ends all sessions of the person, this one too." })
  @MayUse("partner", "no token", { beforeTwoStep: true, writes: "account writes" })
  signOutEverywhere(@Ctx() context: SignedIn) {
    return signOutEverywhere(context);
  }
}
