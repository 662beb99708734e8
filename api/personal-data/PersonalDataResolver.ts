import { Arg, Args, Ctx, ID, Mutation, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { closeMyAccount } from "#api/personal-data/closeMyAccount.ts";
import { eraseUser } from "#api/personal-data/eraseUser.ts";
import { exportMyData } from "#api/personal-data/exportMyData.ts";
import { MOST_EVENTS } from "#api/personal-data/heldData.ts";
import { OwnCodeArgs } from "#api/users/rights/TypedArgs.ts";
import { User } from "#api/users/User.ts";

@Resolver()
export class PersonalDataResolver {
  @Mutation(() => String, {
    description: `Returns all stored data about the signed-in user as the text of a JSON document: account, company profile, bids with revisions, drafts, sessions, mails and the newest ${MOST_EVENTS.toLocaleString("en")} events. It contains no password, key or code, and no contact requests, because they belong to no account. It is a mutation because the export is recorded.`,
  })
  @MayUse("partner", "no token", { writes: "account writes" })
  exportMyData(@Ctx() context: SignedIn) {
    return exportMyData(context);
  }

  @Mutation(() => Boolean, {
    description:
      "Closes the signed-in user's account permanently: removes personal data and ends all sessions. Bids stay valid under the company's name. CONFLICT for the last active administrator.",
  })
  @MayUse("partner", "no token", { writes: "account writes" })
  closeMyAccount(
    @Ctx() context: SignedIn,
    @Arg("password", () => String, { description: "The current password." }) password: string,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "en",
      description: "The language of the mail that confirms the closing.",
    })
    language: Language,
  ) {
    return closeMyAccount(context, { password, language });
  }

  @Mutation(() => User, {
    description:
      "Administrators only. Permanently removes a user's personal data, even if the user was already deleted. The bids stay stored under the company's name. Unlike deleteUser, this cannot be undone.",
  })
  @MayUse("admin", "no token", { writes: "user writes" })
  eraseUser(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID, { description: "The user to erase." }) id: string,
    @Arg("password", () => String, { description: "The administrator's own password." }) ownPassword: string,
    @Args(() => OwnCodeArgs) { ownCode }: OwnCodeArgs,
  ) {
    return eraseUser(context, { id, ownPassword, ownCode });
  }
}
