import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";

import { AddendaConfirmation, addendaConfirmationsOf } from "#api/bids/addenda/AddendaConfirmation.ts";
import { confirmAddenda } from "#api/bids/addenda/confirmAddenda.ts";
import { unconfirmedAddendaOf } from "#api/bids/addenda/unconfirmedAddenda.ts";
import { Bid } from "#api/bids/Bid.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";

@Resolver(() => Bid)
export class BidAddendaResolver {
  @Mutation(() => Bid, {
    description:
      "Confirms that the signed-in user's own bid remains valid after the tender's addenda, without a change of its terms. Possible until the tender closes. CONFLICT if a newer addendum was issued.",
  })
  @MayUse("partner", "bids:write", { writes: "bid writes" })
  confirmAddenda(
    @Ctx() context: SignedIn,
    @Arg("bidId", () => ID) bidId: string,
    @Arg("upTo", () => Int, { description: "The number of the newest addendum that the client read." })
    upTo: number,
    @Arg("clientMutationId", () => String, {
      nullable: true,
      description: "Idempotency key, 1 to 200 characters. A retry with the same key returns the same bid.",
    })
    clientMutationId?: string | null,
  ) {
    return confirmAddenda(context, bidId, { upTo, clientMutationId });
  }

  @FieldResolver(() => [Int], {
    description:
      "The numbers of the tender's addenda that this bid must still confirm. Submitting or revising a bid confirms all addenda that exist then. Empty for a withdrawn bid.",
  })
  @ReadsOfRow("id")
  unconfirmedAddenda(@Ctx() context: SignedIn, @Root() { id }: Bid) {
    return loadBatched(context, unconfirmedAddendaOf, id);
  }
  @FieldResolver(() => AddendaConfirmation, {
    nullable: true,
    description:
      "The last confirmation of addenda for this bid, by confirmAddenda, or by submitting or revising it. null without one.",
  })
  @ReadsOfRow("id")
  async addendaConfirmation(@Ctx() context: SignedIn, @Root() { id }: Bid) {
    return (await loadBatched(context, addendaConfirmationsOf, id)) ?? null;
  }
}
