import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Query, registerEnumType, Resolver } from "type-graphql";

import { AWAITED, type Awaited, BID_GROUPS, type BidGroup } from "#api/bids/tenders/tendersByBids.rules.ts";
import { BidFilter } from "#api/bids/lists/BidFilter.ts";
import { listTendersByBids } from "#api/bids/tenders/listTendersByBids.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { requestedProperties } from "#api/core/graphql/readsOfRow.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";
import { TenderFilter } from "#api/tenders/lists/TenderFilter.ts";
import { TenderOrder } from "#api/tenders/lists/TenderOrder.ts";
import { TenderConnection } from "#api/tenders/TenderResolver.ts";

const BidGroupEnum = asEnum(BID_GROUPS);
registerEnumType(BidGroupEnum, {
  name: "BidGroup",
  description: "Groups of tenders, by their live bids and the database's clock. Every tender is in exactly one group.",
  valuesConfig: {
    awaitingDecision: {
      description: "Closed for bidding, neither awarded nor cancelled, and at least one live bid is pending.",
    },
    withBids: { description: "Every other tender with live bids, except drafts." },
    draftsAndWithoutBids: { description: "Drafts, and tenders without a live bid." },
  },
});

const AwaitedEnum = asEnum(AWAITED);
registerEnumType(AwaitedEnum, {
  name: "Awaited",
  description: "The pending work on a tender, by the database's clock.",
  valuesConfig: {
    decision: {
      description:
        "Closed for bidding, neither awarded nor cancelled, with at least one pending live bid. Includes sealed tenders that are not opened yet.",
    },
    secondPerson: {
      description: "Another administrator has approved the opening, and a second approval is needed.",
    },
    overdueDecision: { description: "The day on which a decision was expected has passed, and a live bid is pending." },
  },
});

@Resolver(() => TenderConnection)
export class TendersByBidsResolver {
  @Query(() => TenderConnection, {
    description:
      "Administrators only. One group of tenders. By default awaitingDecision is sorted by closing date, the other groups newest first. Cannot be sorted by bidCount.",
  })
  @MayUse("admin", "bids:read")
  tendersByBids(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("group", () => BidGroupEnum, { description: "The group to list." }) group: BidGroup,
    @Arg("filter", () => TenderFilter, { nullable: true }) filter?: TenderFilter,
    @Arg("awaits", () => AwaitedEnum, {
      nullable: true,
      description: "Only the tenders of the group with this pending work.",
    })
    awaits?: Awaited | null,
    @Arg("orderBy", () => TenderOrder, { nullable: true }) order?: TenderOrder | null,
    @Arg("bids", () => BidFilter, {
      nullable: true,
      description:
        "Only tenders with a live bid that meets all of these conditions. bidCount and Tender.bids still cover all bids of the tender. includeWithdrawn is refused.",
    })
    bids?: BidFilter | null,
  ) {
    return withChangesUntil(context, info, () =>
      listTendersByBids(context, page, group, filter ?? {}, {
        bids,
        awaits,
        order,
        requested: requestedProperties(info),
      }),
    );
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: 0,
    description: "Administrators only, null for partners. The `bidsRevision` of this page, or an earlier one.",
  })
  bidsRevision(@Ctx() { bidsRevision }: SignedIn) {
    return bidsRevision;
  }
}
