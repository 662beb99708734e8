import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { acceptsBidsNow } from "#api/tenders/acceptsBidsNow.ts";
import { createTender } from "#api/tenders/createTender.ts";
import { deleteTender } from "#api/tenders/deleteTender.ts";
import { findTender } from "#api/tenders/findTender.ts";
import { listTenderChanges } from "#api/tenders/listTenderChanges.ts";
import { listTenders } from "#api/tenders/listTenders.ts";
import { readTenderRevision } from "#api/tenders/readTenderRevision.ts";
import { restoreTender } from "#api/tenders/restoreTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { TenderChanges } from "#api/tenders/TenderChanges.ts";
import { TenderFilter } from "#api/tenders/TenderFilter.ts";
import { TenderInput, TenderPatch } from "#api/tenders/TenderInput.ts";
import { TenderOrder } from "#api/tenders/TenderOrder.ts";
import { updateTender } from "#api/tenders/updateTender.ts";

export const TenderConnection = connectionOf(Tender);

@Resolver(() => Tender)
export class TenderResolver {
  @Query(() => TenderConnection, { description: "Partners see every tender except drafts. The nearest closing date first by default." })
  @MayUse("partner", "tenders:read")
  tenders(
    @Ctx() context: SignedIn,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => TenderFilter, { nullable: true }) filter?: TenderFilter,
    @Arg("orderBy", () => TenderOrder, { nullable: true }) orderBy?: TenderOrder,
  ) {
    return listTenders(context, page, filter ?? {}, orderBy);
  }

  @Query(() => Tender, { description: "NOT_FOUND also for a draft, except for administrators." })
  @MayUse("partner", "tenders:read")
  tender(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return findTender(context, id);
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

  @Query(() => Boolean, { description: "Administrators only. Whether a new tender is sealed unless its input says otherwise (SEALED_BY_DEFAULT)." })
  @MayUse("admin", "tenders:read")
  sealedByDefault(@Ctx() { seal }: SignedIn) {
    return seal.byDefault;
  }

  @FieldResolver(() => Boolean, { description: "Whether it is open and its closing time has not passed, by the database's clock." })
  acceptsBids(@Root() tender: Tender, @Ctx() context: SignedIn) {
    return acceptsBidsNow(context, tender);
  }

  @Mutation(() => Tender, { description: "Administrators only." })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  createTender(@Ctx() context: SignedIn, @Arg("input", () => TenderInput) input: TenderInput) {
    return createTender(context, input);
  }

  @Mutation(() => Tender, { description: "Administrators only." })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  updateTender(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("patch", () => TenderPatch) patch: TenderPatch,
  ) {
    return updateTender(context, id, patch);
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
