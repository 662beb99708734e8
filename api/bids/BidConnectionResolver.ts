import { Ctx, FieldResolver, Resolver } from "type-graphql";

import { BidConnection } from "#api/bids/BidResolver.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

@Resolver(() => BidConnection)
export class BidConnectionResolver {
  @FieldResolver(() => String, { nullable: true, complexity: 0, description: "Administrators only, null for partners. The `bidsRevision` of this page, or an earlier one." })
  bidsRevision(@Ctx() { bidsRevision }: SignedIn) {
    return bidsRevision;
  }
}
