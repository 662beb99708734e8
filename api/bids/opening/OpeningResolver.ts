import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";

import { approveOpening, withdrawOpeningApproval } from "#api/bids/opening/approveOpening.ts";
import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { openingsOf } from "#api/bids/opening/opening.reads.ts";
import { OpeningPerson, TenderOpening } from "#api/bids/opening/TenderOpening.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { derivedId } from "#api/core/graphql/derivedId.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { opensAt } from "#api/tenders/lifecycle/phase.rules.ts";

@Resolver(() => Tender)
export class OpeningResolver {
  @Mutation(() => Tender, {
    description: `Administrators only. Opens a sealed tender after its closing time. If the opening needs two persons, the first approval is valid for ${APPROVAL_MINUTES} minutes, and the second one opens the tender. Requires the administrator's own password.`,
  })
  @MayUse("admin", "no token", { writes: "decision writes" })
  approveOpening(
    @Ctx() context: SignedIn,
    @Arg("tenderId", () => ID) tenderId: string,
    @Arg("password", () => String, { description: "The administrator's own password." }) password: string,
  ) {
    return approveOpening(context, tenderId, password);
  }

  @Mutation(() => Tender, {
    description:
      "Administrators only. Withdraws the administrator's own approval of an opening. Succeeds even if there was none.",
  })
  @MayUse("admin", "no token", { writes: "decision writes" })
  withdrawOpeningApproval(@Ctx() context: SignedIn, @Arg("tenderId", () => ID) tenderId: string) {
    return withdrawOpeningApproval(context, tenderId);
  }

  @FieldResolver(() => TenderOpening, {
    nullable: true,
    description: "Administrators only, null for partners and for a tender that is not sealed.",
  })
  @ReadsOfRow("id", "sealed", "openingPersons", "closingDate")
  async opening(@Ctx() context: SignedIn, @Root() tender: Tender): Promise<TenderOpening | null> {
    if (!tender.sealed || !context.user.isAdmin) return null;
    return {
      personsNeeded: tender.openingPersons,
      opensAt: opensAt(tender),
      ...(await loadBatched(context, openingsOf, tender.id)),
    };
  }
}

@Resolver(() => OpeningPerson)
export class OpeningPersonResolver {
  /** The row has the id of the user, who may open several tenders, each at another time. */
  @FieldResolver(() => ID)
  id(@Root() { id, tenderId }: OpeningPerson) {
    return derivedId(tenderId, id);
  }

  @FieldResolver(() => Boolean, { description: "Whether this person is the signed-in user." })
  mine(@Ctx() { user }: SignedIn, @Root() { id }: OpeningPerson) {
    return id === user.id;
  }
}
