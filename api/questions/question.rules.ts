import { number, object, string } from "yup";

import { atLeast, requiredLongText } from "#api/core/rules/fields.rules.ts";

/** The states of a question. `unanswered` means that the tender closed before the question was answered or declined. */
export const QUESTION_STATES = ["open", "answered", "declined", "unanswered", "withdrawn"] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** The numbers of days by which an answer can extend the closing time. */
export const EXTENSION_DAYS = [3, 7] as const;

/**
 * If fewer hours are left until the closing time, the web client asks the administrator whether to extend the closing
 * time.
 */
export const EXTENSION_PROMPT_HOURS = 48;

/** The maximum number of questions of one company on one tender. Withdrawn questions count too. */
export const MOST_QUESTIONS = 20;

const TOO_SHORT = "Must be at least 10 characters";
const wordsOf = (message: string, max: number) => requiredLongText(message, max).test(atLeast(10, TOO_SHORT));

export const questionSchema = object({ text: wordsOf("A question is required", 5000) });

export const declineSchema = object({ reason: wordsOf("A reason is required", 1000) });

export const correctionSchema = object({ answer: requiredLongText("An answer is required", 10_000) });

/** `question` is the published wording. Without it, the question is published as asked. */
export const answerSchema = correctionSchema.shape({
  question: string()
    .nullable()
    .when({ is: (question: unknown) => question != null, then: () => wordsOf("A question is required", 5000) }),
  extendBy: number()
    .nullable()
    .oneOf([...EXTENSION_DAYS, null], "Must be 3 or 7 days"),
});

interface Decided {
  answeredAt: Date | string | null;
  declinedAt: Date | string | null;
  withdrawnAt: Date | string | null;
}

/**
 * Returns the state of a question.
 * @param isOpen Whether the question's tender accepts bids
 */
export function stateOf({ answeredAt, declinedAt, withdrawnAt }: Decided, isOpen: boolean): QuestionState {
  if (answeredAt) return "answered";
  if (declinedAt) return "declined";
  if (withdrawnAt) return "withdrawn";
  return isOpen ? "open" : "unanswered";
}
