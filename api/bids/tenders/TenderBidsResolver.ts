import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Resolver, Root } from "type-graphql";

import { Bid } from "#api/bids/Bid.ts";
import { awardedAtOf, awardedBidOf, bidFiguresOf, liveBidCountsOf, MOST_BIDS } from "#api/bids/bid.reads.ts";
import { BidConnection } from "#api/bids/BidResolver.ts";
import { BidFilter } from "#api/bids/lists/BidFilter.ts";
import { BidOrder } from "#api/bids/lists/BidOrder.ts";
import { listBidsOf } from "#api/bids/lists/listBidsOf.ts";
import { recordBidReads, recordReads } from "#api/bids/recordBidReads.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { MeasuresText } from "#api/core/graphql/cost.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { fieldsBelow } from "#api/core/graphql/selectedFields.ts";
import { requestedProperties, ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { Tender } from "#api/tenders/Tender.ts";

const ADMINS = "Administrators only, null for partners.";
const APART =
  "A bid does not count as a change of its tender: use bids(filter: { changedSince }), not tenders(filter: { changedSince }), to learn of it.";
const LIVE = "The live bids, newest first, by default.";

/**
 * Adds the fields about bids to the GraphQL type Tender here, because api/tenders must not import from api/bids. For
 * partners, the administrators' fields are null. A refusal would add an error to the response of a successful mutation,
 * such as submitBid, that requests such a field.
 */
@Resolver(() => Tender)
export class TenderBidsResolver {
  @FieldResolver(() => [Bid], {
    nullable: true,
    description: `${ADMINS} ${LIVE} bidsConnection and the bids query page through all bids.`,
  })
  @ReadsOfRow("id")
  @MeasuresText("technicalProposal")
  bids(
    @Ctx() context: SignedIn,
    @Root() { id }: Tender,
    @Info() info: GraphQLResolveInfo,
    @Arg("first", () => Int, {
      nullable: true,
      description: `The maximum number of bids: 1 to ${MOST_BIDS}. Default: ${MOST_BIDS}.`,
    })
    first?: number | null,
    @Arg("filter", () => BidFilter, { nullable: true }) filter?: BidFilter | null,
    @Arg("orderBy", () => BidOrder, { nullable: true }) orderBy?: BidOrder | null,
  ) {
    if (!context.user.isAdmin) return null;
    const page = listBidsOf(context, "tenderId", id, {
      first: first ?? MOST_BIDS,
      filter,
      orderBy,
      requested: requestedProperties(info, { nodes: false }),
      withCompanies: fieldsBelow(info).has("company"),
      withProposals: fieldsBelow(info).has("technicalProposal"),
    });
    return recordBidReads(
      context,
      page.then(({ nodes }) => nodes),
      (bids) => bids,
    );
  }

  @FieldResolver(() => BidConnection, { nullable: true, description: `${ADMINS} ${LIVE}` })
  @ReadsOfRow("id")
  bidsConnection(
    @Ctx() context: SignedIn,
    @Root() { id }: Tender,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => BidFilter, { nullable: true }) filter?: BidFilter | null,
    @Arg("orderBy", () => BidOrder, { nullable: true }) orderBy?: BidOrder | null,
  ) {
    return context.user.isAdmin
      ? recordBidReads(
          context,
          listBidsOf(context, "tenderId", id, { first: page.first, after: page.after, filter, orderBy }),
          ({ nodes }) => nodes,
        )
      : null;
  }

  @FieldResolver(() => Int, { nullable: true, description: `${ADMINS} The number of live bids. ${APART}` })
  @NeedsScope("bids:read")
  @ReadsOfRow("id")
  async bidCount(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return context.user.isAdmin ? (await loadBatched(context, liveBidCountsOf, id)).live : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: `${ADMINS} The number of live bids that are neither accepted nor rejected.`,
  })
  @NeedsScope("bids:read")
  @ReadsOfRow("id")
  async undecidedBidCount(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return context.user.isAdmin ? (await loadBatched(context, liveBidCountsOf, id)).undecided : null;
  }

  @FieldResolver(() => SafeInt, {
    nullable: true,
    description: `${ADMINS} The lowest amount of the live bids; null also if there is none, and until a sealed tender is opened. ${APART}`,
  })
  @NeedsScope("bids:read")
  @ReadsOfRow("id")
  async lowestBid(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return (await amountsOf(context, id))?.lowest ?? null;
  }

  @FieldResolver(() => SafeInt, {
    nullable: true,
    description: `${ADMINS} The average amount of the live bids in whole dollars; null also if there is none, and until a sealed tender is opened. ${APART}`,
  })
  @NeedsScope("bids:read")
  @ReadsOfRow("id")
  async averageBid(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return (await amountsOf(context, id))?.average ?? null;
  }

  @FieldResolver(() => Bid, { nullable: true, description: `${ADMINS} The accepted bid of an awarded tender.` })
  @ReadsOfRow("id", "status")
  async awardedBid(@Ctx() context: SignedIn, @Root() { id, status }: Tender) {
    if (!context.user.isAdmin || status !== "awarded") return null;
    return (await recordBidReads(context, loadBatched(context, awardedBidOf, id), (bid) => (bid ? [bid] : []))) ?? null;
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description: "When the bid of an awarded tender was accepted. Public, as in the open data.",
  })
  @ReadsOfRow("id", "status")
  awardedAt(@Ctx() context: SignedIn, @Root() { id, status }: Tender) {
    return status === "awarded" ? loadBatched(context, awardedAtOf, id) : null;
  }
}

/**
 * Reads the lowest and average amount; undefined for partners. The audit trail records this as a reading of the bids,
 * because the amounts are secret.
 */
async function amountsOf(context: SignedIn, tenderId: string) {
  const figures = context.user.isAdmin ? await loadBatched(context, bidFiguresOf, tenderId) : undefined;
  if (figures?.lowest != null) await recordReads(context, [tenderId]);
  return figures;
}
