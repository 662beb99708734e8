import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

import { bidDocumentSchema } from "#api/bids/documents/bidDocument.rules.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { asEnum, DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";

const BID_DOCUMENT_STATES = ["given", "owed", "notDelivered"] as const;
export type BidDocumentState = (typeof BID_DOCUMENT_STATES)[number];

const BidDocumentStateEnum = asEnum(BID_DOCUMENT_STATES);
registerEnumType(BidDocumentStateEnum, {
  name: "BidDocumentState",
  description: "Whether the address of a bid's document is known.",
  valuesConfig: {
    given: { description: "It has an address." },
    owed: { description: "It has none yet, and one can be given." },
    notDelivered: { description: "It has none, and none can be given any more: it is too late, the bid was withdrawn, or its newest revision does not name the file." },
  },
});

/** A file as it is named. */
@FieldsOf(bidDocumentSchema)
abstract class BidDocumentFields {
  @Field(() => String, { description: "Of the file; no two documents of a bid have the same, ignoring case." })
  name: string;

  @Field(() => SafeInt, { description: "The size of the file." })
  bytes: number;

  @Field(() => String, { description: "Of the file's bytes: 64 hexadecimal digits in lower case." })
  sha256: string;
}

@InputType({ description: "A file that belongs to a bid, by its fingerprint. The file itself is not uploaded: giveDocumentAddress tells where it is." })
export class BidDocumentInput extends BidDocumentFields {}

@ObjectType({ description: "A file that belongs to a bid, by its fingerprint, which is never changed." })
@NeedsScope("bids:read")
export class BidDocument extends BidDocumentFields {
  @Field(() => Int, { description: "From 1, in the order in which they were sent." })
  position: number;

  @Field(() => String, { nullable: true, description: "Where the file is: the address that was given last; http or https." })
  url: string | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When this address was given, by the database's clock." })
  addressGivenAt: Date | null;

  @Field(() => BidDocumentStateEnum, { description: "Whether its address is known." })
  state: BidDocumentState;
}

@ObjectType({ description: "Whether a file is among those that a bid names." })
@NeedsScope("bids:read")
export class BidDocumentCheck {
  @Field(() => BidDocument, { nullable: true, description: "As the newest revision with this file names it; null if no revision does." })
  document: BidDocument | null;

  @Field(() => Int, { nullable: true, description: "The newest revision that names the file." })
  revision: number | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When this revision was received, by the database's clock." })
  receivedAt: Date | null;

  @Field(() => Int, { description: "How many different files all revisions together name." })
  named: number;
}
