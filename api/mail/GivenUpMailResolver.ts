import { Args, Ctx, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { givenUpMails } from "#api/mail/givenUpMails.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";

const OutgoingMailConnection = connectionOf(OutgoingMail);

@Resolver(() => OutgoingMail)
export class GivenUpMailResolver {
  @Query(() => OutgoingMailConnection, {
    description: "Administrators only. Mails that failed for three days and are no longer retried, oldest first.",
  })
  @MayUse("admin", "no token")
  givenUpMails(@Ctx() context: SignedIn, @Args(() => PageArgs) page: PageArgs) {
    return givenUpMails(context, page);
  }
}
