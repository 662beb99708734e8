import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";

import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { ContactRequestFilter, ContactRequestInput, ContactRequestOrder } from "#api/contact/ContactRequestInput.ts";
import { createContactRequest } from "#api/contact/createContactRequest.ts";
import { deleteContactRequest } from "#api/contact/deleteContactRequest.ts";
import { listContactRequests } from "#api/contact/listContactRequests.ts";
import { listRemovedContactRequests } from "#api/contact/listRemovedContactRequests.ts";
import { markContactRequest } from "#api/contact/markContactRequest.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { RemovalConnection } from "#api/core/graphql/Removal.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { propertiesAsked } from "#api/core/graphql/readsOfRow.ts";
import { tellChangesUntil } from "#api/core/graphql/tellChangesUntil.ts";
import { REMOVED_SINCE } from "#api/core/rules/changedSince.rules.ts";

const ContactRequestConnection = connectionOf(ContactRequest, { tellsChanges: true });

@Resolver(() => ContactRequest)
export class ContactRequestResolver {
  @Query(() => ContactRequestConnection, { description: "Administrators only. Newest first by default." })
  @MayUse("admin", "content:write")
  contactRequests(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => ContactRequestFilter, { nullable: true }) filter?: ContactRequestFilter,
    @Arg("orderBy", () => ContactRequestOrder, { nullable: true }) orderBy?: ContactRequestOrder,
  ) {
    return tellChangesUntil(context, info, () => listContactRequests(context, page, filter ?? {}, orderBy, propertiesAsked(info)));
  }

  @Query(() => RemovalConnection, { description: "Administrators only. The integration requests that were deleted, by hand or after their months, the earliest first." })
  @MayUse("admin", "content:write")
  removedContactRequests(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("changedSince", () => DateTimeISO, { description: REMOVED_SINCE }) changedSince: Date,
  ) {
    return tellChangesUntil(context, info, () => listRemovedContactRequests(context, page, changedSince));
  }

  @Mutation(() => ContactRequest, { description: "An integration request; answered within 24 hours." })
  @MayUse("visitor", "any token")
  createContactRequest(@Ctx() context: Context, @Arg("input", () => ContactRequestInput) input: ContactRequestInput) {
    return createContactRequest(context, input);
  }

  @Mutation(() => ContactRequest, { description: "Administrators only. A second mark keeps the first time; false removes the mark." })
  @MayUse("admin", "content:write", { writes: "decision writes" })
  markContactRequest(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("handled", () => Boolean, { description: "true: it is handled; false: it is open again." }) handled: boolean,
  ) {
    return markContactRequest(context, id, handled);
  }

  @Mutation(() => ContactRequest, { description: "Administrators only. Deletes a request with its mails, for good, and answers what it was." })
  @MayUse("admin", "content:write", { writes: "decision writes" })
  deleteContactRequest(@Ctx() context: SignedIn, @Arg("id", () => ID, { description: "The request to delete." }) id: string) {
    return deleteContactRequest(context, id);
  }
}
