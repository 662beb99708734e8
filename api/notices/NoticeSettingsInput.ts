import { Field, InputType } from "type-graphql";

import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import type { NoticeDelivery } from "#api/notices/noticeKinds.rules.ts";
import { NoticeDeliveryEnum } from "#api/notices/NoticeSettings.ts";

@InputType({ description: "The settings to change. An absent setting stays unchanged." })
export class NoticeSettingsInput {
  @Field(() => LanguageEnum, { nullable: true, description: "The language of the mails." })
  language?: Language | null;

  @Field(() => LanguageEnum, { nullable: true, description: "The language of the portal's screens." })
  portalLanguage?: Language | null;

  @Field(() => String, { nullable: true, description: "The IANA name of a time zone, such as Africa/Lagos." })
  timeZone?: string | null;

  @Field(() => NoticeDeliveryEnum, {
    nullable: true,
    description: "Mails about tenders on which the person has a bid, a draft or a question.",
  })
  tenders?: NoticeDelivery | null;

  @Field(() => NoticeDeliveryEnum, {
    nullable: true,
    description:
      "Reminders of tenders that close soon and on which the person has no finished bid, and of missing document addresses. Cannot be daily.",
  })
  reminders?: NoticeDelivery | null;

  @Field(() => NoticeDeliveryEnum, { nullable: true, description: "Mails about administrators' tasks." })
  administration?: NoticeDelivery | null;
}
