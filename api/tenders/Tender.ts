import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { asEnum, bigintAsNumber, DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { TENDER_CATEGORIES, type TenderCategory } from "#api/tenders/tender.rules.ts";
import { TENDER_STATUSES, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

export const TenderStatusEnum = asEnum(TENDER_STATUSES);
registerEnumType(TenderStatusEnum, { name: "TenderStatus", description: "Partners see every status but draft." });

export const TenderCategoryEnum = asEnum(TENDER_CATEGORIES);
registerEnumType(TenderCategoryEnum, { name: "TenderCategory" });

@Entity("tenders")
@ObjectType({ description: "An invitation to bid." })
export class Tender {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "The buyer's reference; unique without regard to case." })
  @Column("text")
  tenderNumber: string;

  @Field(() => String)
  @Column("text")
  title: string;

  @Field(() => String)
  @Column("text")
  description: string;

  @Field(() => TenderCategoryEnum)
  @Column("text")
  category: TenderCategory;

  @Field(() => SafeInt, { description: "Whole US dollars; a hint for bidders." })
  @Column("bigint", { transformer: bigintAsNumber })
  budgetMin: number;

  @Field(() => SafeInt, { description: "Whole US dollars; a hint for bidders." })
  @Column("bigint", { transformer: bigintAsNumber })
  budgetMax: number;

  @Field(() => DateTimeISO)
  @Column({ type: "timestamptz", precision: 3 })
  openingDate: Date;

  @Field(() => DateTimeISO, { description: "The last moment at which a bid is accepted, by the server's clock." })
  @Column({ type: "timestamptz", precision: 3 })
  closingDate: Date;

  @Field(() => String)
  @Column("text")
  location: string;

  @Field(() => String, { description: "English name of one of the 195 sovereign states." })
  @Column("text")
  country: string;

  @Field(() => String)
  @Column("text")
  requirements: string;

  @Field(() => String, { nullable: true, description: "http or https." })
  @Column("text", { nullable: true })
  documentsUrl: string | null;

  @Field(() => TenderStatusEnum)
  @Column("text", { default: "draft" })
  status: TenderStatus;

  @Field(() => ID, { description: "The administrator who created it." })
  @Column("uuid")
  createdBy: string;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "Set while the tender is deleted (hidden from every list)." })
  @DeleteDateColumn({ type: "timestamptz", precision: 3 })
  deletedAt: Date | null;

  @Field(() => Int, { description: "Grows with each change; send it back with a change to be told of a stale edit." })
  @VersionColumn()
  version: number;
}
