import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { NoticeDeliveryEnum, NoticeSettings } from "#api/notices/NoticeSettings.ts";
import { NoticeSettingsInput } from "#api/notices/NoticeSettingsInput.ts";
import { deliveriesOf, readNoticeSettings, saveNoticeSettings } from "#api/notices/saveNoticeSettings.ts";

@Resolver(() => NoticeSettings)
export class NoticeSettingsResolver {
  @Query(() => NoticeSettings, { description: "The signed-in user's own settings." })
  @MayUse("partner", "no token")
  noticeSettings(@Ctx() { db, user }: SignedIn) {
    return readNoticeSettings(db.manager, user.id);
  }

  @Mutation(() => NoticeSettings, { description: "Changes the signed-in user's own settings." })
  @MayUse("partner", "no token", { writes: "account writes" })
  saveNoticeSettings(@Ctx() context: SignedIn, @Arg("input", () => NoticeSettingsInput) input: NoticeSettingsInput) {
    return saveNoticeSettings(context, input);
  }

  @FieldResolver(() => NoticeDeliveryEnum, {
    description: "Mails about tenders on which the person has a bid, a draft or a question.",
  })
  tenders(@Root() settings: NoticeSettings) {
    return deliveriesOf(settings).tenders;
  }

  @FieldResolver(() => NoticeDeliveryEnum, {
    description:
      "Reminders of tenders that close soon and on which the person has no finished bid, and of missing document addresses. Cannot be daily.",
  })
  reminders(@Root() settings: NoticeSettings) {
    return deliveriesOf(settings).reminders;
  }

  @FieldResolver(() => NoticeDeliveryEnum, { description: "Mails about administrators' tasks." })
  administration(@Root() settings: NoticeSettings) {
    return deliveriesOf(settings).administration;
  }
}
