import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import { questionsCloseAt } from "#api/tenders/questionTime.rules.ts";

/** The facts about a tender's question period that the sentence of a refusal can state. */
export interface QuestionFacts {
  closingDate: Date | string;
  publishedAt: Date | string | null;
  createdAt: Date | string;
  takesQuestions: boolean;
  /** The end of the question period as an administrator set it; null for the default. */
  questionsUntil: Date | string | null;
}

interface LifecycleRefusal {
  code: RefusalCode;
  /** In this sentence, `{until}` is replaced by the end of the question period. */
  sentence: string;
  /** The field of the form at which the sentence is shown. */
  field?: string;
}

/** Every refusal that follows from a tender's phase and the user's role, with its code and sentence. */
export const LIFECYCLE_REFUSALS = {
  NO_TENDER: { code: "NOT_FOUND", sentence: "Tender not found" },
  NO_BID: { code: "NOT_FOUND", sentence: "Bid not found" },
  ADMIN_ONLY: { code: "FORBIDDEN", sentence: "Admin access required" },
  NO_MORE_BIDS: { code: "TENDER_CLOSED", sentence: "This tender no longer accepts bids" },
  SECOND_BID: { code: "CONFLICT", sentence: "Your company already has a bid on this tender" },
  ADMIN_ON_SEALED: { code: "FORBIDDEN", sentence: "An administrator cannot bid on a sealed tender" },
  ADDRESSES_CANCELLED: {
    code: "TENDER_CLOSED",
    sentence: "This tender was cancelled: addresses of documents are not taken any more",
  },
  ADDRESSES_LATE: {
    code: "TENDER_CLOSED",
    sentence: "Addresses of documents were taken until 24 hours after the closing time",
  },
  NO_QUESTIONS: { code: "QUESTIONS_CLOSED", sentence: "This tender takes no questions" },
  QUESTIONS_LATE: { code: "QUESTIONS_CLOSED", sentence: "Questions were taken until {until} UTC" },
  QUESTIONS_NOT_OPEN: { code: "QUESTIONS_CLOSED", sentence: "This tender is not open: it takes no questions" },
  QUESTION_STAYS: {
    code: "CONFLICT",
    sentence: "This tender has closed: the question stays, as not answered before closing",
  },
  ANSWER_LATE: { code: "CONFLICT", sentence: "This tender has closed: an answer could no longer be used" },
  CANCELLED: { code: "CONFLICT", sentence: "This tender was cancelled: it cannot be changed any more" },
  CANCEL_AWARDED: {
    code: "CONFLICT",
    sentence: "This tender is awarded: take the award back before you cancel it",
  },
  DOCUMENTS_AWARDED: {
    code: "CONFLICT",
    sentence: "This tender is awarded: its documents are not changed any more",
  },
  OPENED_ACCEPTS_NO_BIDS: {
    code: "CONFLICT",
    sentence: "The bids on this tender have been opened: it takes no more bids",
    field: "status",
  },
  AWARD_SEALED: {
    code: "CONFLICT",
    sentence: "The bids on this tender are sealed: open them before you award it",
    field: "status",
  },
  SEAL_PUBLISHED: {
    code: "CONFLICT",
    sentence: "The seal of a tender cannot be changed once it is published",
    field: "sealed",
  },
  WINNER_PUBLISHED: {
    code: "CONFLICT",
    sentence: "What bidders are told about the winner cannot be changed once the tender is published",
    field: "discloseWinner",
  },
  READ_OUT_PUBLISHED: {
    code: "CONFLICT",
    sentence: "What is read out at the opening cannot be changed once the tender is published",
    field: "readsOut",
  },
  NOT_SEALED: { code: "CONFLICT", sentence: "This tender is not sealed" },
  OPEN_DRAFT: { code: "CONFLICT", sentence: "This tender is a draft: there is nothing to open" },
  OPEN_EARLY: { code: "CONFLICT", sentence: "This tender can be opened only after its closing time" },
  OPENED_ALREADY: { code: "CONFLICT", sentence: "The bids on this tender have been opened already" },
  STILL_ACCEPTS_BIDS: { code: "CONFLICT", sentence: "This tender still takes bids until its closing time" },
  DECIDE_SEALED: {
    code: "CONFLICT",
    sentence: "The bids on this tender are sealed: open them before you decide",
  },
  OWN_BID: {
    code: "CONFLICT",
    sentence: "Your company has a bid on this tender: another administrator decides",
  },
  AWARDED_ALREADY: { code: "CONFLICT", sentence: "This tender is awarded already" },
} as const satisfies Record<string, LifecycleRefusal>;

export type RefusalName = keyof typeof LIFECYCLE_REFUSALS;

const IN_UTC = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** Returns the sentence of a refusal. QUESTIONS_LATE states the end of the tender's question period. */
export function sentenceOf(name: RefusalName, tender: object): string {
  const { sentence } = LIFECYCLE_REFUSALS[name];
  return name === "QUESTIONS_LATE"
    ? sentence.replace("{until}", IN_UTC.format(questionsCloseAt(tender as QuestionFacts)))
    : sentence;
}
