import { Field, ID, ObjectType } from "type-graphql";

import { Tender } from "#api/tenders/Tender.ts";

@ObjectType({ description: "What has changed among the tenders that the user may see." })
export class TenderChanges {
  @Field(() => String, { description: "The revision that these changes lead to: pass it next time." })
  revision: string;

  @Field(() => Boolean, { description: "false: too much has changed, or the revision is not known. Refetch the whole list." })
  isComplete: boolean;

  // The cost multiplies by `first` once, on the query.
  @Field(() => [Tender], { complexity: ({ childComplexity }) => 1 + childComplexity, description: "The tenders that were added or changed, as they are now." })
  changed: Tender[];

  @Field(() => [ID], { description: "The tenders that were deleted, or that are drafts again." })
  removed: string[];
}
