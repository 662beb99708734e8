import { Field, ID, ObjectType } from "type-graphql";

import { Tender } from "#api/tenders/Tender.ts";

@ObjectType({ description: "The changes of the tenders that the user may see." })
export class TenderChanges {
  @Field(() => String, { description: "The revision after these changes: pass it as `revision` next time." })
  revision: string;

  @Field(() => Boolean, {
    description: "false if there are too many changes or the revision is unknown: then refetch the whole list.",
  })
  isComplete: boolean;

  // The complexity is not multiplied by the number of tenders here, because the query already multiplies it by its
  // argument `first`.
  @Field(() => [Tender], {
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: "The tenders that were added or changed, as they are now.",
  })
  changed: Tender[];

  @Field(() => [ID], { description: "The tenders that were deleted or became drafts again." })
  removed: string[];
}
