import { Field, InputType } from "type-graphql";

import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import type { NoticeDelivery } from "#api/notices/noticeKinds.rules.ts";
import { NoticeDeliveryEnum } from "#api/notices/NoticeSettings.ts";

@InputType({ description: "What is absent stays as it is." })
export class NoticeSettingsInput {
  @Field(() => LanguageEnum, { nullable: true, description: "Of the mails." })
  language?: Language | null;

  @Field(() => String, { nullable: true, description: "An IANA name, such as Africa/Lagos." })
  timeZone?: string | null;

  @Field(() => NoticeDeliveryEnum, { nullable: true, description: "About tenders that the person takes part in." })
  tenders?: NoticeDelivery | null;

  @Field(() => NoticeDeliveryEnum, { nullable: true, description: "Before a tender closes without a finished bid of the person, and of owed documents. Not daily." })
  reminders?: NoticeDelivery | null;

  @Field(() => NoticeDeliveryEnum, { nullable: true, description: "For administrators: what waits for them." })
  administration?: NoticeDelivery | null;
}
