import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";

import { ClosingSeal, ClosingSealVerification } from "#api/bids/closing-seal/ClosingSeal.ts";
import { closingSealsOf, readSealOfReceipt } from "#api/bids/closing-seal/readClosingSeals.ts";
import { verifyClosingSeal } from "#api/bids/closing-seal/verifyClosingSeal.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** Reads all bids of a tender. */
const VERIFICATION = 2000;

@Resolver(() => Tender)
export class ClosingSealResolver {
  @Query(() => ClosingSealVerification, { complexity: VERIFICATION, description: "Whoever may read the tender. Computes its closing seal again from the bids as they are stored now. CONFLICT if it has none." })
  @MayUse("partner", "tenders:read")
  verifyClosingSeal(@Ctx() context: SignedIn, @Arg("tenderId", () => ID, { description: "The id of the tender." }) tenderId: string) {
    return verifyClosingSeal(context, tenderId);
  }

  @Query(() => ClosingSeal, { nullable: true, description: "Everybody who has a receipt: the newest closing seal that holds this number with this SHA-256, null if none does." })
  @MayUse("visitor", "any token")
  async sealOfReceipt(@Ctx() { db, throttle, address }: Context, @Arg("receiptNumber", () => String, { description: "AX-XXXXX-XXXXX." }) receiptNumber: string, @Arg("sha256", () => String, { description: "As the receipt shows it." }) sha256: string) {
    await throttle.count("receipt checks by address", address);
    return readSealOfReceipt(db, receiptNumber, sha256);
  }

  @FieldResolver(() => ClosingSeal, { nullable: true, description: "Made shortly after the closing time; null before, and while the tender takes bids again." })
  @ReadsOfRow("id")
  async closingSeal(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return (await loadBatched(context, closingSealsOf, id)) ?? null;
  }
}
