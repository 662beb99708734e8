import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";

import { Bid } from "#api/bids/Bid.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidDocument, BidDocumentCheck } from "#api/bids/documents/BidDocument.ts";
import { checkBidDocument } from "#api/bids/documents/checkBidDocument.ts";
import { giveDocumentAddress } from "#api/bids/documents/giveDocumentAddress.ts";
import { documentsIn } from "#api/bids/documents/readDocuments.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";

const SHA256 = "The SHA-256 of the file's bytes: 64 hexadecimal digits in lower case.";
const SEALED = "Empty while the bid is sealed, except for its company.";

@Resolver(() => Bid)
export class BidDocumentResolver {
  @Mutation(() => Bid, {
    description:
      "Stores the address of a file that the newest revision of the signed-in user's own bid names. A later address replaces it; earlier addresses stay stored. TENDER_CLOSED later than 24 hours after the closing time. BAD_USER_INPUT for a file that the revision does not name.",
  })
  @MayUse("partner", "bids:write", { writes: "bid writes" })
  giveDocumentAddress(
    @Ctx() context: SignedIn,
    @Arg("bidId", () => ID) bidId: string,
    @Arg("sha256", () => String, { description: SHA256 }) sha256: string,
    @Arg("url", () => String, { description: "http or https. At most 2,000 characters." }) url: string,
    @Arg("clientMutationId", () => String, {
      nullable: true,
      description: "Idempotency key, 1 to 200 characters. A retry with the same key returns the same bid.",
    })
    clientMutationId?: string | null,
  ) {
    return giveDocumentAddress(context, bidId, { sha256, url, clientMutationId });
  }

  @Mutation(() => BidDocumentCheck, {
    description:
      "Checks whether the signed-in user's own bid names a file. Administrators may check any bid, which is recorded; CONFLICT for a sealed one. Returns the newest revision that names the file.",
  })
  @MayUse("partner", "bids:read", { writes: "bid writes" })
  checkBidDocument(
    @Ctx() context: SignedIn,
    @Arg("bidId", () => ID) bidId: string,
    @Arg("sha256", () => String, { description: SHA256 }) sha256: string,
  ) {
    return checkBidDocument(context, bidId, sha256);
  }

  @FieldResolver(() => [BidDocument], { description: `The files that the bid's newest revision names. ${SEALED}` })
  @ReadsOfRow("id", "revision", "documentsCount")
  documents(@Ctx() context: SignedIn, @Root() { id: bidId, revision, documentsCount }: Bid) {
    return documentsIn(context, { bidId, revision, documentsCount });
  }

  @FieldResolver(() => Int, {
    description:
      "The number of the bid's documents without an address while one can still be given. 0 for a withdrawn bid; 0 while the bid is sealed, except for its company.",
  })
  @ReadsOfRow("id", "revision", "documentsCount")
  async documentsOwed(@Ctx() context: SignedIn, @Root() { id: bidId, revision, documentsCount }: Bid) {
    const documents = await documentsIn(context, { bidId, revision, documentsCount });
    return documents.filter(({ state }) => state === "owed").length;
  }
}

@Resolver(() => BidRevision)
export class BidRevisionDocumentResolver {
  @FieldResolver(() => [BidDocument], { description: `The files that this revision names. ${SEALED}` })
  documents(@Ctx() context: SignedIn, @Root() revision: BidRevision) {
    return documentsIn(context, revision);
  }
}

@Resolver(() => BidDraft)
export class BidDraftDocumentResolver {
  @FieldResolver(() => [BidDocument], { description: "The files that the bid will name; none has an address yet." })
  documents(@Root() { documents }: BidDraft): BidDocument[] {
    return documents.map(({ name, bytes, sha256, kind = null }, place) => ({
      position: place + 1,
      name,
      bytes,
      sha256,
      kind,
      url: null,
      fileId: null,
      virusCheck: null,
      addressGivenAt: null,
      state: "owed",
    }));
  }
}
