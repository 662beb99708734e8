import { type QuestionState } from "#api/questions/question.rules.ts";

/** The states that an administrator chooses between; a withdrawn question is shown to its company alone. */
export const QUEUE_STATES: Readonly<Record<Exclude<QuestionState, "withdrawn">, string>> = {
  open: "To answer",
  answered: "Answered",
  declined: "Declined",
  unanswered: "Not answered before closing",
};
export type QueueState = keyof typeof QUEUE_STATES;

export const isQueueState = (state: string | null): state is QueueState => state !== null && Object.hasOwn(QUEUE_STATES, state);
