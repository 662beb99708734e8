import { Field, Int, ObjectType } from "type-graphql";
import { Column } from "typeorm";

import type { BidTerms } from "#api/bids/bid.rules.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { bigintAsNumber, SafeInt } from "#api/core/graphql/scalars.ts";

type Sealable<T> = { [Name in keyof T]-?: T[Name] | null };

const SEALED = "null while the bid is sealed, except for its company.";

/**
 * The terms of a submitted bid, with the fields of BidTerms. While the bid is sealed, these fields are null.
 * BidRevision.sealedTerms then contains the encrypted terms.
 */
@ObjectType()
export abstract class SubmittedTerms implements Sealable<BidTerms> {
  @Field(() => SafeInt, {
    nullable: true,
    description: `Whole US dollars; may lie outside the budget range; ${SEALED}`,
  })
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

  /**
   * The number of files that the bid names. The column is not encrypted, even while the bid is sealed, and no GraphQL
   * field returns it.
   */
  @Column("int", { default: 0 })
  documentsCount: number;
}
