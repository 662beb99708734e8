import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";

import { Bid } from "#api/bids/Bid.ts";
import { permissionsOfBid } from "#api/bids/permissionsOfBid.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { fieldsBelow } from "#api/core/graphql/selectedFields.ts";
import { BID_ACTS, BidCan } from "#api/tenders/lifecycle/Permission.ts";

@Resolver(() => Bid)
export class BidCanResolver {
  @FieldResolver(() => BidCan, { description: "What the signed-in user may do with the bid now, and why not." })
  @ReadsOfRow("tenderId", "companyId", "withdrawnAt")
  can(@Ctx() context: SignedIn, @Info() info: GraphQLResolveInfo, @Root() bid: Bid) {
    const selected = fieldsBelow(info);
    return permissionsOfBid(
      context,
      bid,
      BID_ACTS.filter((act) => selected.has(act)),
    );
  }
}
