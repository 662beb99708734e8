import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { changePassword } from "#api/session/changePassword.ts";
import { LoginInput } from "#api/session/LoginInput.ts";
import { signIn } from "#api/session/signIn.ts";
import { signOut } from "#api/session/signOut.ts";
import { findUser } from "#api/users/findUser.ts";
import { OwnCodeArgs } from "#api/users/rights/TypedArgs.ts";
import { User } from "#api/users/User.ts";

@Resolver()
export class SessionResolver {
  @Query(() => User, { nullable: true, description: "The signed-in user; null for a visitor." })
  @MayUse("visitor", "any token")
  me(@Ctx() { db, user }: Context) {
    return user?.mustSetUpTwoStep ? findUser(db.manager, user.id) : user;
  }

  @Mutation(() => User, {
    description:
      "Signs this browser in for 7 days, by a cookie. A user has at most 20 sessions: a further sign-in ends the oldest one.",
  })
  @MayUse("visitor", "no token")
  login(
    @Ctx() context: Context,
    @Arg("input", () => LoginInput) input: LoginInput,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "en",
      description: "The language of the mail about a new device.",
    })
    language: Language,
  ) {
    return signIn(context, input, language);
  }

  @Mutation(() => Boolean, { description: "Ends this session. Returns true even if there was none." })
  @MayUse("visitor", "no token")
  logout(@Ctx() context: Context) {
    return signOut(context);
  }

  @Mutation(() => Boolean, {
    description: "Changes the signed-in user's own password (6 to 200 characters) and ends the other sessions.",
  })
  @MayUse("partner", "no token", { writes: "password changes" })
  changePassword(
    @Ctx() context: SignedIn,
    @Arg("currentPassword", () => String, { description: "The current password." }) currentPassword: string,
    @Arg("newPassword", () => String, { description: "6 to 200 characters." }) newPassword: string,
    @Args(() => OwnCodeArgs) { ownCode }: OwnCodeArgs,
  ) {
    return changePassword(context, { currentPassword, newPassword, ownCode });
  }
}
