import { Field, ID, Int, ObjectType } from "type-graphql";

import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({
  description: `Proof of what was submitted. canonicalForm is the JSON object of bidId, tenderId, companyId, revision, submittedAt, bidAmount, timelineDays, technicalProposal and documentsUrl (null if there is none) and, only where the revision names documents, documents (the array of { bytes, name, sha256 } by position), written by RFC 8785: keys sorted, no blanks, ids in lower case, submittedAt in UTC as 2026-06-30T12:00:00.000Z. sha256 is the SHA-256 of its UTF-8 bytes, 64 hexadecimal digits in lower case.`,
})
export class BidReceipt {
  @Field(() => String, { description: "The receipt number, AX-XXXXX-XXXXX. Each revision has a different one." })
  receiptNumber: string;

  @Field(() => ID)
  bidId: string;

  @Field(() => Int, { description: "The number of the bid's revision, starting at 1." })
  revision: number;

  @Field(() => DateTimeISO, { description: "When the revision was submitted, by the database's clock." })
  submittedAt: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "The time BidRevision.receivedAt; it is not part of canonicalForm.",
  })
  receivedAt: Date | null;

  @Field(() => String, { description: "The SHA-256 of canonicalForm: 64 hexadecimal digits in lower case." })
  sha256: string;

  @Field(() => String, { complexity: LONG_TEXT, description: "The text whose SHA-256 is `sha256`." })
  canonicalForm: string;
}

@ObjectType({ description: "Whether a receipt matches the stored bid." })
export class BidReceiptVerification {
  @Field(() => Boolean, { description: "Whether the data stored now under this receipt number has this SHA-256." })
  matches: boolean;

  @Field(() => BidReceipt, { nullable: true, description: "The receipt; null unless it matches." })
  receipt: BidReceipt | null;
}

@ObjectType({ description: "A receipt and its SHA-256, as BidReceipt describes it." })
export class ReceiptHash {
  @Field(() => String, { description: "The receipt number, AX-XXXXX-XXXXX." })
  receiptNumber: string;

  @Field(() => String, { description: "64 hexadecimal digits in lower case." })
  sha256: string;
}
