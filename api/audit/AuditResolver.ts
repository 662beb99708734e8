import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";

import { AuditChange, AuditEvent, changesOf } from "#api/audit/AuditEvent.ts";
import { AuditFilter } from "#api/audit/AuditFilter.ts";
import { listAuditEvents } from "#api/audit/listAuditEvents.ts";
import { subjectNames } from "#api/audit/subjectNames.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";

const AuditEventConnection = connectionOf(AuditEvent);

@Resolver(() => AuditEvent)
export class AuditResolver {
  @Query(() => AuditEventConnection, { description: "Administrators only. Newest first." })
  @MayUse("admin", "audit:read")
  auditEvents(
    @Ctx() context: SignedIn,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => AuditFilter, { nullable: true }) filter?: AuditFilter,
  ) {
    return listAuditEvents(context, page, filter ?? {});
  }

  @FieldResolver(() => [AuditChange], {
    description: "The fields that were set or changed, without secrets and without the terms of bids.",
  })
  changes(@Root() event: AuditEvent): AuditChange[] {
    return changesOf(event);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The subject's current number, name or title; null if it has none or was deleted.",
  })
  subjectName(@Ctx() context: Context, @Root() { subjectId }: AuditEvent) {
    return subjectId === null ? null : loadBatched(context, subjectNames, subjectId);
  }
}
