import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";

import { Bid } from "#api/bids/Bid.ts";
import { firstSubmittedAtOf, MOST_REVISIONS, revisionsOf } from "#api/bids/bid.reads.ts";
import { BidInput, BidRevisionInput } from "#api/bids/BidInput.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { findBid } from "#api/bids/findBid.ts";
import { BidFilter } from "#api/bids/lists/BidFilter.ts";
import { BidOrder } from "#api/bids/lists/BidOrder.ts";
import { listBids } from "#api/bids/lists/listBids.ts";
import { recordBidReads } from "#api/bids/recordBidReads.ts";
import { reviseBid } from "#api/bids/reviseBid.ts";
import { bidsWithOwnTerms, withOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import { submitBid } from "#api/bids/submitBid.ts";
import { withdrawBid } from "#api/bids/withdrawBid.ts";
import { companiesOf, Company } from "#api/company-profiles/Company.ts";
import { requireCompanyProfile } from "#api/company-profiles/ownProfile.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { NullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { requestedProperties, ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { ReadWithRow } from "#api/core/graphql/readWithRow.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";
import { COSTS } from "#api/core/rules/requestLimits.rules.ts";
import { tenderOfBid } from "#api/tenders/findTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { User } from "#api/users/User.ts";
import { userForAdmins } from "#api/users/findUser.ts";

export const BidConnection = connectionOf(Bid, { tellsChanges: true });

@Resolver(() => Bid)
export class BidResolver {
  @Query(() => BidConnection, { description: "Administrators only. Every company's bids, newest first by default." })
  @MayUse("admin", "bids:read")
  async bids(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => BidFilter, { nullable: true }) filter?: BidFilter,
    @Arg("orderBy", () => BidOrder, { nullable: true }) orderBy?: BidOrder,
  ) {
    return recordBidReads(
      context,
      withChangesUntil(context, info, () => listBids(context, page, filter, orderBy, requestedProperties(info))).then(
        (found) => bidsWithOwnTerms(context, found),
      ),
      ({ nodes }) => nodes,
    );
  }

  @Query(() => BidConnection, { description: "The signed-in user's own bids, newest first by default." })
  @MayUse("partner", "bids:read")
  async myBids(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => BidFilter, { nullable: true }) filter?: BidFilter,
    @Arg("orderBy", () => BidOrder, { nullable: true }) orderBy?: BidOrder,
  ) {
    return bidsWithOwnTerms(
      context,
      await withChangesUntil(context, info, () =>
        listBids(context, page, filter, orderBy, requestedProperties(info), { onlyOwn: true }),
      ),
    );
  }

  @Query(() => Bid, { description: "The signed-in user's own bid; any bid for administrators." })
  @MayUse("partner", "bids:read")
  @NullIfRefused()
  bid(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return recordBidReads(context, findBid(context, id), (bid) => [bid]);
  }

  @Mutation(() => Bid, {
    description:
      "Submits a bid. Requires a company profile and an open tender. A company has at most one live bid on a tender.",
  })
  @MayUse("partner", "bids:write", { precondition: requireCompanyProfile, writes: "bid writes" })
  submitBid(@Ctx() context: SignedIn, @Arg("input", () => BidInput) input: BidInput) {
    return submitBid(context, input);
  }

  @Mutation(() => Bid, { description: "Revises the signed-in user's own bid. Possible until the tender closes." })
  @MayUse("partner", "bids:write", { writes: "bid writes" })
  reviseBid(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => BidRevisionInput) input: BidRevisionInput,
  ) {
    return reviseBid(context, id, input);
  }

  @Mutation(() => Bid, {
    description:
      "Withdraws the signed-in user's own bid. Possible until the tender closes. The company may then bid again.",
  })
  @MayUse("partner", "bids:write", { writes: "bid writes" })
  withdrawBid(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return withdrawBid(context, id);
  }

  /** Runs an SQL statement only for a revised bid. Any other bid was first submitted at `submittedAt`. */
  @FieldResolver(() => DateTimeISO, {
    description:
      "When the bid was first submitted, by the database's clock. Like submittedAt, it is visible even while the bid is sealed.",
  })
  @ReadsOfRow("id", "revision", "submittedAt")
  createdAt(@Ctx() context: SignedIn, @Root() { id, revision, submittedAt }: Bid) {
    return revision === 1 ? submittedAt : loadBatched(context, firstSubmittedAtOf, id);
  }

  @FieldResolver(() => Tender, {
    nullable: true,
    description: "The tender, even if it was deleted. null if it is a draft again, except for administrators.",
  })
  @ReadsOfRow("tenderId")
  tender(@Ctx() context: SignedIn, @Root() { tenderId }: Bid) {
    return tenderOfBid(context, tenderId);
  }

  @FieldResolver(() => Company, { description: "The bidding company." })
  @ReadWithRow()
  @ReadsOfRow("companyId")
  company(@Ctx() context: SignedIn, @Root() { companyId }: Bid) {
    return loadBatched(context, companiesOf, companyId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      "Administrators only, null for partners. The administrator who accepted or rejected the bid; null while it is pending.",
  })
  @ReadsOfRow("decidedBy")
  decider(@Ctx() context: SignedIn, @Root() { decidedBy }: Bid) {
    return userForAdmins(context, decidedBy);
  }

  @FieldResolver(() => [BidRevision], {
    complexity: ({ childComplexity }) => COSTS.revisions * (1 + childComplexity),
    description: `The submitted revisions, newest first, at most ${MOST_REVISIONS}.`,
  })
  @ReadsOfRow("id", "companyId")
  async revisions(@Ctx() context: SignedIn, @Root() { id, companyId }: Bid) {
    const kept = await loadBatched(context, revisionsOf, id);
    return Promise.all(kept.map((one) => withOwnTerms(context, one, { bidId: id, revision: one.revision, companyId })));
  }
}
