import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";
import { PartnerRoleEnum } from "#api/users/User.ts";
import { type PartnerRole } from "#api/users/userWords.rules.ts";

export const ContactLanguageEnum = asEnum(LANGUAGES);
registerEnumType(ContactLanguageEnum, { name: "ContactLanguage", description: "ISO 639-1." });

@Entity("contact_requests")
@ObjectType({ description: "An integration request from the landing page." })
export class ContactRequest {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String)
  @Column("text")
  firstName: string;

  @Field(() => String)
  @Column("text")
  lastName: string;

  @Field(() => String)
  @Column("text")
  email: string;

  @Field(() => String)
  @Column("text")
  company: string;

  @Field(() => PartnerRoleEnum)
  @Column("text")
  role: PartnerRole;

  @Field(() => String)
  @Column("text")
  message: string;

  @Field(() => ContactLanguageEnum, { description: "The language of the page that it was sent from: what to answer in." })
  @Column("text")
  language: Language;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "When an administrator marked it as handled, by the database's clock." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  handledAt: Date | null;

  /** The administrator who marked it. */
  @Column("uuid", { nullable: true })
  handledBy: string | null;
}
