import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import {
  NOTICE_KIND_NAMES,
  NOTICE_REASONS,
  type NoticeKind,
  type NoticeReason,
} from "#api/notices/noticeKinds.rules.ts";

export const NoticeKindEnum = asEnum(NOTICE_KIND_NAMES);
const MEANINGS: Record<NoticeKind, string> = {
  bidReceived: "An own bid was submitted.",
  bidRevised: "An own bid was revised.",
  bidWithdrawn: "An own bid was withdrawn.",
  tenderAmended: "An open tender with an own bid, draft or question was changed.",
  tenderCancelled: "A tender with an own bid, draft or question was cancelled.",
  statusChanged:
    "A tender with an own bid, draft or question was closed early, awarded, hidden, deleted or restored, or its award was undone.",
  closingSoon:
    "A tender closes soon, and the person has no finished bid on it: only a draft, only a question, or a bid that does not confirm an addendum.",
  tenderSealed: "A tender with an own bid has closed and has its closing seal.",
  documentsOwed: "Documents of an own bid have no address yet.",
  fileRefused:
    "An uploaded file contained a virus and was deleted. For its owner, and for administrators if a bid names it.",
  bidsOpened: "The bids on a sealed tender with an own bid were opened.",
  awardMade: "A tender with an own bid was awarded.",
  bidDecided: "An own bid was accepted or rejected, or the decision was undone.",
  questionAnswered:
    "A question was answered, or its answer corrected, about a tender with an own bid, draft or question.",
  questionDeclined: "An own question was declined.",
  questionAsked: "For administrators: a question waits for an answer.",
  searchMatched: "A tender newly matches a saved search.",
  noBids: "For administrators: a tender has closed without a bid.",
  openingDue: "For administrators: a sealed tender has closed and can be opened.",
  openingAwaited: "For administrators: an opening needs a second person.",
  decisionOverdue: "For administrators: the expected decision day has passed without a decision.",
  requestReceived: "For administrators: an integration request has arrived.",
  companyDocumentExpires: "A document of the own company expires soon.",
  tokenEnds: "An own API token ends soon.",
  webhookDisabled:
    "An own webhook was disabled, after repeated failures or because the receiver refused further messages (HTTP 410).",
};
registerEnumType(NoticeKindEnum, {
  name: "NoticeKind",
  description: "The kinds of notices.",
  valuesConfig: Object.fromEntries(NOTICE_KIND_NAMES.map((kind) => [kind, { description: MEANINGS[kind] }])),
});

const NoticeReasonEnum = asEnum(NOTICE_REASONS);
registerEnumType(NoticeReasonEnum, {
  name: "NoticeReason",
  description: "The reason why a person is notified.",
  valuesConfig: {
    bid: { description: "The company has a bid on the tender." },
    draft: { description: "The company has a draft of a bid on the tender." },
    question: { description: "The company has asked a question." },
    search: { description: "The person has saved a search." },
    administrator: { description: "The person is an administrator." },
    webhook: { description: "The person has the webhook." },
    token: { description: "The person has the API token." },
    companyDocument: { description: "The person's company keeps the document." },
    file: { description: "The person uploaded the file." },
  },
});

/** noticeInsert inserts the rows. Later updates change only the time of reading and the times of the mail. */
@Entity("notices")
@ObjectType({
  description:
    "A notice for one person, who alone can read it. A notice is deleted 400 days after it was marked as read.",
})
export class Notice {
  @Field(() => ID, { description: "A UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  userId: string;

  @Field(() => NoticeKindEnum, { description: "The kind of the notice." })
  @Column("text")
  kind: NoticeKind;

  @Field(() => ID, { nullable: true, description: "The tender that the notice is about." })
  @Column("uuid", { nullable: true })
  tenderId: string | null;

  @Field(() => ID, { nullable: true, description: "The person's own bid that the notice is about." })
  @Column("uuid", { nullable: true })
  bidId: string | null;

  @Column("jsonb")
  facts: object;

  @Field(() => NoticeReasonEnum, { description: "The reason why this person is notified." })
  @Column("text")
  reason: NoticeReason;

  @Field(() => DateTimeISO, { description: "When the notice was created, by the database's clock." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the person marked the notice as read; null for an unread notice.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  readAt: Date | null;
}
