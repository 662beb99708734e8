import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { Addendum } from "#api/tenders/addenda/Addendum.ts";
import { cancelTender } from "#api/tenders/addenda/cancelTender.ts";
import { countConcerned } from "#api/tenders/addenda/countConcerned.ts";
import { addendaOf, MOST_ADDENDA } from "#api/tenders/addenda/readAddenda.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { User } from "#api/users/User.ts";
import { userBehind } from "#api/users/userBehind.ts";

@Resolver(() => Tender)
export class TenderAddendaResolver {
  @Mutation(() => Tender, { description: "Administrators only. Closes the tender for good: it is never opened, decided, awarded or edited afterwards. Companies with a bid, a draft or a question are told the reason. CONFLICT once it is awarded." })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  cancelTender(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String, { description: "Bidders read it: from 20 to 3,000 characters." }) reason: string,
    @Arg("version", () => Int, { nullable: true, description: "The version that the client read. A stale version is refused with CONFLICT." }) version?: number | null,
  ) {
    return cancelTender(context, id, { reason, version });
  }

  @FieldResolver(() => [Addendum], { description: `What was changed since it was published, newest first, ${MOST_ADDENDA} at most.` })
  @ReadsOfRow("id", "newestAddendum")
  addenda(@Ctx() context: SignedIn, @Root() { id, newestAddendum }: Tender): Promise<Addendum[]> | Addendum[] {
    return newestAddendum === 0 ? [] : loadBatched(context, addendaOf, id);
  }

  @FieldResolver(() => Int, { nullable: true, description: "Administrators only, null for partners. How many others a change would be told: people of companies with a live bid, a draft or a question." })
  @ReadsOfRow("id")
  concernedPeople(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return context.user.isAdmin ? loadBatched(context, countConcerned(context.user.id), id, countConcerned) : null;
  }

  @FieldResolver(() => User, { nullable: true, description: "Administrators only, null for partners. Who cancelled it." })
  @ReadsOfRow("cancelledBy")
  canceller(@Ctx() context: SignedIn, @Root() { cancelledBy }: Tender) {
    return userBehind(context, cancelledBy);
  }
}

@Resolver(() => Addendum)
export class AddendumResolver {
  @FieldResolver(() => User, { nullable: true, description: "Administrators only, null for partners. Who issued it." })
  issuer(@Ctx() context: SignedIn, @Root() { issuedBy }: Addendum) {
    return userBehind(context, issuedBy);
  }
}
