import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { NoticeDeliveryEnum, NoticeSettings } from "#api/notices/NoticeSettings.ts";
import { NoticeSettingsInput } from "#api/notices/NoticeSettingsInput.ts";
import { deliveriesOf, readNoticeSettings, saveNoticeSettings } from "#api/notices/settings.ts";

@Resolver(() => NoticeSettings)
export class NoticeSettingsResolver {
  @Query(() => NoticeSettings, { description: "The signed-in user's own." })
  @MayUse("partner", "no token")
  noticeSettings(@Ctx() { db, user }: SignedIn) {
    return readNoticeSettings(db.manager, user.id);
  }

  @Mutation(() => NoticeSettings, { description: "Changes the signed-in user's own." })
  @MayUse("partner", "no token", { writes: "account writes" })
  saveNoticeSettings(@Ctx() context: SignedIn, @Arg("input", () => NoticeSettingsInput) input: NoticeSettingsInput) {
    return saveNoticeSettings(context, input);
  }

  @FieldResolver(() => NoticeDeliveryEnum, { description: "About tenders that the person takes part in." })
  tenders(@Root() settings: NoticeSettings) {
    return deliveriesOf(settings).tenders;
  }

  @FieldResolver(() => NoticeDeliveryEnum, { description: "Before a tender closes without a finished bid of the person, and of owed documents. Not daily." })
  reminders(@Root() settings: NoticeSettings) {
    return deliveriesOf(settings).reminders;
  }

  @FieldResolver(() => NoticeDeliveryEnum, { description: "For administrators: what waits for them." })
  administration(@Root() settings: NoticeSettings) {
    return deliveriesOf(settings).administration;
  }
}
