import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { AddendumInput } from "#api/tenders/addenda/Addendum.ts";
import { documentsUntil } from "#api/tenders/documents/documentsUntil.rules.ts";
import { setTenderDocuments } from "#api/tenders/documents/setTenderDocuments.ts";
import { TenderDocument, TenderDocumentInput } from "#api/tenders/documents/TenderDocument.ts";
import { MOST_TENDER_DOCUMENTS } from "#api/tenders/documents/tenderDocument.rules.ts";
import { tenderDocumentsOf } from "#api/tenders/documents/tenderDocumentsOf.ts";
import { Tender } from "#api/tenders/Tender.ts";

@Resolver(() => Tender)
export class TenderDocumentResolver {
  @Mutation(() => Tender, {
    description:
      "Administrators only. Replaces all documents of the tender. For an open tender this makes an addendum, and companies with a bid, a draft or a question are notified. CONFLICT for an awarded or a cancelled tender.",
  })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  setTenderDocuments(
    @Ctx() context: SignedIn,
    @Arg("tenderId", () => ID) tenderId: string,
    @Arg("documents", () => [TenderDocumentInput], {
      description: `The complete new list of documents in their order, at most ${MOST_TENDER_DOCUMENTS}.`,
    })
    documents: TenderDocumentInput[],
    @Arg("version", () => Int, {
      description: "The tender's version that the client read. A stale version is refused with CONFLICT.",
    })
    version: number,
    @Arg("addendum", () => AddendumInput, {
      nullable: true,
      description: "The addendum's note and weight. Ignored if the change makes no addendum.",
    })
    addendum?: AddendumInput | null,
  ) {
    return setTenderDocuments(context, tenderId, { documents, version, addendum });
  }

  @FieldResolver(() => [TenderDocument], {
    description: "The documents in addition to documentsUrl, in the order in which they were set.",
  })
  @ReadsOfRow("id", "documentsSetAt")
  documents(
    @Ctx() context: SignedIn,
    @Root() { id, documentsSetAt }: Tender,
  ): Promise<TenderDocument[]> | TenderDocument[] {
    return documentsSetAt === null ? [] : loadBatched(context, tenderDocumentsOf, id);
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      "The time limit for giving addresses of bids' documents: 24 hours after the closing time; null for a cancelled tender.",
  })
  @ReadsOfRow("closingDate", "cancelledAt")
  documentsUntil(@Root() tender: Tender) {
    return documentsUntil(tender);
  }
}
