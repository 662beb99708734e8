import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { CHANGED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import { QUESTION_STATES, type QuestionState } from "#api/questions/question.rules.ts";

export const QuestionStateEnum = asEnum(QUESTION_STATES);
registerEnumType(QuestionStateEnum, {
  name: "QuestionState",
  description: "What became of a question, by the database's clock.",
  valuesConfig: {
    open: { description: "It can still be answered." },
    answered: { description: "Everybody reads it with its answer." },
    declined: { description: "It was not answered, for a reason that its company reads." },
    unanswered: { description: "The tender closed before it was answered or declined." },
    withdrawn: { description: "Its company withdrew it; only this company sees it." },
  },
});

@InputType({ description: "Every given condition must be met." })
export class QuestionFilter {
  @Field(() => QuestionStateEnum, { nullable: true, description: "Only those in this state." })
  state?: QuestionState | null;

  @Field(() => ID, { nullable: true, description: "Only those about this tender." })
  tenderId?: string | null;

  @Field(() => DateTimeISO, { nullable: true, description: `${CHANGED_SINCE} That a question became \`unanswered\`, because its tender closed, is a change of the tender.` })
  changedSince?: Date | null;
}
