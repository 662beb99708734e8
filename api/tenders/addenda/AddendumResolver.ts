import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { Addendum } from "#api/tenders/addenda/Addendum.ts";
import { addendaOf, countConcerned, MOST_ADDENDA } from "#api/tenders/addenda/addendum.reads.ts";
import { cancelTender } from "#api/tenders/addenda/cancelTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { User } from "#api/users/User.ts";
import { userForAdmins } from "#api/users/findUser.ts";

@Resolver(() => Tender)
export class TenderAddendaResolver {
  @Mutation(() => Tender, {
    description:
      "Administrators only. Cancels the tender permanently: it can no longer be opened, decided, awarded or edited. Companies with a bid, a draft or a question are notified of the reason. CONFLICT for an awarded tender.",
  })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  cancelTender(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String, { description: "The reason, which bidders can read: 20 to 3,000 characters." })
    reason: string,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version that the client read. A stale version is refused with CONFLICT.",
    })
    version?: number | null,
  ) {
    return cancelTender(context, id, { reason, version });
  }

  @FieldResolver(() => [Addendum], {
    description: `The addenda of the tender, newest first, at most ${MOST_ADDENDA}.`,
  })
  @ReadsOfRow("id", "newestAddendum")
  addenda(@Ctx() context: SignedIn, @Root() { id, newestAddendum }: Tender): Promise<Addendum[]> | Addendum[] {
    return newestAddendum === 0 ? [] : loadBatched(context, addendaOf, id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Administrators only, null for partners. The number of other people whom a change would notify: those of companies with a live bid, a draft or a question.",
  })
  @ReadsOfRow("id")
  concernedPeople(@Ctx() context: SignedIn, @Root() { id }: Tender) {
    return context.user.isAdmin ? loadBatched(context, countConcerned(context.user.id), id, countConcerned) : null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Administrators only, null for partners. The administrator who cancelled the tender.",
  })
  @ReadsOfRow("cancelledBy")
  canceller(@Ctx() context: SignedIn, @Root() { cancelledBy }: Tender) {
    return userForAdmins(context, cancelledBy);
  }
}

@Resolver(() => Addendum)
export class AddendumResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: "Administrators only, null for partners. The administrator who issued the addendum.",
  })
  issuer(@Ctx() context: SignedIn, @Root() { issuedBy }: Addendum) {
    return userForAdmins(context, issuedBy);
  }
}
