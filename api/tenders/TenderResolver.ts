import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";

import type { CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";
import { CompanyDocumentKindEnum } from "#api/company-documents/CompanyDocumentFields.ts";
import { kindsIn } from "#api/company-documents/documentKinds.rules.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { NullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { requestedProperties, ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";
import { acceptsBidsNow } from "#api/tenders/lifecycle/acceptsBidsNow.ts";
import { AddendumInput } from "#api/tenders/addenda/Addendum.ts";
import { copyTender } from "#api/tenders/copyTender.ts";
import { createTender } from "#api/tenders/createTender.ts";
import { deleteTender, restoreTender } from "#api/tenders/deleteTender.ts";
import { findTenderBy, tenderNumbersOf } from "#api/tenders/findTender.ts";
import { listTenders } from "#api/tenders/lists/listTenders.ts";
import { TenderFilter } from "#api/tenders/lists/TenderFilter.ts";
import { TenderOrder } from "#api/tenders/lists/TenderOrder.ts";
import { questionsCloseAt } from "#api/tenders/questionTime.rules.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { TenderCopying, TenderInput, TenderPatch } from "#api/tenders/TenderInput.ts";
import { updateTender } from "#api/tenders/updateTender.ts";
import { userForAdmins } from "#api/users/findUser.ts";
import { User } from "#api/users/User.ts";

export const TenderConnection = connectionOf(Tender, { tellsChanges: true });

@Resolver(() => Tender)
export class TenderResolver {
  @Query(() => TenderConnection, {
    description: "The tenders, by default nearest closing date first. Partners see every tender except drafts.",
  })
  @MayUse("partner", "tenders:read")
  tenders(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => TenderFilter, { nullable: true }) filter?: TenderFilter,
    @Arg("orderBy", () => TenderOrder, { nullable: true }) orderBy?: TenderOrder,
  ) {
    return withChangesUntil(context, info, () =>
      listTenders(context, page, filter ?? {}, orderBy, requestedProperties(info)),
    );
  }

  @Query(() => Tender, {
    description:
      "One tender, by its id or its number; give exactly one. NOT_FOUND for a draft, except for administrators.",
  })
  @MayUse("partner", "tenders:read")
  @NullIfRefused()
  tender(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID, { nullable: true }) id?: string | null,
    @Arg("number", () => String, { nullable: true, description: "The tenderNumber, ignoring case." })
    number?: string | null,
  ) {
    return findTenderBy(context, { id, number });
  }

  @Query(() => Boolean, {
    description:
      "Administrators only. Whether a new tender is sealed unless its input says otherwise (SEALED_BY_DEFAULT).",
  })
  @MayUse("admin", "tenders:read")
  sealedByDefault(@Ctx() { wrappingKeys }: SignedIn) {
    return wrappingKeys.byDefault;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Administrators only, null for partners. The administrator who created the tender.",
  })
  @ReadsOfRow("createdBy")
  creator(@Ctx() context: SignedIn, @Root() { createdBy }: Tender) {
    return userForAdmins(context, createdBy);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the tender is open and its closing time has not passed, by the database's clock.",
  })
  @ReadsOfRow("status", "closingDate", "deletedAt")
  acceptsBids(@Root() tender: Tender, @Ctx() context: SignedIn) {
    return acceptsBidsNow(context, tender);
  }

  @FieldResolver(() => DateTimeISO, {
    description:
      "Until when the tender accepts questions, at most until the closing time. Default, if no administrator set a time: 72 hours before the closing time, or half of the time between publishing and closing if that time is shorter than six days.",
  })
  @ReadsOfRow("closingDate", "publishedAt", "createdAt", "questionsUntil")
  questionsUntil(@Root() tender: Tender) {
    return questionsCloseAt(tender);
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description: "The `questionsUntil` that an administrator set; null if the default applies.",
  })
  @ReadsOfRow("questionsUntil")
  questionsUntilSet(@Root() { questionsUntil }: Tender) {
    return questionsUntil;
  }

  @FieldResolver(() => [CompanyDocumentKindEnum], {
    description:
      "The kinds of documents that bidders are asked for, which their bids name by BidDocument.kind. A bid without them is accepted all the same.",
  })
  @ReadsOfRow("requiredDocuments")
  requiredDocuments(@Root() { requiredDocuments }: Tender): CompanyDocumentKind[] {
    return kindsIn(requiredDocuments);
  }

  @Mutation(() => Tender, { description: "Administrators only." })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  createTender(@Ctx() context: SignedIn, @Arg("input", () => TenderInput) input: TenderInput) {
    return createTender(context, input);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Administrators only, null for partners. The number of the tender from which this one was copied, even if that tender was deleted.",
  })
  @ReadsOfRow("copiedFromId")
  copiedFrom(@Ctx() context: SignedIn, @Root() { copiedFromId }: Tender) {
    return copiedFromId && context.user.isAdmin ? loadBatched(context, tenderNumbersOf, copiedFromId) : null;
  }

  @Mutation(() => Tender, {
    description:
      "Administrators only. Creates a draft with all descriptive fields of the tender, but without its bids. The dates are moved, so that the copy is open equally long.",
  })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  copyTender(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Args(() => TenderCopying) copying: TenderCopying,
  ) {
    return copyTender(context, id, copying);
  }

  @Mutation(() => Tender, {
    description:
      "Administrators only. Updates a tender. A change of an open tender makes an addendum, unless only its number, `sealed` or status changes; reopening makes one, too. Companies with a bid, a draft or a question are notified of an addendum, and of some changes of the status. A token also needs the scope `bids:decide` if the status becomes or was awarded. CONFLICT for a cancelled tender.",
  })
  @MayUse("admin", "tenders:write", { writes: "tender writes" })
  updateTender(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("patch", () => TenderPatch) patch: TenderPatch,
    @Arg("addendum", () => AddendumInput, {
      nullable: true,
      description: "The addendum's note and weight. Ignored if the patch makes no addendum.",
    })
    addendum?: AddendumInput | null,
    @Arg("awardTakenBackReason", () => String, {
      nullable: true,
      description:
        "The reason for taking back the award, 20 to 3000 characters, which bidders read. Ignored unless the patch changes the status of an awarded tender.",
    })
    awardTakenBackReason?: string | null,
  ) {
    return updateTender(context, id, patch, { addendum, awardTakenBackReason });
  }

  @Mutation(() => Tender, {
    description: "Administrators only. Hides the tender from every list. The tender and its bids stay stored.",
  })
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
