import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A receipt and its SHA-256, as BidReceipt describes it." })
export class ReceiptHash {
  @Field(() => String)
  receiptNumber: string;

  @Field(() => String)
  sha256: string;
}
