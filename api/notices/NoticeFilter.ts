import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { asEnum } from "#api/core/graphql/scalars.ts";
import { NoticeKindEnum } from "#api/notices/Notice.ts";
import { NOTICE_TOPICS, type NoticeKind, type NoticeTopic } from "#api/notices/noticeKinds.rules.ts";

export const NoticeTopicEnum = asEnum(NOTICE_TOPICS);
registerEnumType(NoticeTopicEnum, {
  name: "NoticeTopic",
  description: "What notices are about, over several kinds.",
  valuesConfig: {
    ownQuestions: { description: "An own question was answered, its answer corrected, or it was declined." },
    outcomes: { description: "An own bid was decided on, or its tender awarded." },
  },
});

@InputType({ description: "Every given condition must be met." })
export class NoticeFilter {
  @Field(() => Boolean, { nullable: true, description: "true: only unread ones; false: only read ones." })
  unread?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only those about this tender." })
  tenderId?: string | null;

  @Field(() => NoticeKindEnum, { nullable: true, description: "Only those of this kind." })
  kind?: NoticeKind | null;

  @Field(() => NoticeTopicEnum, { nullable: true, description: "Only those about this." })
  about?: NoticeTopic | null;
}
