import { Field, registerEnumType } from "type-graphql";
import { Column } from "typeorm";

import { Recorded } from "#api/audit/recordedFields.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { asEnum, bigintAsNumber, DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import type { Country } from "#api/core/rules/country.rules.ts";
import { READS_OUT, type ReadsOut, tenderSchema } from "#api/tenders/tender.rules.ts";
import { TENDER_CATEGORIES, type TenderCategory } from "#api/tenders/tenderCategory.rules.ts";
import { TENDER_STATUSES, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

export const TenderStatusEnum = asEnum(TENDER_STATUSES);
registerEnumType(TenderStatusEnum, {
  name: "TenderStatus",
  description: "The status of a tender. Partners see every status except draft.",
  valuesConfig: {
    draft: { description: "The tender is being written; only administrators can see it." },
    open: { description: "The tender is published and accepts bids until its closing time." },
    closed: { description: "The tender accepts no bids." },
    awarded: { description: "A bid was accepted, and the tender is decided." },
  },
});

export const TenderCategoryEnum = asEnum(TENDER_CATEGORIES);
registerEnumType(TenderCategoryEnum, {
  name: "TenderCategory",
  description: "The field of work of a tender.",
  valuesConfig: Object.fromEntries(
    TENDER_CATEGORIES.map((category) => [category, { description: `Shown as ${category}.` }]),
  ),
});

export const ReadsOutEnum = asEnum(READS_OUT);
registerEnumType(ReadsOutEnum, {
  name: "ReadsOut",
  description:
    "The bid data in the notice that each company with a live bid receives at the opening of a sealed tender.",
  valuesConfig: {
    nothing: { description: "Only the number of bids." },
    names: { description: "The names of the bidders." },
    namesAndAmounts: { description: "The names of the bidders, each with the amount of its bid." },
  },
});

/** Spec §3, tender: the fields that an administrator writes. */
@FieldsOf(tenderSchema)
export abstract class TenderFields {
  @Field(() => String, { description: "The buyer's reference; unique, ignoring case." })
  @Recorded()
  @Column("text")
  tenderNumber: string;

  @Field(() => String)
  @Recorded()
  @Column("text")
  title: string;

  @Field(() => String, { complexity: LONG_TEXT })
  @Recorded()
  @Column("text")
  description: string;

  @Field(() => TenderCategoryEnum, { description: "The tender's category." })
  @Recorded()
  @Column("text")
  category: TenderCategory;

  @Field(() => SafeInt, { description: "Whole US dollars; a hint for bidders." })
  @Recorded()
  @Column("bigint", { transformer: bigintAsNumber })
  budgetMin: number;

  @Field(() => SafeInt, { description: "Whole US dollars; a hint for bidders, not checked against budgetMin." })
  @Recorded()
  @Column("bigint", { transformer: bigintAsNumber })
  budgetMax: number;

  @Field(() => DateTimeISO, { description: "In input, a date without a time means 00:00:00.000 UTC of that day." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3 })
  openingDate: Date;

  @Field(() => DateTimeISO, {
    description:
      "The last moment at which a bid is accepted, by the database's clock. In input, a date without a time means 23:59:59.999 UTC of that day.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3 })
  closingDate: Date;

  @Field(() => String)
  @Recorded()
  @Column("text")
  location: string;

  @Field(() => String, { description: "English name of one of the 195 sovereign states." })
  @Recorded()
  @Column("text")
  country: Country;

  @Field(() => String, { complexity: LONG_TEXT })
  @Recorded()
  @Column("text")
  requirements: string;

  @Field(() => String, { nullable: true, description: "http or https." })
  @Recorded()
  @Column("text", { nullable: true })
  documentsUrl: string | null;

  @Field(() => Boolean, {
    description:
      "Whether the tender is sealed: until it is opened, only a bid's own company can read the bid. It cannot be changed once the tender is published.",
  })
  @Recorded()
  @Column("boolean", { default: false })
  sealed: boolean;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "The day by which the buyer expects to decide. In input, a date without a time means 23:59:59.999 UTC of that day.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  decisionExpectedOn: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the winner and the amount are disclosed: to bidders at the award, and to everybody in the open data. It cannot be changed once the tender is published.",
  })
  @Recorded()
  @Column("boolean", { default: true })
  discloseWinner: boolean;

  @Field(() => ReadsOutEnum, {
    description:
      "The bid data that all bidders receive when a sealed tender is opened; always `nothing` for a tender that is not sealed. It cannot be changed once the tender is published.",
  })
  @Recorded()
  @Column("text", { default: "nothing" })
  readsOut: ReadsOut;

  @Field(() => TenderStatusEnum, { defaultValue: "draft", description: "Any status can be set freely." })
  @Recorded()
  @Column("text", { default: "draft" })
  status: TenderStatus;
}
