import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { CHANGED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import { QUESTION_STATES, type QuestionState } from "#api/questions/question.rules.ts";

export const QuestionStateEnum = asEnum(QUESTION_STATES);
registerEnumType(QuestionStateEnum, {
  name: "QuestionState",
  description: "The state of a question, by the database's clock.",
  valuesConfig: {
    open: { description: "The question can still be answered." },
    answered: { description: "The question is published with its answer." },
    declined: { description: "An administrator declined to answer; only the asking company can read the reason." },
    unanswered: { description: "The tender closed before the question was answered or declined." },
    withdrawn: { description: "The asking company withdrew the question; only this company can see it." },
  },
});

@InputType({ description: "An item must meet every given condition." })
export class QuestionFilter {
  @Field(() => QuestionStateEnum, { nullable: true, description: "Only questions in this state." })
  state?: QuestionState | null;

  @Field(() => ID, { nullable: true, description: "Only questions about this tender." })
  tenderId?: string | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: `${CHANGED_SINCE} When a question becomes \`unanswered\` because its tender closed, only the tender counts as changed.`,
  })
  changedSince?: Date | null;
}
