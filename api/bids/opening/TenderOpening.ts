import { Field, ID, Int, ObjectType } from "type-graphql";

import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { ReceiptHash } from "#api/bids/receipts/ReceiptHash.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({ description: "An administrator who opens a sealed tender." })
export class OpeningPerson {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "As it is now." })
  username: string;

  @Field(() => DateTimeISO, { description: "By the database's clock." })
  approvedAt: Date;
}

@ObjectType({ description: "How a sealed tender is opened, and who has opened it." })
export class TenderOpening {
  @Field(() => Int, { description: "How many administrators open it." })
  personsNeeded: number;

  @Field(() => DateTimeISO, { description: "From when on it can be opened: shortly after the closing time, when no bid is under way any more." })
  opensAt: Date;

  @Field(() => [OpeningPerson], { description: `Those who have approved the opening in the last ${APPROVAL_MINUTES} minutes and are still active administrators; after the opening those who opened it.` })
  persons: OpeningPerson[];

  @Field(() => DateTimeISO, { nullable: true, description: "When it was opened; null before." })
  openedAt: Date | null;

  @Field(() => [ReceiptHash], { complexity: 20, description: "The receipts of all revisions that were opened, withdrawn bids too; empty before." })
  receipts: ReceiptHash[];
}
