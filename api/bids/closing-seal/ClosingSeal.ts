import { Field, ID, Int, ObjectType } from "type-graphql";

import { ReceiptHash } from "#api/bids/receipts/BidReceipt.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({
  description:
    "A hash of the live bids of a closed tender, by which a later change of the bids can be detected. `receipts` contains the newest receipt of each bid that was not withdrawn. `sha256` is the SHA-256 of their sha256, sorted, each followed by a line break (LF).",
})
export class ClosingSeal {
  @Field(() => ID, { description: "The tender that closed." })
  tenderId: string;

  @Field(() => String, { description: "The tender's number when the seal was made." })
  tenderNumber: string;

  @Field(() => Int, {
    description: "The number of the closing: 1, increased by one each time the tender was reopened and closed again.",
  })
  closing: number;

  @Field(() => DateTimeISO, {
    description: "The closing time, or the time when an administrator closed the tender early.",
  })
  closedAt: Date;

  @Field(() => DateTimeISO, {
    description:
      "When the seal was made, by the database's clock: after the last moment at which a bid that arrived in time can be stored.",
  })
  sealedAt: Date;

  @Field(() => String, { description: "The hash: 64 hexadecimal digits in lower case." })
  sha256: string;

  @Field(() => [ReceiptHash], { complexity: 20, description: "The receipts, sorted by their sha256." })
  receipts: ReceiptHash[];
}

@ObjectType({
  description: "A comparison of a closing seal with the bids that are stored now. The lists contain receipt numbers.",
})
export class ClosingSealVerification {
  @Field(() => Boolean, {
    description: "Whether no receipt is missing, added or altered, and the seal's sha256 is the hash of its receipts.",
  })
  matches: boolean;

  @Field(() => ClosingSeal, { description: "The seal as it was stored at the closing." })
  seal: ClosingSeal;

  @Field(() => String, {
    nullable: true,
    description: "The hash of the bids that are stored now; null if one of them cannot be read.",
  })
  computedSha256: string | null;

  @Field(() => [String], { description: "Receipts in the seal that no live bid has." })
  missing: string[];

  @Field(() => [String], { description: "Receipts of live bids that the seal does not contain." })
  added: string[];

  @Field(() => [String], { description: "Receipts whose SHA-256 in the seal differs from that of the stored bid." })
  altered: string[];
}
