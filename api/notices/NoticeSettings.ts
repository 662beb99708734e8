import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";

import { LanguageEnum } from "#api/core/graphql/LanguageEnum.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { NOTICE_DELIVERIES, type NoticeDelivery, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";

export const NoticeDeliveryEnum = asEnum(NOTICE_DELIVERIES);
registerEnumType(NoticeDeliveryEnum, {
  name: "NoticeDelivery",
  description: "How notices of a group are mailed.",
  valuesConfig: {
    portal: { description: "Never: the notices are in the portal only." },
    daily: { description: "Once a day: one mail at 07:00 in the person's time zone." },
    atOnce: { description: "Immediately. Notices about one tender within ten minutes share one mail." },
  },
});

/**
 * A user's settings for mails of notices. The row is created when the user first saves a setting, or when the browser
 * first sends its time zone.
 */
@Entity("notice_settings")
@ObjectType({
  description:
    "The settings for mails of notices. Mails about the account, receipts and outcomes of own bids are always sent.",
})
export class NoticeSettings {
  @PrimaryColumn("uuid")
  userId: string;

  @Field(() => LanguageEnum, { description: "The language of the mails." })
  @Column("text")
  language: Language;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "The language of the portal's screens; null if none was chosen: the browser's, then.",
  })
  @Column("text", { nullable: true })
  portalLanguage: Language | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The time zone of times in mails, an IANA name such as Africa/Lagos. null means UTC: no time zone was sent yet.",
  })
  @Column("text", { nullable: true })
  timeZone: string | null;

  @Column("jsonb")
  choices: Partial<Record<NoticeGroup, NoticeDelivery>>;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the settings last changed; null if they never changed.",
  })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date | null;
}

export const defaultSettings = (userId: string): NoticeSettings =>
  Object.assign(new NoticeSettings(), {
    userId,
    language: "en",
    portalLanguage: null,
    timeZone: null,
    choices: {},
    updatedAt: null,
  });
