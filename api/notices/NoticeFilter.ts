import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { asEnum } from "#api/core/graphql/scalars.ts";
import { NoticeKindEnum } from "#api/notices/Notice.ts";
import { NOTICE_TOPICS, type NoticeKind, type NoticeTopic } from "#api/notices/noticeKinds.rules.ts";

export const NoticeTopicEnum = asEnum(NOTICE_TOPICS);
registerEnumType(NoticeTopicEnum, {
  name: "NoticeTopic",
  description: "Topics that include several kinds of notices.",
  valuesConfig: {
    ownQuestions: {
      description: "Notices that an own question was answered or declined, or that its answer was corrected.",
    },
    outcomes: { description: "Notices that an own bid was decided, or that its tender was awarded." },
  },
});

@InputType({ description: "An item must meet every given condition." })
export class NoticeFilter {
  @Field(() => Boolean, { nullable: true, description: "true: only unread ones; false: only read ones." })
  unread?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only notices about this tender." })
  tenderId?: string | null;

  @Field(() => NoticeKindEnum, { nullable: true, description: "Only notices of this kind." })
  kind?: NoticeKind | null;

  @Field(() => NoticeTopicEnum, { nullable: true, description: "Only notices about this topic." })
  about?: NoticeTopic | null;
}
