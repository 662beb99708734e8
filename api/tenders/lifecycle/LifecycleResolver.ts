import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";

import { NeedsScope } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { ReadsOfRow } from "#api/core/graphql/readsOfRow.ts";
import { fieldsBelow } from "#api/core/graphql/selectedFields.ts";
import { clockNow } from "#api/tenders/lifecycle/acceptsBidsNow.ts";
import { TENDER_ACTS, TenderCan, TenderPhaseEnum } from "#api/tenders/lifecycle/Permission.ts";
import { PERMISSION_PROPERTIES, permissionsOf, PHASE_PROPERTIES } from "#api/tenders/lifecycle/permissions.ts";
import { phaseOf } from "#api/tenders/lifecycle/phase.rules.ts";
import { Tender } from "#api/tenders/Tender.ts";

@Resolver(() => Tender)
export class LifecycleResolver {
  @FieldResolver(() => TenderPhaseEnum, {
    description:
      "The phase of the tender, derived from its status, times and cancellation by the database's clock. No change of the tender marks the passing of its closing time.",
  })
  @ReadsOfRow(...PHASE_PROPERTIES)
  async phase(@Ctx() context: SignedIn, @Root() tender: Tender) {
    return phaseOf(tender, await clockNow(context));
  }

  @FieldResolver(() => TenderCan, { description: "What the signed-in user may do with the tender now, and why not." })
  @NeedsScope("bids:read")
  @ReadsOfRow(...PERMISSION_PROPERTIES)
  can(@Ctx() context: SignedIn, @Info() info: GraphQLResolveInfo, @Root() tender: Tender) {
    const selected = fieldsBelow(info);
    return permissionsOf(
      context,
      tender,
      TENDER_ACTS.filter((act) => selected.has(act)),
    );
  }
}
