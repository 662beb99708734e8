import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";

import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { ContactRequestInput } from "#api/contact/ContactRequestInput.ts";
import { createContactRequest } from "#api/contact/createContactRequest.ts";
import { MayUse } from "#api/core/access.ts";
import { connectionOf, PageArgs, readPage } from "#api/core/connection.ts";
import type { Context } from "#api/core/context.ts";

const ContactRequestConnection = connectionOf(ContactRequest);

@Resolver(() => ContactRequest)
export class ContactRequestResolver {
  @Query(() => ContactRequestConnection, { description: "Administrators only. Newest first." })
  @MayUse("admin")
  contactRequests(@Ctx() { db }: Context, @Args(() => PageArgs) page: PageArgs) {
    const requests = db.getRepository(ContactRequest).createQueryBuilder("request").where({});
    return readPage(requests, page, { field: "createdAt", direction: "descending" });
  }

  @Mutation(() => ContactRequest, { description: "An integration request; answered within 24 hours." })
  @MayUse("visitor")
  createContactRequest(@Ctx() context: Context, @Arg("input", () => ContactRequestInput) input: ContactRequestInput) {
    return createContactRequest(context, input);
  }
}
