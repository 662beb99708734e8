import { Field, ID, ObjectType } from "type-graphql";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({ description: "A tender that was deleted or became a draft again: delete it from your copy." })
@NeedsScope("tenders:read")
export class TenderRemoval {
  @Field(() => ID, { description: "The id of the tender." })
  id: string;

  @Field(() => DateTimeISO, {
    description:
      "When the tender was deleted or became a draft again; for administrators, when the deleted tender last changed.",
  })
  removedAt: Date;
}
