import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";

import { Bid } from "#api/bids/Bid.ts";
import { firstSubmittedAtOf, MOST_REVISIONS, revisionsOf } from "#api/bids/bidBatches.ts";
import { BidFilter } from "#api/bids/BidFilter.ts";
import { BidInput, BidRevisionInput } from "#api/bids/BidInput.ts";
import { BidOrder } from "#api/bids/BidOrder.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { findBid } from "#api/bids/findBid.ts";
import { listBids } from "#api/bids/listBids.ts";
import { othersRead } from "#api/bids/othersRead.ts";
import { reviseBid } from "#api/bids/reviseBid.ts";
import { ownBids } from "#api/bids/sealed/ownBid.ts";
import { withOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import { submitBid } from "#api/bids/submitBid.ts";
import { withdrawBid } from "#api/bids/withdrawBid.ts";
import { companiesOf, Company } from "#api/company-profiles/Company.ts";
import { requireCompanyProfile } from "#api/company-profiles/ownProfile.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadWithRow } from "#api/core/graphql/readWithRow.ts";
import { propertiesAsked, ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { tellChangesUntil } from "#api/core/graphql/tellChangesUntil.ts";
import { tenderBehind } from "#api/tenders/findTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { User } from "#api/users/User.ts";
import { userBehind } from "#api/users/userBehind.ts";

export const BidConnection = connectionOf(Bid, { tellsChanges: true });

@Resolver(() => Bid)
export class BidResolver {
  @Query(() => String, { description: "Administrators only. Changes with every bid, decision, company and tender: refetch the lists of bids when it differs. Never newer than a list in the same answer. Opaque." })
  @MayUse("admin", "bids:read")
  bidsRevision(@Ctx() { bidsRevision }: SignedIn) {
    return bidsRevision;
  }

  @Query(() => BidConnection, { description: "Administrators only. Every company's bids, newest first by default." })
  @MayUse("admin", "bids:read")
  async bids(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => BidFilter, { nullable: true }) filter?: BidFilter,
    @Arg("orderBy", () => BidOrder, { nullable: true }) orderBy?: BidOrder,
  ) {
    return othersRead(context, tellChangesUntil(context, info, () => listBids(context, page, filter, orderBy, propertiesAsked(info))).then((found) => ownBids(context, found)), ({ nodes }) => nodes);
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
    return ownBids(context, await tellChangesUntil(context, info, () => listBids(context, page, { ...filter, companyId: context.user.id }, orderBy, propertiesAsked(info))));
  }

  @Query(() => Bid, { description: "The signed-in user's own bid; any bid for administrators." })
  @MayUse("partner", "bids:read")
  bid(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return othersRead(context, findBid(context, id), (bid) => [bid]);
  }

  @Mutation(() => Bid, { description: "Requires a company profile and an open tender. One live bid for each company and tender." })
  @MayUse("partner", "bids:write", { precondition: requireCompanyProfile, writes: "bid writes" })
  submitBid(@Ctx() context: SignedIn, @Arg("input", () => BidInput) input: BidInput) {
    return submitBid(context, input);
  }

  @Mutation(() => Bid, { description: "The signed-in user's own bid, until the tender closes." })
  @MayUse("partner", "bids:write", { writes: "bid writes" })
  reviseBid(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => BidRevisionInput) input: BidRevisionInput,
  ) {
    return reviseBid(context, id, input);
  }

  @Mutation(() => Bid, { description: "The signed-in user's own bid, until the tender closes. The company may then bid again." })
  @MayUse("partner", "bids:write", { writes: "bid writes" })
  withdrawBid(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return withdrawBid(context, id);
  }

  /** Of a bid that was never revised, which are most, without a statement. */
  @FieldResolver(() => DateTimeISO, { description: "When it was first submitted, by the database's clock. Told as submittedAt is, of a sealed bid, too." })
  @ReadsOfRow("id", "revision", "submittedAt")
  createdAt(@Ctx() context: SignedIn, @Root() { id, revision, submittedAt }: Bid) {
    return revision === 1 ? submittedAt : loadBatched(context, firstSubmittedAtOf, id);
  }

  @FieldResolver(() => Tender, { nullable: true, description: "Also a deleted tender. null if it is a draft again, except for administrators." })
  @ReadsOfRow("tenderId")
  tender(@Ctx() context: SignedIn, @Root() { tenderId }: Bid) {
    return tenderBehind(context, tenderId);
  }

  @FieldResolver(() => Company, { description: "Who bids." })
  @ReadWithRow()
  @ReadsOfRow("companyId")
  company(@Ctx() context: SignedIn, @Root() { companyId }: Bid) {
    return loadBatched(context, companiesOf, companyId);
  }

  @FieldResolver(() => User, { nullable: true, description: "Administrators only, null for partners. Who accepted or rejected it; null while pending." })
  @ReadsOfRow("decidedBy")
  decider(@Ctx() context: SignedIn, @Root() { decidedBy }: Bid) {
    return userBehind(context, decidedBy);
  }

  @FieldResolver(() => [BidRevision], { description: `The submitted revisions, newest first, ${MOST_REVISIONS} at most.` })
  @ReadsOfRow("id", "companyId")
  async revisions(@Ctx() context: SignedIn, @Root() { id, companyId }: Bid) {
    const kept = await loadBatched(context, revisionsOf, id);
    return Promise.all(kept.map((one) => withOwnTerms(context, one, { bidId: id, revision: one.revision, companyId })));
  }
}
