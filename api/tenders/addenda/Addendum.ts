import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { ADDENDUM_WEIGHTS, type AddendumWeight } from "#api/tenders/addenda/amendments.rules.ts";

const AddendumWeightEnum = asEnum(ADDENDUM_WEIGHTS);
registerEnumType(AddendumWeightEnum, {
  name: "AddendumWeight",
  description: "What an addendum asks of companies with a bid.",
  valuesConfig: {
    correction: { description: "Nothing: it is told in the portal only." },
    notice: { description: "To know of it." },
    confirm: { description: "To confirm that their bid stands, or to revise it." },
  },
});

@ObjectType({ description: "A field of a tender that an addendum changed." })
@NeedsScope("tenders:read")
export class AddendumChange {
  @Field(() => String, { description: "The name of the field in Tender." })
  field: string;

  @Field(() => String, { nullable: true, complexity: LONG_TEXT, description: "As it was: a number in digits, a moment in ISO 8601." })
  before: string | null;

  @Field(() => String, { nullable: true, complexity: LONG_TEXT, description: "As it was from then on." })
  after: string | null;
}

@ObjectType({ description: "A change of an open tender. It is never changed itself." })
@NeedsScope("tenders:read")
export class Addendum {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: "Of the tender's addenda, from 1." })
  number: number;

  @Field(() => DateTimeISO, { description: "By the database's clock." })
  issuedAt: Date;

  issuedBy: string;

  @Field(() => [AddendumChange], { complexity: ({ childComplexity }) => 2 * (1 + childComplexity), description: "At least one. A status is there if the tender was opened again, beside what was changed since it took bids last." })
  changes: AddendumChange[];

  @Field(() => String, { nullable: true, description: "What the administrator says of it; plain text." })
  note: string | null;

  @Field(() => AddendumWeightEnum, { description: "What it asks of companies with a bid." })
  weight: AddendumWeight;
}

@InputType({ description: "What an administrator says of a change of an open tender." })
export class AddendumInput {
  @Field(() => String, { nullable: true, description: "For bidders; at most 5,000 characters." })
  note?: string | null;

  @Field(() => AddendumWeightEnum, { nullable: true, description: "By default confirm if the description, requirements, category, budgets or documents changed or the closing time moved earlier, else notice; notice too where the changed tender takes no more bids, of which confirm is refused. To lower confirm takes a note." })
  weight?: AddendumWeight | null;
}
