import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { changeEmail } from "#api/session/account/changeEmail.ts";
import { changeOwnName } from "#api/session/account/changeOwnName.ts";
import { confirmEmail } from "#api/session/account/confirmEmail.ts";
import { endSession, listOwnSessions, signOutEverywhere } from "#api/session/account/ownSessions.ts";
import { OwnNameInput } from "#api/session/account/OwnNameInput.ts";
import { OwnSession } from "#api/session/account/OwnSession.ts";
import { requestEmailConfirmation } from "#api/session/account/requestEmailConfirmation.ts";
import { requestPasswordReset } from "#api/session/account/requestPasswordReset.ts";
import { resetPassword } from "#api/session/account/resetPassword.ts";
import { OwnCodeArgs } from "#api/users/rights/TypedArgs.ts";
import { User } from "#api/users/User.ts";

@Resolver()
export class AccountResolver {
  @Mutation(() => Boolean, {
    description:
      "Mails a link to choose a new password, which works once and for 30 minutes. Always returns true, even if there is no such account.",
  })
  @MayUse("visitor", "no token")
  requestPasswordReset(
    @Ctx() context: Context,
    @Arg("login", () => String, { description: "The username or the e-mail address." }) login: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    return requestPasswordReset(context, { login, language });
  }

  @Mutation(() => Boolean, {
    description:
      "Stores a new password by the token of a mailed link, and ends all sessions, API tokens and webhooks of the account. It does not sign in. A link that was mailed to the former e-mail address, valid for 72 hours, also restores that address.",
  })
  @MayUse("visitor", "no token")
  resetPassword(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "The token: the text after # in the link." }) token: string,
    @Arg("password", () => String, { description: "The new password, 6 to 200 characters." }) password: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    return resetPassword(context, { token, password, language });
  }

  @Mutation(() => User, { description: "Changes the signed-in user's own name." })
  @MayUse("partner", "no token", { writes: "account writes" })
  changeOwnName(@Ctx() context: SignedIn, @Arg("input", () => OwnNameInput) input: OwnNameInput) {
    return changeOwnName(context, input);
  }

  @Mutation(() => Boolean, {
    description:
      "Mails a link to the new address, valid for 24 hours, and notifies the current address. The account keeps its address until the new one is confirmed.",
  })
  @MayUse("partner", "no token", { writes: "account writes" })
  changeEmail(
    @Ctx() context: SignedIn,
    @Arg("email", () => String, { description: "The new address." }) email: string,
    @Arg("password", () => String, { description: "The current password." }) password: string,
    @Args(() => OwnCodeArgs) { ownCode }: OwnCodeArgs,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    return changeEmail(context, { email, password, ownCode, language });
  }

  @Mutation(() => Boolean, {
    description:
      "Confirms an e-mail address by the token of a mailed link: the address becomes that of the account and counts as proven. Needs no session.",
  })
  @MayUse("visitor", "no token")
  confirmEmail(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "The token: the text after # in the link." }) token: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    return confirmEmail(context, { token, language });
  }

  @Mutation(() => Boolean, {
    description:
      "Mails another link to confirm the account's own e-mail address, valid for 24 hours. CONFLICT if the address is already confirmed.",
  })
  @MayUse("partner", "no token", { beforeTwoStep: true, writes: "account writes" })
  requestEmailConfirmation(
    @Ctx() context: SignedIn,
    @Arg("language", () => LanguageEnum, { defaultValue: "en" }) language: Language,
  ) {
    return requestEmailConfirmation(context, language);
  }

  @Query(() => [OwnSession], {
    description: "The signed-in user's own sessions: this session first, then the others, last used first. At most 20.",
  })
  @MayUse("partner", "no token", { beforeTwoStep: true })
  sessions(@Ctx() context: SignedIn) {
    return listOwnSessions(context);
  }

  @Mutation(() => Boolean, { description: "Ends one of the signed-in user's own sessions." })
  @MayUse("partner", "no token", { beforeTwoStep: true, writes: "account writes" })
  endSession(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return endSession(context, id);
  }

  @Mutation(() => Boolean, {
    description:
      "Ends all sessions of the signed-in user, including this one, and all of the user's API tokens and webhooks.",
  })
  @MayUse("partner", "no token", { beforeTwoStep: true, writes: "account writes" })
  signOutEverywhere(@Ctx() context: SignedIn) {
    return signOutEverywhere(context);
  }
}
