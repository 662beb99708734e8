import { Field, ID, InputType } from "type-graphql";

import { NoticeKindEnum } from "#api/notices/Notice.ts";
import type { NoticeKind } from "#api/notices/noticeKinds.rules.ts";

@InputType({ description: "Every given condition must be met." })
export class NoticeFilter {
  @Field(() => Boolean, { nullable: true, description: "true: only unread ones; false: only read ones." })
  unread?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only those about this tender." })
  tenderId?: string | null;

  @Field(() => NoticeKindEnum, { nullable: true, description: "Only those of this kind." })
  kind?: NoticeKind | null;
}
