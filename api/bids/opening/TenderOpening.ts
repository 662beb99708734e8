import { Field, ID, Int, ObjectType } from "type-graphql";

import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { ReceiptHash } from "#api/bids/receipts/BidReceipt.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({ description: "An administrator who opens a sealed tender." })
export class OpeningPerson {
  @Field(() => ID, { description: "The id of this approval: of one administrator and one tender." })
  id: string;

  tenderId: string;

  @Field(() => String, { description: "The administrator's current username." })
  username: string;

  @Field(() => DateTimeISO, { description: "When the person approved the opening, by the database's clock." })
  approvedAt: Date;
}

@ObjectType({ description: "The opening of a sealed tender: its conditions, and who approved it." })
export class TenderOpening {
  @Field(() => Int, { description: "The number of administrators who must open the tender." })
  personsNeeded: number;

  @Field(() => DateTimeISO, {
    description:
      "When the tender can be opened at the earliest: shortly after the closing time, when no bid that arrived in time can still be stored.",
  })
  opensAt: Date;

  @Field(() => [OpeningPerson], {
    description: `Before the opening, the active administrators who approved it in the last ${APPROVAL_MINUTES} minutes. After the opening, those who opened the tender.`,
  })
  persons: OpeningPerson[];

  @Field(() => DateTimeISO, { nullable: true, description: "When the tender was opened; null before." })
  openedAt: Date | null;

  @Field(() => [ReceiptHash], {
    complexity: 20,
    description: "The receipts of all opened revisions, including those of withdrawn bids; empty before the opening.",
  })
  receipts: ReceiptHash[];
}
