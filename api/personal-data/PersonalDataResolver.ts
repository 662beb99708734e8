import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { closeMyAccount } from "#api/personal-data/closeMyAccount.ts";
import { eraseUser } from "#api/personal-data/eraseUser.ts";
import { exportMyData } from "#api/personal-data/exportMyData.ts";
import { MOST_EVENTS } from "#api/personal-data/heldData.ts";
import { User } from "#api/users/User.ts";

@Resolver()
export class PersonalDataResolver {
  @Mutation(() => String, {
    description: `All that is held about the signed-in person, as the text of a JSON document: account, company profile, bids with revisions, drafts, sessions, mails and, newest first, ${MOST_EVENTS.toLocaleString("en")} events at most. No password, key or code, and no contact requests, which belong to no account. A mutation, since it is recorded.`,
  })
  @MayUse("partner", "no token", { writes: "account writes" })
  exportMyData(@Ctx() context: SignedIn) {
    return exportMyData(context);
  }

  @Mutation(() => Boolean, {
    description: "Closes the signed-in person's account for good: personal data is removed, all sessions end, bids stay valid under the company's name. The last active administrator is refused with CONFLICT.",
  })
  @MayUse("partner", "no token", { writes: "account writes" })
  closeMyAccount(
    @Ctx() context: SignedIn,
    @Arg("password", () => String, { description: "The current one." }) password: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en", description: "Of the mail that confirms it." }) language: Language,
  ) {
    return closeMyAccount(context, { password, language });
  }

  @Mutation(() => User, {
    description: "Administrators only. Removes a user's personal data for good, whether or not the user was deleted before; bids are kept under the company's name. It cannot be undone: deleteUser can.",
  })
  @MayUse("admin", "no token", { writes: "user writes" })
  eraseUser(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID, { description: "The user to erase." }) id: string,
    @Arg("password", () => String, { description: "The administrator's own, typed again." }) password: string,
  ) {
    return eraseUser(context, { id, password });
  }
}
