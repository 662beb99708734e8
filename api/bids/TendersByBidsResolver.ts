import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Query, registerEnumType, Resolver } from "type-graphql";

import { AWAITED, type Awaited } from "#api/bids/awaited.rules.ts";
import { BidFilter } from "#api/bids/BidFilter.ts";
import { BID_GROUPS, type BidGroup } from "#api/bids/bidGroup.rules.ts";
import { listTendersByBids } from "#api/bids/listTendersByBids.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { propertiesAsked } from "#api/core/graphql/readsOfRow.ts";
import { tellChangesUntil } from "#api/core/graphql/tellChangesUntil.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";
import { TenderFilter } from "#api/tenders/TenderFilter.ts";
import { TenderOrder } from "#api/tenders/TenderOrder.ts";
import { TenderConnection } from "#api/tenders/TenderResolver.ts";

const BidGroupEnum = asEnum(BID_GROUPS);
registerEnumType(BidGroupEnum, {
  name: "BidGroup",
  description: "Tenders by their live bids and the database's clock. Every tender is in exactly one group.",
  valuesConfig: {
    awaitingDecision: { description: "Closed for bidding, neither awarded nor cancelled, and at least one live bid is pending." },
    withBids: { description: "Every other tender with live bids, except drafts." },
    draftsAndWithoutBids: { description: "Drafts, and tenders without a live bid." },
  },
});

const AwaitedEnum = asEnum(AWAITED);
registerEnumType(AwaitedEnum, {
  name: "Awaited",
  description: "What a tender waits for, by the database's clock.",
  valuesConfig: {
    decision: { description: "Closed for bidding, neither awarded nor cancelled, and at least one live bid is pending; sealed bids that were not opened, too." },
    secondPerson: { description: "Another administrator than the signed-in one has approved its opening, and a second one has to." },
    overdueDecision: { description: "The day on which a decision was expected has passed, and a live bid is pending." },
  },
});

@Resolver(() => TenderConnection)
export class TendersByBidsResolver {
  @Query(() => TenderConnection, {
    description: "Administrators only. One group of tenders: awaitingDecision by closing date, the other groups newest first, unless orderBy says otherwise; not by bidCount.",
  })
  @MayUse("admin", "bids:read")
  tendersByBids(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("group", () => BidGroupEnum, { description: "Which group." }) group: BidGroup,
    @Arg("filter", () => TenderFilter, { nullable: true }) filter?: TenderFilter,
    @Arg("awaits", () => AwaitedEnum, { nullable: true, description: "Only the tenders of the group that wait for this." }) awaits?: Awaited | null,
    @Arg("orderBy", () => TenderOrder, { nullable: true }) order?: TenderOrder | null,
    @Arg("bids", () => BidFilter, { nullable: true, description: "Only tenders with a live bid that meets all of this; bidCount and Tender.bids are of all their bids. Not with includeWithdrawn." }) bids?: BidFilter | null,
  ) {
    return tellChangesUntil(context, info, () => listTendersByBids(context, page, group, filter ?? {}, { bids, awaits, order, asked: propertiesAsked(info) }));
  }

  @FieldResolver(() => String, { nullable: true, complexity: 0, description: "Administrators only, null for partners. The `bidsRevision` of this page, or an earlier one." })
  bidsRevision(@Ctx() { bidsRevision }: SignedIn) {
    return bidsRevision;
  }
}
