import { Ctx, FieldResolver, Query, Resolver } from "type-graphql";

import { BidConnection } from "#api/bids/BidResolver.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Cacheable } from "#api/core/graphql/cacheable.ts";

@Resolver(() => BidConnection)
export class BidsRevisionResolver {
  @Query(() => String, {
    name: "bidsRevision",
    description:
      "Administrators only. An opaque value that changes with every change of a bid, decision, company or tender: refetch the lists of bids when it differs. It is never newer than a list in the same answer.",
  })
  @MayUse("admin", "bids:read")
  currentBidsRevision(@Ctx() { bidsRevision }: SignedIn) {
    return bidsRevision;
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

/** Lets the server cache responses to the query bidsRevision. The page All Bids polls this query. */
export const cacheableBidsRevision: Cacheable = { fields: { Query: ["bidsRevision"] }, inputs: [], notCached: [] };
