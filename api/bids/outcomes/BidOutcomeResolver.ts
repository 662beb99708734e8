import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";

import { Bid } from "#api/bids/Bid.ts";
import { BidOutcome, DisclosedWinner } from "#api/bids/outcomes/BidOutcome.ts";
import { outcomesOf } from "#api/bids/outcomes/readOutcomes.ts";
import { companiesOf } from "#api/company-profiles/Company.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";

@Resolver(() => Bid)
export class BidOutcomeResolver {
  @FieldResolver(() => BidOutcome, { nullable: true, description: "What its company is told of the decision; null while it is pending, while the tender takes bids again, and of a withdrawn bid." })
  @ReadsOfRow("id", "status", "withdrawnAt")
  async outcome(@Ctx() context: SignedIn, @Root() { id, status, withdrawnAt }: Bid): Promise<BidOutcome | null> {
    if (status === "pending" || withdrawnAt) return null;
    return (await loadBatched(context, outcomesOf, id)) ?? null;
  }
}

@Resolver(() => BidOutcome)
export class DisclosedWinnerResolver {
  @FieldResolver(() => DisclosedWinner, { nullable: true, description: "Of an awarded tender that discloses its winner." })
  async winner(@Ctx() context: SignedIn, @Root() { winnerId, winningAmount }: BidOutcome): Promise<DisclosedWinner | null> {
    if (winnerId === null || winningAmount === null) return null;
    const { companyName } = await loadBatched(context, companiesOf, winnerId);
    return { companyName, bidAmount: winningAmount };
  }
}
