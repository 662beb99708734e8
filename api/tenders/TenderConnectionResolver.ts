import { Ctx, FieldResolver, Resolver } from "type-graphql";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { readTenderRevision } from "#api/tenders/readTenderRevision.ts";
import { TenderConnection } from "#api/tenders/TenderResolver.ts";

@Resolver(() => TenderConnection)
export class TenderConnectionResolver {
  @FieldResolver(() => String, { complexity: 0, description: "The `tenderRevision` of this page, or an earlier one. `tendersSince` lists what has changed after it." })
  revision(@Ctx() context: SignedIn) {
    return readTenderRevision(context);
  }
}
