import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";

import { ClosingSeal, ClosingSealVerification } from "#api/bids/closing-seal/ClosingSeal.ts";
import { closingSealsOf, closingSealOfReceipt } from "#api/bids/closing-seal/closingSeal.reads.ts";
import { verifyClosingSeal } from "#api/bids/closing-seal/verifyClosingSeal.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { NullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** The GraphQL complexity of the query verifyClosingSeal. It is high because the query reads all bids of a tender. */
const VERIFICATION = 2000;

@Resolver(() => Tender)
export class ClosingSealResolver {
  @Query(() => ClosingSealVerification, {
    complexity: VERIFICATION,
    description:
      "Recomputes a tender's closing seal from the bids that are stored now, for everybody who may read the tender. CONFLICT if the tender has no seal.",
  })
  @MayUse("partner", "tenders:read")
  @NullIfRefused()
  verifyClosingSeal(
    @Ctx() context: SignedIn,
    @Arg("tenderId", () => ID, { description: "The id of the tender." }) tenderId: string,
  ) {
    return verifyClosingSeal(context, tenderId);
  }

  @Query(() => ClosingSeal, {
    nullable: true,
    description:
      "The newest closing seal that contains this receipt number with this SHA-256; null if there is none. For everybody, even without a session.",
  })
  @MayUse("visitor", "any token")
  async sealOfReceipt(
    @Ctx() { db, throttle, address }: Context,
    @Arg("receiptNumber", () => String, { description: "The receipt number, AX-XXXXX-XXXXX." }) receiptNumber: string,
    @Arg("sha256", () => String, { description: "The SHA-256 as the receipt shows it." }) sha256: string,
  ) {
    await throttle.count("receipt checks by address", address);
    return closingSealOfReceipt(db, receiptNumber, sha256);
  }

  @FieldResolver(() => ClosingSeal, {
    nullable: true,
    description:
      "The closing seal, made shortly after the closing time. null before, and while the tender accepts bids again.",
  })
  @ReadsOfRow("id")
  async closingSeal(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return (await loadBatched(context, closingSealsOf, id)) ?? null;
  }
}
