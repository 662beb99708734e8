import { Field, Int, ObjectType } from "type-graphql";
import { Column } from "typeorm";

import { bigintAsNumber, SafeInt } from "#api/core/graphql/scalars.ts";

/** What a company offers: the same on a bid and on each revision of it that is kept. */
@ObjectType()
export abstract class BidTerms {
  @Field(() => SafeInt, { description: "Whole US dollars, at least 1." })
  @Column("bigint", { transformer: bigintAsNumber })
  bidAmount: number;

  @Field(() => String, { description: "At least 50 characters; plain text." })
  @Column("text")
  technicalProposal: string;

  @Field(() => Int, { description: "Days, at least 1." })
  @Column("int")
  timelineDays: number;

  @Field(() => String, { nullable: true, description: "http or https." })
  @Column("text", { nullable: true })
  documentsUrl: string | null;
}
