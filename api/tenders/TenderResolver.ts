import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { propertiesAsked, ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { tellChangesUntil } from "#api/core/graphql/tellChangesUntil.ts";
import { REMOVED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { AddendumInput } from "#api/tenders/addenda/Addendum.ts";
import { acceptsBidsNow } from "#api/tenders/acceptsBidsNow.ts";
import { copyTender } from "#api/tenders/copyTender.ts";
import { createTender } from "#api/tenders/createTender.ts";
import { deleteTender } from "#api/tenders/deleteTender.ts";
import { findTenderBy } from "#api/tenders/findTender.ts";
import { listRemovedTenders } from "#api/tenders/listRemovedTenders.ts";
import { listTenderChanges } from "#api/tenders/listTenderChanges.ts";
import { listTenders } from "#api/tenders/listTenders.ts";
import { questionsCloseAt } from "#api/tenders/questionTime.rules.ts";
import { readTenderRevision } from "#api/tenders/readTenderRevision.ts";
import { restoreTender } from "#api/tenders/restoreTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { TenderChanges } from "#api/tenders/TenderChanges.ts";
import { TenderFilter } from "#api/tenders/TenderFilter.ts";
import { TenderCopying, TenderInput, TenderPatch } from "#api/tenders/TenderInput.ts";
import { TenderOrder } from "#api/tenders/TenderOrder.ts";
import { TenderRemoval } from "#api/tenders/TenderRemoval.ts";
import { tenderNumbersOf } from "#api/tenders/tenderNumbers.ts";
import { updateTender } from "#api/tenders/updateTender.ts";
import { User } from "#api/users/User.ts";
import { userBehind } from "#api/users/userBehind.ts";

export const TenderConnection = connectionOf(Tender, { tellsChanges: true });
const TenderRemovalConnection = connectionOf(TenderRemoval, { tellsChanges: true });

@Resolver(() => Tender)
export class TenderResolver {
  @Query(() => TenderConnection, { description: "Partners see every tender except drafts. The nearest closing date first by default." })
  @MayUse("partner", "tenders:read")
  tenders(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => TenderFilter, { nullable: true }) filter?: TenderFilter,
    @Arg("orderBy", () => TenderOrder, { nullable: true }) orderBy?: TenderOrder,
  ) {
    return tellChangesUntil(context, info, () => listTenders(context, page, filter ?? {}, orderBy, propertiesAsked(info)));
  }

  @Query(() => Tender, { description: "By its id or by its number, of which exactly one is given. NOT_FOUND also for a draft, except for administrators." })
  @MayUse("partner", "tenders:read")
  tender(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID, { nullable: true }) id?: string | null,
    @Arg("number", () => String, { nullable: true, description: "Its tenderNumber, ignoring case." }) number?: string | null,
  ) {
    return findTenderBy(context, { id, number });
  }

  @Query(() => String, { description: "Changes with every tender, but not with bids: refetch the lists when it differs. Never newer than a list in the same answer." })
  @MayUse("partner", "tenders:read")
  tenderRevision(@Ctx() context: SignedIn) {
    return readTenderRevision(context);
  }

  @Query(() => TenderChanges, { description: "What has changed since a `tenderRevision`. BAD_USER_INPUT if it is not one." })
  @MayUse("partner", "tenders:read")
  tendersSince(
    @Ctx() context: SignedIn,
    @Arg("revision", () => String, { description: "A tenderRevision that was read before." }) revision: string,
    @Arg("first", () => Int, { defaultValue: 20, description: `The most changes to list: 1 to ${MAX_PAGE}. If there are more, none is listed.` }) first: number,
  ) {
    return listTenderChanges(context, revision, first);
  }

  @Query(() => TenderRemovalConnection, { description: "The tenders that were deleted or became drafts again, the earliest first; for administrators the deleted ones." })
  @MayUse("partner", "tenders:read")
  removedTenders(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("changedSince", () => DateTimeISO, { description: REMOVED_SINCE }) changedSince: Date,
  ) {
    return tellChangesUntil(context, info, () => listRemovedTenders(context, page, changedSince));
  }

  @Query(() => Boolean, { description: "Administrators only. Whether a new tender is sealed unless its input says otherwise (SEALED_BY_DEFAULT)." })
  @MayUse("admin", "tenders:read")
  sealedByDefault(@Ctx() { seal }: SignedIn) {
    return seal.byDefault;
  }

  @FieldResolver(() => User, { nullable: true, description: "Administrators only, null for partners. Who created it." })
  @ReadsOfRow("createdBy")
  creator(@Ctx() context: SignedIn, @Root() { createdBy }: Tender) {
    return userBehind(context, createdBy);
  }

  @FieldResolver(() => Boolean, { description: "Whether it is open and its closing time has not passed, by the database's clock." })
  @ReadsOfRow("status", "closingDate", "deletedAt")
  acceptsBids(@Root() tender: Tender, @Ctx() context: SignedIn) {
    return acceptsBidsNow(context, tender);
  }

  @FieldResolver(() => DateTimeISO, { description: "Until when questions are taken: as an administrator has set it, never after the closing time; else 72 hours before it, or half of the time between publishing and closing where that is shorter than six days." })
  @ReadsOfRow("closingDate", "publishedAt", "createdAt", "questionsUntil")
  questionsUntil(@Root() tender: Tender) {
    return questionsCloseAt(tender);
  }

  @FieldResolver(() => DateTimeISO, { nullable: true, description: "The `questionsUntil` that an administrator has set; null: as usual." })
  @ReadsOfRow("questionsUntil")
  questionsUntilSet(@Root() { questionsUntil }: Tender) {
    return questionsUntil;
  }

  @Mutation(() => Tender, { description: "Administrators only." })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  createTender(@Ctx() context: SignedIn, @Arg("input", () => TenderInput) input: TenderInput) {
    return createTender(context, input);
  }

  @FieldResolver(() => String, { nullable: true, description: "Administrators only, null for partners. The number of the tender that it is a copy of, also of a deleted one." })
  @ReadsOfRow("copiedFromId")
  copiedFrom(@Ctx() context: SignedIn, @Root() { copiedFromId }: Tender) {
    return copiedFromId && context.user.isAdmin ? loadBatched(context, tenderNumbersOf, copiedFromId) : null;
  }

  @Mutation(() => Tender, { description: "Administrators only. Creates a draft with everything that describes the tender, and dates moved so that it is open as long; never with its bids." })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  copyTender(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Args(() => TenderCopying) copying: TenderCopying,
  ) {
    return copyTender(context, id, copying);
  }

  @Mutation(() => Tender, { description: "Administrators only. A change of an open tender, but of its number, seal or status alone, is an addendum; so is opening it again. Companies with a bid, a draft or a question are told, of some changes of its status too. CONFLICT for a cancelled tender." })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  updateTender(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("patch", () => TenderPatch) patch: TenderPatch,
    @Arg("addendum", () => AddendumInput, { nullable: true, description: "Of what the patch changes of an open tender; left aside where that is no addendum." }) addendum?: AddendumInput | null,
  ) {
    return updateTender(context, id, patch, addendum);
  }

  @Mutation(() => Tender, { description: "Administrators only. Hides the tender from every list; it and its bids are kept." })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  deleteTender(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return deleteTender(context, id);
  }

  @Mutation(() => Tender, { description: "Administrators only. Restores a deleted tender." })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  restoreTender(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return restoreTender(context, id);
  }
}
