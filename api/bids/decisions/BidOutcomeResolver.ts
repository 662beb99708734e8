import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";

import { Bid } from "#api/bids/Bid.ts";
import { BidOutcome, DisclosedWinner } from "#api/bids/decisions/BidOutcome.ts";
import { outcomesOf } from "#api/bids/decisions/outcomesOf.ts";
import { companiesOf } from "#api/company-profiles/Company.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";

@Resolver(() => Bid)
export class BidOutcomeResolver {
  @FieldResolver(() => BidOutcome, {
    nullable: true,
    description:
      "The decision as the bid's company can read it. null while the bid is pending, while the tender accepts bids again, and for a withdrawn bid.",
  })
  @ReadsOfRow("id", "status", "withdrawnAt")
  async outcome(@Ctx() context: SignedIn, @Root() { id, status, withdrawnAt }: Bid): Promise<BidOutcome | null> {
    if (status === "pending" || withdrawnAt) return null;
    return (await loadBatched(context, outcomesOf, id)) ?? null;
  }
}

@Resolver(() => BidOutcome)
export class DisclosedWinnerResolver {
  @FieldResolver(() => DisclosedWinner, {
    nullable: true,
    description: "The accepted bid, if the tender is awarded and discloses its winner.",
  })
  async winner(
    @Ctx() context: SignedIn,
    @Root() { winnerId, winningAmount }: BidOutcome,
  ): Promise<DisclosedWinner | null> {
    if (winnerId === null || winningAmount === null) return null;
    const { companyName } = await loadBatched(context, companiesOf, winnerId);
    return { companyName, bidAmount: winningAmount };
  }
}
