import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";

import { confirmAddenda } from "#api/bids/addenda/confirmAddenda.ts";
import { unconfirmedAddendaOf } from "#api/bids/addenda/unconfirmedAddenda.ts";
import { Bid } from "#api/bids/Bid.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";

@Resolver(() => Bid)
export class BidAddendaResolver {
  @Mutation(() => Bid, { description: "Confirms that the signed-in user's own bid stands as its tender is now, until the tender closes. The terms stay as they are. CONFLICT if a newer addendum was issued." })
  @MayUse("partner", "bids:write", { writes: "bid writes" })
  confirmAddenda(
    @Ctx() context: SignedIn,
    @Arg("bidId", () => ID) bidId: string,
    @Arg("upTo", () => Int, { description: "The number of the tender's newest addendum, as it was read." }) upTo: number,
    @Arg("clientMutationId", () => String, { nullable: true, description: "1 to 200 characters. A retry with the same key answers the same bid." }) clientMutationId?: string | null,
  ) {
    return confirmAddenda(context, bidId, { upTo, clientMutationId });
  }

  @FieldResolver(() => [Int], { description: "The numbers of the tender's addenda that ask for a confirmation and have none. To submit or revise a bid confirms what there is then; empty for a withdrawn bid." })
  @ReadsOfRow("id")
  unconfirmedAddenda(@Ctx() context: SignedIn, @Root() { id }: Bid) {
    return loadBatched(context, unconfirmedAddendaOf, id);
  }
}
