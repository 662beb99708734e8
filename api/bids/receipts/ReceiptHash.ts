import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A receipt and its SHA-256, as BidReceipt describes it." })
export class ReceiptHash {
  @Field(() => String, { description: "AX-XXXXX-XXXXX." })
  receiptNumber: string;

  @Field(() => String, { description: "64 hexadecimal digits in lower case." })
  sha256: string;
}
