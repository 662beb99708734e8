import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";

export const AUDIT_OUTCOMES = ["done", "refused"] as const;
const AuditOutcomeEnum = asEnum(AUDIT_OUTCOMES);
registerEnumType(AuditOutcomeEnum, {
  name: "AuditOutcome",
  description: "The result of an act.",
  valuesConfig: {
    done: { description: "The act succeeded." },
    refused: { description: "The act was refused with one of the refusal codes." },
  },
});

@InputType({ description: "An item must meet every given condition." })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: "The exact name of the act." })
  act?: string | null;

  @Field(() => ID, { nullable: true, description: "The user who acted." })
  actor?: string | null;

  @Field(() => ID, { nullable: true, description: "Events about this tender and everything that belongs to it." })
  tenderId?: string | null;

  @Field(() => ID, { nullable: true })
  bidId?: string | null;

  @Field(() => ID, { nullable: true, description: "Events about this user." })
  userId?: string | null;

  @Field(() => AuditOutcomeEnum, { nullable: true, description: "Whether the act succeeded or was refused." })
  outcome?: (typeof AUDIT_OUTCOMES)[number] | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "The earliest time of the events. A date without a time means the first moment of that day.",
  })
  from?: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "The latest time of the events. A date without a time means the last moment of that day.",
  })
  to?: Date | null;
}
