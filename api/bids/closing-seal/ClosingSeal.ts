import { Field, ID, Int, ObjectType } from "type-graphql";

import { ReceiptHash } from "#api/bids/receipts/ReceiptHash.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({
  description:
    "The bids that a tender held when it closed, under one hash. receipts has the newest receipt of each bid that was not withdrawn. sha256 is the SHA-256 of their sha256, sorted, each followed by a line break (LF).",
})
export class ClosingSeal {
  @Field(() => ID, { description: "The tender that closed." })
  tenderId: string;

  @Field(() => String, { description: "As of the sealing." })
  tenderNumber: string;

  @Field(() => Int, { description: "1, and one more each time the tender was opened for bids again and closed." })
  closing: number;

  @Field(() => DateTimeISO, { description: "The closing time, or when an administrator closed the tender before it." })
  closedAt: Date;

  @Field(() => DateTimeISO, { description: "By the database's clock; after the time in which a bid in flight may still be stored." })
  sealedAt: Date;

  @Field(() => String, { description: "The seal: 64 hexadecimal digits in lower case." })
  sha256: string;

  @Field(() => [ReceiptHash], { complexity: 20, description: "Sorted by their sha256." })
  receipts: ReceiptHash[];
}

@ObjectType({ description: "A closing seal beside the bids as they are stored now. The lists have receipt numbers." })
export class ClosingSealVerification {
  @Field(() => Boolean, { description: "Whether nothing is missing, added or altered, and sha256 is the hash of the receipts." })
  matches: boolean;

  @Field(() => ClosingSeal, { description: "As it was stored at the closing." })
  seal: ClosingSeal;

  @Field(() => String, { nullable: true, description: "Computed from the bids as they are stored now; null if one of them cannot be read." })
  computedSha256: string | null;

  @Field(() => [String], { description: "In the seal, and no live bid has it." })
  missing: string[];

  @Field(() => [String], { description: "A live bid has it, and it is not in the seal." })
  added: string[];

  @Field(() => [String], { description: "In the seal with another SHA-256 than that of what is stored now." })
  altered: string[];
}
