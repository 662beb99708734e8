import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { Node } from "#api/core/graphql/Node.ts";
import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { ContactRequestFields } from "#api/contact/ContactRequestFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";

export const ContactLanguageEnum = asEnum(LANGUAGES);
registerEnumType(ContactLanguageEnum, {
  name: "ContactLanguage",
  description: "ISO 639-1.",
  valuesConfig: { en: { description: "English." }, fr: { description: "French." } },
});

@Entity("contact_requests")
@ObjectType({ implements: Node, description: "An integration request from the landing page." })
@RecordedAs("contactRequest")
@NeedsScope("requests:read")
export class ContactRequest extends ContactRequestFields {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => ContactLanguageEnum, {
    description: "The language of the page from which the request was sent. Reply in this language.",
  })
  @Recorded()
  @Column("text")
  language: Language;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When an administrator marked the request as handled, by the database's clock; null if it is not handled.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  handledAt: Date | null;

  /** The id of the administrator who marked the request as handled; null if it is not handled. */
  @Recorded()
  @Column("uuid", { nullable: true })
  handledBy: string | null;
}
