import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { MOST_COUNTED } from "#api/core/rules/page.rules.ts";
import {
  ADMIN_DESK_KINDS,
  MY_DESK_KINDS,
  SHOWN_TENDERS,
  type AdminDeskKind,
  type MyDeskKind,
} from "#api/desks/desk.rules.ts";
import { TenderCategoryEnum } from "#api/tenders/TenderFields.ts";
import type { TenderCategory } from "#api/tenders/tenderCategory.rules.ts";
import { CLOSING_SOON_DAYS } from "#api/tenders/tenderStatus.rules.ts";

const describe = <Kind extends string>(meanings: Record<Kind, string>) =>
  Object.fromEntries(Object.entries<string>(meanings).map(([kind, description]) => [kind, { description }]));

const MyDeskKindEnum = asEnum(MY_DESK_KINDS);
registerEnumType(MyDeskKindEnum, {
  name: "MyDeskKind",
  description:
    "The kinds of tasks of a company. The last sentence of each describes the time `at` of the line and of its tenders.",
  valuesConfig: describe<MyDeskKind>({
    drafts: "Drafts of bids on tenders that still accept bids. `at`: when the tender closes.",
    unconfirmedBids:
      "Live bids that do not confirm every addendum yet, while the tender accepts bids. `at`: when the tender closes.",
    documents:
      "Live bids with documents that have no address, while one can still be given. `at`: the time limit for giving it.",
    answers:
      "Unread notices that the company's own question was answered or declined. `at`: when the notice was created.",
    closings: `Live bids and drafts whose tender closes within ${CLOSING_SOON_DAYS} days. \`at\`: when the tender closes.`,
    outcomes: "Unread notices of decisions on own bids. `at`: when the notice was created.",
  }),
});

const AdminDeskKindEnum = asEnum(ADMIN_DESK_KINDS);
registerEnumType(AdminDeskKindEnum, {
  name: "AdminDeskKind",
  description:
    "The kinds of tasks of administrators. The last sentence of each describes the time `at` of the line and of its tenders.",
  valuesConfig: describe<AdminDeskKind>({
    questions: "Unanswered questions about tenders that are not closed. `at`: the tender's questionsUntil.",
    withoutBids: `Tenders that close within ${CLOSING_SOON_DAYS} days and have no live bid. \`at\`: when the tender closes.`,
    undecided:
      "Closed tenders with a pending live bid, which must be decided; sealed ones must be opened first. `at`: the announced closing time, which is in the future for a tender that was closed early.",
    secondPerson:
      "Sealed tenders whose opening another administrator has approved and that need a second approval. `at`: when the first approval was given.",
    overdueDecisions: "Tenders with a pending live bid whose expected decision day has passed. `at`: that day.",
    requests: "Integration requests that are not handled. `at`: when the request arrived.",
    failedMails: "Mails that failed for three days and are no longer retried. `at`: when the mail was queued.",
  }),
});

@ObjectType({ description: "A tender in a line of a desk." })
export class DeskTender {
  @Field(() => ID, { description: "The id of the tender." })
  tenderId: string;

  @Field(() => String, { description: "Unique among the tenders that are not deleted." })
  tenderNumber: string;

  @Field(() => String, { description: "The tender's title." })
  title: string;

  @Field(() => DateTimeISO, { description: "The time that the line's kind defines." })
  at: Date;

  @Field(() => ID, { nullable: true, description: "The company's own bid, if the line is about bids." })
  bidId: string | null;
}

@ObjectType()
abstract class DeskLine {
  @Field(() => Int, { description: `The number of tasks; ${MOST_COUNTED.toLocaleString("en-US")} if there are more.` })
  count: number;

  @Field(() => DateTimeISO, {
    description: "The earliest time of these tasks; AdminDeskKind and MyDeskKind define the time for each kind.",
  })
  at: Date;

  @Field(() => [DeskTender], {
    complexity: ({ childComplexity }) => 1 + SHOWN_TENDERS * childComplexity,
    description: `The tenders of these tasks, the earliest \`at\` first, at most ${SHOWN_TENDERS}.`,
  })
  tenders: DeskTender[];
}

