import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";

export const AUDIT_OUTCOMES = ["done", "refused"] as const;
const AuditOutcomeEnum = asEnum(AUDIT_OUTCOMES);
registerEnumType(AuditOutcomeEnum, { name: "AuditOutcome", description: "How an act ended.", valuesConfig: { done: { description: "It was done." }, refused: { description: "It was refused, with a code of the closed list." } } });

@InputType({ description: "Every given condition must be met." })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: "The act's exact name." })
  act?: string | null;

  @Field(() => ID, { nullable: true, description: "The user who acted." })
  actor?: string | null;

  @Field(() => ID, { nullable: true, description: "Of the tender and all that belongs to it." })
  tenderId?: string | null;

  @Field(() => ID, { nullable: true })
  bidId?: string | null;

  @Field(() => ID, { nullable: true, description: "What was done to this user." })
  userId?: string | null;

  @Field(() => AuditOutcomeEnum, { nullable: true, description: "Whether it was done or refused." })
  outcome?: (typeof AUDIT_OUTCOMES)[number] | null;

  @Field(() => DateTimeISO, { nullable: true, description: "A date without a time is the first moment of that day." })
  from?: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: "A date without a time is the last moment of that day." })
  to?: Date | null;
}
