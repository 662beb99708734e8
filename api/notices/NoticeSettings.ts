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
    portal: { description: "Not at all: they are in the portal only." },
    daily: { description: "All of a day in one mail, at 07:00 in the person's time zone." },
    atOnce: { description: "At once; what comes within ten minutes about one tender in one mail." },
  },
});

/** A row is missing until the person chooses, or until the first browser tells its time zone. */
@Entity("notice_settings")
@ObjectType({ description: "How a person is told by mail. Mails about the account and receipts and outcomes of own bids always come." })
export class NoticeSettings {
  @PrimaryColumn("uuid")
  userId: string;

  @Field(() => LanguageEnum, { description: "Of the mails." })
  @Column("text")
  language: Language;

  @Field(() => String, { nullable: true, description: "An IANA name, such as Africa/Lagos, in which mails tell times; null: UTC, as none was told yet." })
  @Column("text", { nullable: true })
  timeZone: string | null;

  @Column("jsonb")
  choices: Partial<Record<NoticeGroup, NoticeDelivery>>;

  @Field(() => DateTimeISO, { nullable: true, description: "When they last changed; null: never." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date | null;
}

export const defaultSettings = (userId: string): NoticeSettings => Object.assign(new NoticeSettings(), { userId, language: "en", timeZone: null, choices: {}, updatedAt: null });
