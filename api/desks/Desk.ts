import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { MOST_COUNTED } from "#api/core/rules/page.rules.ts";
import { ADMIN_DESK_KINDS, MY_DESK_KINDS, SHOWN_TENDERS, type AdminDeskKind, type MyDeskKind } from "#api/desks/desk.rules.ts";
import { TenderCategoryEnum } from "#api/tenders/TenderFields.ts";
import type { TenderCategory } from "#api/tenders/tenderCategory.rules.ts";
import { CLOSING_SOON_DAYS } from "#api/tenders/tenderStatus.rules.ts";

const describe = <Kind extends string>(meanings: Record<Kind, string>) => Object.fromEntries(Object.entries<string>(meanings).map(([kind, description]) => [kind, { description }]));

const MyDeskKindEnum = asEnum(MY_DESK_KINDS);
registerEnumType(MyDeskKindEnum, {
  name: "MyDeskKind",
  description: "What waits for a company. After each the moment `at` of its line and tenders.",
  valuesConfig: describe<MyDeskKind>({
    drafts: "Drafts of bids on tenders that still take bids. When the tender closes.",
    unconfirmedBids: "Live bids that do not confirm every addendum yet, while the tender takes bids. When the tender closes.",
    documents: "Live bids with documents that have no address, while one can still be given. Until when it can.",
    answers: "Unread notices of answers to the company's own questions, and of declined ones. When it was told.",
    closings: `Live bids and drafts whose tender closes within ${CLOSING_SOON_DAYS} days. When the tender closes.`,
    outcomes: "Unread notices of decisions on own bids. When it was told.",
  }),
});

const AdminDeskKindEnum = asEnum(ADMIN_DESK_KINDS);
registerEnumType(AdminDeskKindEnum, {
  name: "AdminDeskKind",
  description: "What waits for administrators. After each the moment `at` of its line and tenders.",
  valuesConfig: describe<AdminDeskKind>({
    questions: "Questions that can still be answered, which is until the tender closes. Until when the tender takes questions: Tender.questionsUntil.",
    withoutBids: `Tenders that close within ${CLOSING_SOON_DAYS} days and have no live bid. When the tender closes.`,
    undecided: "Tenders closed for bidding with a pending live bid: to be opened, if they are sealed, and decided. Its closing time, which lies ahead if it was closed earlier.",
    secondPerson: "Sealed tenders whose opening another administrator has approved, and a second one has to. When it was approved.",
    overdueDecisions: "Tenders with a pending live bid whose expected day of decision has passed. That day.",
    requests: "Integration requests that are not handled. When it came.",
    failedMails: "Mails that failed for three days and are not sent any more. When it was queued.",
  }),
});

@ObjectType({ description: "A tender that a line of a desk is about." })
export class DeskTender {
  @Field(() => ID, { description: "The tender's." })
  tenderId: string;

  @Field(() => String, { description: "Unique among the tenders that are not deleted." })
  tenderNumber: string;

  @Field(() => String, { description: "The tender's title." })
  title: string;

  @Field(() => DateTimeISO, { description: "What the kind of the line says." })
  at: Date;

  @Field(() => ID, { nullable: true, description: "The own bid, if the line is about one." })
  bidId: string | null;
}

@ObjectType()
abstract class DeskLine {
  @Field(() => Int, { description: `How many; ${MOST_COUNTED.toLocaleString("en-US")} if there are more.` })
  count: number;

  @Field(() => DateTimeISO, { description: "The earliest of them: what the kind says." })
  at: Date;

  @Field(() => [DeskTender], { complexity: ({ childComplexity }) => 1 + SHOWN_TENDERS * childComplexity, description: `Their tenders, the earliest first, ${SHOWN_TENDERS} at most.` })
  tenders: DeskTender[];
}

@ObjectType({ description: "What of one kind waits for a company." })
export class MyDeskLine extends DeskLine {
  @Field(() => MyDeskKindEnum, { description: "What waits." })
  kind: MyDeskKind;
}

@ObjectType({ description: "What of one kind waits for administrators." })
export class AdminDeskLine extends DeskLine {
  @Field(() => AdminDeskKindEnum, { description: "What waits." })
  kind: AdminDeskKind;
}

@ObjectType({ description: "An open tender that fits a company." })
export class FittingTender {
  @Field(() => ID, { description: "The tender's." })
  tenderId: string;

  @Field(() => String, { description: "Unique among the tenders that are not deleted." })
  tenderNumber: string;

  @Field(() => String, { description: "The tender's title." })
  title: string;

  @Field(() => String, { description: "The English name, from ISO 3166-1." })
  country: string;

  @Field(() => TenderCategoryEnum, { description: "What is procured." })
  category: TenderCategory;

  @Field(() => DateTimeISO, { description: "When it closes." })
  closingDate: Date;
}

@ObjectType({ description: "What a company may look at while nothing waits for it." })
export class NothingWaits {
  @Field(() => Int, { description: `How many tenders take bids now; ${MOST_COUNTED.toLocaleString("en-US")} if there are more.` })
  openTenders: number;

  @Field(() => Int, { nullable: true, description: "How many of them were published since the last visit; null at the first visit." })
  newTenders: number | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When the visit before this one ended, to ten minutes: a visit ends with four hours without a use. null at the first visit." })
  lastVisitAt: Date | null;

  @Field(() => [FittingTender], {
    complexity: ({ childComplexity }) => 1 + SHOWN_TENDERS * childComplexity,
    description: `Of them the newest in the country of the company's profile, or whose category has the name of its industry, ${SHOWN_TENDERS} at most.`,
  })
  fitting: FittingTender[];
}

@ObjectType({ description: "What waits for the signed-in user's company." })
export class MyDesk {
  @Field(() => [MyDeskLine], { complexity: ({ childComplexity }) => 1 + MY_DESK_KINDS.length * childComplexity, description: "One for each kind of which anything waits, in the order of the kinds." })
  lines: MyDeskLine[];

  @Field(() => NothingWaits, { nullable: true, description: "null while something waits." })
  nothingWaits: NothingWaits | null;
}

@ObjectType({ description: "What waits for administrators." })
export class AdminDesk {
  @Field(() => [AdminDeskLine], { complexity: ({ childComplexity }) => 1 + ADMIN_DESK_KINDS.length * childComplexity, description: "One for each kind of which anything waits, in the order of the kinds." })
  lines: AdminDeskLine[];
}
