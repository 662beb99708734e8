import { Field, Int, ObjectType } from "type-graphql";
import { Column } from "typeorm";

import type { BidTerms } from "#api/bids/bid.rules.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { bigintAsNumber, SafeInt } from "#api/core/graphql/scalars.ts";

type Sealable<T> = { [Name in keyof T]-?: T[Name] | null };

const SEALED = "null while the bid is sealed, except for its company.";

/** The terms of a stored bid, the fields of BidTerms. While its tender is sealed the columns are null: sealed_terms has them, encrypted. */
@ObjectType()
export abstract class SubmittedTerms implements Sealable<BidTerms> {
  @Field(() => SafeInt, { nullable: true, description: `Whole US dollars; may lie outside the budget range; ${SEALED}` })
  @Column("bigint", { transformer: bigintAsNumber, nullable: true })
  bidAmount: number | null;

  @Field(() => String, { nullable: true, description: `Plain text; ${SEALED}`, complexity: LONG_TEXT })
  @Column("text", { nullable: true })
  technicalProposal: string | null;

  @Field(() => Int, { nullable: true, description: `Days; ${SEALED}` })
  @Column("int", { nullable: true })
  timelineDays: number | null;

  @Field(() => String, { nullable: true, description: `http or https; ${SEALED}` })
  @Column("text", { nullable: true })
  documentsUrl: string | null;

  /** How many documents it names, also while it is sealed. */
  @Column("int", { default: 0 })
  documentsCount: number;
}
