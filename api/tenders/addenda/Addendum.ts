import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { ADDENDUM_WEIGHTS, type AddendumWeight } from "#api/tenders/addenda/amendments.rules.ts";

const AddendumWeightEnum = asEnum(ADDENDUM_WEIGHTS);
registerEnumType(AddendumWeightEnum, {
  name: "AddendumWeight",
  description: "The action that an addendum requires of companies with a bid.",
  valuesConfig: {
    correction: { description: "No action. The addendum is shown in the portal only, without a mail." },
    notice: { description: "No action. The company is notified." },
    confirm: { description: "The company must confirm that its bid remains valid, or revise it." },
  },
});

@ObjectType({ description: "A field of a tender that an addendum changed." })
@NeedsScope("tenders:read")
export class AddendumChange {
  @Field(() => String, { description: "The name of the field in Tender." })
  field: string;

  @Field(() => String, {
    nullable: true,
    complexity: LONG_TEXT,
    description: "The old value: numbers in digits, times in ISO 8601.",
  })
  before: string | null;

  @Field(() => String, {
    nullable: true,
    complexity: LONG_TEXT,
    description: "The new value, in the same format as `before`.",
  })
  after: string | null;
}

@ObjectType({ description: "An addendum: a published change of an open tender. An addendum is immutable." })
@NeedsScope("tenders:read")
export class Addendum {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: "The addendum's number within the tender, starting at 1." })
  number: number;

  @Field(() => DateTimeISO, { description: "When the addendum was issued, by the database's clock." })
  issuedAt: Date;

  issuedBy: string;

  @Field(() => [AddendumChange], {
    complexity: ({ childComplexity }) => 2 * (1 + childComplexity),
    description:
      "The changed fields, at least one. When a closed tender is reopened, they are the status and every field that changed since the tender last accepted bids.",
  })
  changes: AddendumChange[];

  @Field(() => String, { nullable: true, description: "The administrator's note to bidders, plain text." })
  note: string | null;

  @Field(() => AddendumWeightEnum, { description: "The action that the addendum requires of companies with a bid." })
  weight: AddendumWeight;
}

@InputType({
  description: "An administrator's note about a change of an open tender, and what bidders must do about the change.",
})
export class AddendumInput {
  @Field(() => String, { nullable: true, description: "A note that bidders can read; at most 5,000 characters." })
  note?: string | null;

  @Field(() => AddendumWeightEnum, {
    nullable: true,
    description:
      "Default: `confirm` if the description, requirements, category, budgets or documents changed or the closing time moved earlier; otherwise `notice`. If the changed tender no longer accepts bids, the default is `notice`, and `confirm` is refused. Lowering the default `confirm` requires a note.",
  })
  weight?: AddendumWeight | null;
}
