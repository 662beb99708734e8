import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

import { bidDocumentSchema } from "#api/bids/documents/bidDocument.rules.ts";
import type { CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";
import { CompanyDocumentKindEnum } from "#api/company-documents/CompanyDocumentFields.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { asEnum, DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import type { VirusCheck } from "#api/files/file.rules.ts";
import { VirusCheckEnum } from "#api/files/viruses/VirusCheckEnum.ts";

const BID_DOCUMENT_STATES = ["given", "owed", "notDelivered"] as const;
export type BidDocumentState = (typeof BID_DOCUMENT_STATES)[number];

const BidDocumentStateEnum = asEnum(BID_DOCUMENT_STATES);
registerEnumType(BidDocumentStateEnum, {
  name: "BidDocumentState",
  description: "Whether a bid's document has an address.",
  valuesConfig: {
    given: { description: "The document has an address." },
    owed: { description: "The document has no address yet, and one can still be given." },
    notDelivered: {
      description:
        "The document has no address, and none can be given any more: the time is over, the bid was withdrawn, or its newest revision does not name the file.",
    },
  },
});

/** The fields that the GraphQL types BidDocumentInput and BidDocument have in common. */
@FieldsOf(bidDocumentSchema)
abstract class BidDocumentFields {
  @Field(() => String, { description: "The file's name; unique among the documents of the bid, ignoring case." })
  name: string;

  @Field(() => SafeInt, { description: "The size of the file." })
  bytes: number;

  @Field(() => String, { description: "The SHA-256 of the file's bytes: 64 hexadecimal digits in lower case." })
  sha256: string;

  @Field(() => CompanyDocumentKindEnum, {
    nullable: true,
    description:
      "What the document proves, for tenders that ask for documents of certain kinds. The receipt does not cover it. null for any other document.",
  })
  kind: CompanyDocumentKind | null;
}

@InputType({
  description:
    "A file that belongs to a bid, identified by its SHA-256. Upload the file to /files, before or after the bid, or send its address with giveDocumentAddress.",
})
export class BidDocumentInput extends BidDocumentFields {}

@ObjectType({ description: "A file that belongs to a bid, identified by its SHA-256. Immutable." })
@NeedsScope("bids:read")
export class BidDocument extends BidDocumentFields {
  @Field(() => Int, { description: "The position in the order in which the documents were sent, starting at 1." })
  position: number;

  @Field(() => String, {
    nullable: true,
    description: "The newest address of the file; http or https.",
  })
  url: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the uploaded file at this address, which is at /files/{id}; null for a file elsewhere.",
  })
  fileId: string | null;

  @Field(() => VirusCheckEnum, {
    nullable: true,
    description:
      "Whether the uploaded file was checked for viruses; null for a file elsewhere, and while there is none. A file with a virus was deleted: the document has no address again.",
  })
  virusCheck: VirusCheck | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the company gave this address, by the database's clock.",
  })
  addressGivenAt: Date | null;

  @Field(() => BidDocumentStateEnum, { description: "Whether the document has an address." })
  state: BidDocumentState;
}

@ObjectType({ description: "Whether a file is among those that a bid names." })
@NeedsScope("bids:read")
export class BidDocumentCheck {
  @Field(() => BidDocument, {
    nullable: true,
    description: "The document in the newest revision that names the file; null if no revision does.",
  })
  document: BidDocument | null;

  @Field(() => Int, { nullable: true, description: "The newest revision that names the file." })
  revision: number | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When this revision was received, by the database's clock.",
  })
  receivedAt: Date | null;

  @Field(() => Int, { description: "The number of different files in all revisions." })
  named: number;
}
