import { type AskedQuestionFragment, type QueuedQuestionFragment } from "#web/graphql/generatedQuestions.ts";

const HOUR = 60 * 60 * 1000;

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

export const aQuestion = (given: Partial<AskedQuestionFragment> = {}) => ({
  __typename: "Question" as const,
  id: "question-1",
  state: "open" as const,
  number: null,
  text: "May the girders come by river?",
  askedAt: "2026-11-20T09:30:00.000Z",
  publishedQuestion: null,
  answer: null,
  answeredAt: null,
  correctedAt: null,
  declineReason: null,
  declinedAt: null,
  mine: false,
  version: 1,
  earlierAnswers: [],
  ...given,
});

export const anAnsweredQuestion = (given: Partial<AskedQuestionFragment> = {}) =>
  aQuestion({
    id: "question-2",
    state: "answered",
    number: 1,
    text: null,
    askedAt: null,
    publishedQuestion: "Is a joint venture accepted?",
    answer: "Yes, of three firms.",
    answeredAt: "2026-11-21T09:30:00.000Z",
    ...given,
  });

/** A question in the administrators' queue. Its tender closes in the given number of hours. */
export const aQueuedQuestion = (given: Partial<QueuedQuestionFragment> = {}, hours = 240, tenderId = "tender-1") => ({
  ...aQuestion(),
  tender: {
    __typename: "Tender" as const,
    id: tenderId,
    tenderNumber: "T-7",
    title: "Bridge over the Mpoko",
    status: "open" as const,
    closingDate: hoursFromNow(hours),
  },
  ...given,
});
