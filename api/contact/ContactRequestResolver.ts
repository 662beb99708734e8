import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";

import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { ContactRequestFilter, ContactRequestInput, ContactRequestOrder } from "#api/contact/ContactRequestInput.ts";
import { createContactRequest } from "#api/contact/createContactRequest.ts";
import { deleteContactRequest } from "#api/contact/deleteContactRequest.ts";
import { listContactRequests, listRemovedContactRequests } from "#api/contact/listContactRequests.ts";
import { markContactRequest } from "#api/contact/markContactRequest.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { RemovalConnection } from "#api/core/graphql/Removal.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { ReadsOfRow, requestedProperties } from "#api/core/graphql/readsOfRow.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";
import { REMOVED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import { userForAdmins } from "#api/users/findUser.ts";
import { User } from "#api/users/User.ts";

const ContactRequestConnection = connectionOf(ContactRequest, { tellsChanges: true });

@Resolver(() => ContactRequest)
export class ContactRequestResolver {
  @Query(() => ContactRequestConnection, { description: "Administrators only. Newest first by default." })
  @MayUse("admin", "requests:read")
  contactRequests(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => ContactRequestFilter, { nullable: true }) filter?: ContactRequestFilter,
    @Arg("orderBy", () => ContactRequestOrder, { nullable: true }) orderBy?: ContactRequestOrder,
  ) {
    return withChangesUntil(context, info, () =>
      listContactRequests(context, page, filter ?? {}, orderBy, requestedProperties(info)),
    );
  }

  @Query(() => RemovalConnection, {
    description:
      "Administrators only. The integration requests that an administrator deleted or that were deleted because of their age, earliest removal first.",
  })
  @MayUse("admin", "requests:read")
  removedContactRequests(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("changedSince", () => DateTimeISO, { description: REMOVED_SINCE }) changedSince: Date,
  ) {
    return withChangesUntil(context, info, () => listRemovedContactRequests(context, page, changedSince));
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Administrators only. The administrator who marked the request as handled; null if it is not handled.",
  })
  @ReadsOfRow("handledBy")
  handler(@Ctx() context: Context, @Root() { handledBy }: ContactRequest) {
    return userForAdmins(context, handledBy);
  }

  @Mutation(() => ContactRequest, { description: "Sends an integration request, which is answered within 24 hours." })
  @MayUse("visitor", "any token")
  createContactRequest(@Ctx() context: Context, @Arg("input", () => ContactRequestInput) input: ContactRequestInput) {
    return createContactRequest(context, input);
  }

  @Mutation(() => ContactRequest, {
    description:
      "Administrators only. Marks an integration request as handled. A second mark keeps the time of the first; false removes the mark.",
  })
  @MayUse("admin", "content:write", { writes: "decision writes" })
  markContactRequest(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("handled", () => Boolean, { description: "true marks the request as handled; false removes the mark." })
    handled: boolean,
  ) {
    return markContactRequest(context, id, handled);
  }

  @Mutation(() => ContactRequest, {
    description: "Administrators only. Permanently deletes a request with its mails, and returns the deleted request.",
  })
  @MayUse("admin", "content:write", { writes: "decision writes" })
  deleteContactRequest(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID, { description: "The request to delete." }) id: string,
  ) {
    return deleteContactRequest(context, id);
  }
}