@ObjectType({ description: "The tasks of one kind on a company's desk." })
export class MyDeskLine extends DeskLine {
  @Field(() => MyDeskKindEnum, { description: "The kind of the tasks." })
  kind: MyDeskKind;
}

@ObjectType({ description: "The tasks of one kind on the administrators' desk." })
export class AdminDeskLine extends DeskLine {
  @Field(() => AdminDeskKindEnum, { description: "The kind of the tasks." })
  kind: AdminDeskKind;
}

@ObjectType({ description: "An open tender that fits a company." })
export class FittingTender {
  @Field(() => ID, { description: "The id of the tender." })
  tenderId: string;

  @Field(() => String, { description: "Unique among the tenders that are not deleted." })
  tenderNumber: string;

  @Field(() => String, { description: "The tender's title." })
  title: string;

  @Field(() => String, { description: "The English name, from ISO 3166-1." })
  country: string;

  @Field(() => TenderCategoryEnum, { description: "What is procured." })
  category: TenderCategory;

  @Field(() => DateTimeISO, { description: "When the tender closes." })
  closingDate: Date;
}

@ObjectType({ description: "Suggestions for a company without tasks." })
export class NothingWaits {
  @Field(() => Int, {
    description: `The number of tenders that accept bids now; ${MOST_COUNTED.toLocaleString("en-US")} if there are more.`,
  })
  openTenders: number;

  @Field(() => Int, {
    nullable: true,
    description: "The number of open tenders published since the previous visit; null at the first visit.",
  })
  newTenders: number | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When the previous visit ended, accurate to ten minutes. A visit ends after four hours without use. null at the first visit.",
  })
  lastVisitAt: Date | null;

  @Field(() => [FittingTender], {
    complexity: ({ childComplexity }) => 1 + SHOWN_TENDERS * childComplexity,
    description: `The newest open tenders in the country of the company's profile, or whose category has the name of its industry; at most ${SHOWN_TENDERS}.`,
  })
  fitting: FittingTender[];
}

@ObjectType({ description: "A tender that closes soon, on a company's desk." })
export class NextClosing {
  @Field(() => ID, { description: "The id of the tender." })
  tenderId: string;

  @Field(() => String, { description: "Unique among the tenders that are not deleted." })
  tenderNumber: string;

  @Field(() => String, { description: "The tender's title." })
  title: string;

  @Field(() => DateTimeISO, { description: "When the tender closes." })
  closingDate: Date;

  @Field(() => ID, { nullable: true, description: "The company's live bid on the tender; null without one." })
  bidId: string | null;

  @Field(() => Boolean, { description: "Whether the company has a draft of a bid on the tender." })
  hasDraft: boolean;
}

@ObjectType({ description: "The tasks of the signed-in user's company." })
export class MyDesk {
  @Field(() => [MyDeskLine], {
    complexity: ({ childComplexity }) => 1 + MY_DESK_KINDS.length * childComplexity,
    description: "One line for each kind of task that has tasks, in the order of the kinds.",
  })
  lines: MyDeskLine[];

  @Field(() => NothingWaits, {
    nullable: true,
    description: "Suggestions for a company without tasks; null if there are tasks.",
  })
  nothingWaits: NothingWaits | null;

  /** A field resolver reads it. */
  @Field(() => [NextClosing], {
    complexity: ({ childComplexity }) => 1 + 2 * SHOWN_TENDERS * childComplexity,
    description: `Tenders that accept bids, the earliest closing time first: the next ${SHOWN_TENDERS} on which the company has a live bid or a draft, and the next ${SHOWN_TENDERS} others.`,
  })
  nextClosings?: NextClosing[];
}

@ObjectType({ description: "The tasks of administrators." })
export class AdminDesk {
  @Field(() => [AdminDeskLine], {
    complexity: ({ childComplexity }) => 1 + ADMIN_DESK_KINDS.length * childComplexity,
    description: "One line for each kind of task that has tasks, in the order of the kinds.",
  })
  lines: AdminDeskLine[];
}
