import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { NOTICE_KIND_NAMES, NOTICE_REASONS, type NoticeKind, type NoticeReason } from "#api/notices/noticeKinds.rules.ts";

export const NoticeKindEnum = asEnum(NOTICE_KIND_NAMES);
const MEANINGS: Record<NoticeKind, string> = {
  bidReceived: "An own bid was submitted.",
  bidRevised: "An own bid was revised.",
  bidWithdrawn: "An own bid was withdrawn.",
  tenderAmended: "An open tender with an own bid, draft or question was changed.",
  tenderCancelled: "A tender with an own bid, draft or question was cancelled.",
  statusChanged: "A tender with an own bid, draft or question was closed early, awarded, hidden, deleted or restored, or its award was taken back.",
  closingSoon: "A tender closes soon that concerns the person, who has no finished bid: a draft only, a question only, or a bid that does not confirm an addendum.",
  tenderSealed: "A tender with an own bid has closed and has its closing seal.",
  documentsOwed: "Documents of an own bid have no address yet.",
  bidsOpened: "The bids on a sealed tender with an own one were opened.",
  awardMade: "A tender with an own bid was awarded.",
  bidDecided: "An own bid was decided on, or the decision was taken back.",
  questionAnswered: "A question was answered, or its answer corrected, about a tender with an own bid, draft or question.",
  questionDeclined: "An own question was not answered.",
  questionAsked: "For administrators: a question waits for an answer.",
  searchMatched: "A tender has come to match a saved search.",
  noBids: "For administrators: a tender has closed without a bid.",
  openingDue: "For administrators: a sealed tender has closed and can be opened.",
  openingAwaited: "For administrators: an opening needs a second person.",
  decisionOverdue: "For administrators: the day on which a decision was expected has passed without one.",
  requestReceived: "For administrators: an integration request has come.",
  webhookDisabled: "An own webhook was disabled, after failures or because its receiver wants no more messages.",
};
registerEnumType(NoticeKindEnum, { name: "NoticeKind", description: "What a notice tells.", valuesConfig: Object.fromEntries(NOTICE_KIND_NAMES.map((kind) => [kind, { description: MEANINGS[kind] }])) });

const NoticeReasonEnum = asEnum(NOTICE_REASONS);
registerEnumType(NoticeReasonEnum, {
  name: "NoticeReason",
  description: "Why a person is told.",
  valuesConfig: {
    bid: { description: "The company has a bid on the tender." },
    draft: { description: "The company has a draft of a bid on the tender." },
    question: { description: "The company has asked a question." },
    search: { description: "The person has saved a search." },
    administrator: { description: "The person is an administrator." },
    webhook: { description: "The person has the webhook." },
  },
});

/** Written by tell alone; afterwards only what was read and mailed changes. */
@Entity("notices")
@ObjectType({ description: "What a person is told. Only one's own can be read; a read one is deleted after 400 days." })
export class Notice {
  @Field(() => ID, { description: "A UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  userId: string;

  @Field(() => NoticeKindEnum, { description: "What it tells." })
  @Column("text")
  kind: NoticeKind;

  @Field(() => ID, { nullable: true, description: "The tender that it is about." })
  @Column("uuid", { nullable: true })
  tenderId: string | null;

  @Field(() => ID, { nullable: true, description: "The own bid that it is about." })
  @Column("uuid", { nullable: true })
  bidId: string | null;

  @Column("jsonb")
  facts: object;

  @Field(() => NoticeReasonEnum, { description: "Why this person is told." })
  @Column("text")
  reason: NoticeReason;

  @Field(() => DateTimeISO, { description: "By the database's clock." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "When the person marked it as read; null: unread." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  readAt: Date | null;
}
