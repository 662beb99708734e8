import type { DecisionReason } from "#api/core/rules/decisionReason.rules.ts";
import type { StatusAct } from "#api/notices/noticeKinds.rules.ts";

/** A time in ISO 8601. */
type Moment = string;

export interface TenderFacts {
  number: string;
  title: string;
}

interface Act extends TenderFacts {
  at: Moment;
  /**
   * Ids of the users who caused the event. Their names are read with the notice, so no notice shows the name of an
   * erased user.
   */
  persons: readonly string[];
}

/** The tender fields whose change a notice can report. */
export type NoticeField =
  | "title"
  | "description"
  | "requirements"
  | "category"
  | "budgetMin"
  | "budgetMax"
  | "openingDate"
  | "closingDate"
  | "questionsUntil"
  | "takesQuestions"
  | "decisionExpectedOn"
  | "location"
  | "country"
  | "documentsUrl"
  | "documents"
  | "status";

/**
 * A changed field of a published tender. For a long text, `before` and `after` are null: the notice says only that it
 * changed.
 */
export interface NoticeChange {
  field: NoticeField;
  as: "text" | "long" | "time" | "money" | "flag";
  before: string | null;
  after: string | null;
}

/** The reason for a decision on a bid. `words` and `nextSteps` are the exact texts that the bidder reads. */
interface DecisionFacts {
  reason: DecisionReason | null;
  words: string | null;
  nextSteps: string | null;
}

/**
 * A bid that was read out at the opening. The amount is in whole US dollars; null if the tender reads out only names.
 */
export interface ReadOutBid {
  company: string;
  amount: string | null;
}

/**
 * The stored data of each kind of notice, from which its text is made. It contains no names of users. It contains no
 * amount, proposal or date that is not public, except for bids that are read out at an opening.
 */
export interface NoticeFacts {
  bidReceived: Act & {
    closing: Moment;
    receipt: string;
    /**
     * The receipt's hash. null for a sealed bid, because guesses of the bid's terms could be checked against the hash.
     */
    hash: string | null;
  };
  bidRevised: NoticeFacts["bidReceived"];
  bidWithdrawn: Act & { closing: Moment };
  /** `asks` is true if the recipient must confirm the addendum for the company's own bid. */
  tenderAmended: TenderFacts & {
    addendum: number;
    closing: Moment;
    changes: readonly NoticeChange[];
    note: string | null;
    asks: boolean;
  };
  tenderCancelled: TenderFacts & { reason: string };
  /** `reason` is that of an award taken back; absent for other changes, null if none was given. */
  statusChanged: TenderFacts & { happened: StatusAct; reason?: string | null };
  /**
   * `persons` are the users who last saved the company's draft of a bid. `at` is the time of saving; null without a
   * draft. `unconfirmed` is the number of the newest addendum that the company has not confirmed for its bid.
   */
  closingSoon: TenderFacts & {
    hours: number;
    closing: Moment;
    at: Moment | null;
    persons: readonly string[];
    unconfirmed: number | null;
  };
  /** `isAgain` is true if the tender had closed before and was reopened. */
  tenderSealed: TenderFacts & { bids: number; hash: string; receipt: string; isAgain: boolean };
  /**
   * `names` are the files that were neither uploaded nor given an address (URL); empty for a sealed bid. `until` is the
   * tender's documentsUntil.
   */
  documentsOwed: TenderFacts & { owed: number; names: readonly string[]; until: Moment };
  /**
   * `readOut` contains the first bids by company name, if bids on the tender are read out. It is absent from notices
   * that older versions of the product stored.
   */
  bidsOpened: Act & { bids: number; readOut?: readonly ReadOutBid[] };
  /**
   * `question` is the question's number. Long texts are shortened. `closing` is the new closing time, if the answer
   * moved it.
   */
  questionAnswered: TenderFacts & {
    question: number;
    asked: string;
    answer: string;
    isCorrected: boolean;
    closing: Moment | null;
  };
  questionDeclined: TenderFacts & { declined: string };
  questionAsked: TenderFacts & { closing: Moment };
  awardMade: TenderFacts & DecisionFacts & { isChosen: boolean };
  bidDecided: TenderFacts & DecisionFacts & { outcome: "accepted" | "rejected" | "pending" };
  decisionOverdue: TenderFacts & { expected: Moment };
  /** `search` is the id of the saved search. */
  searchMatched: TenderFacts & { search: string; name: string };
  noBids: TenderFacts;
  openingDue: TenderFacts & { bids: number };
  openingAwaited: Act & { minutes: number };
  requestReceived: { at: Moment };
  /** `days` are the days that are left, rounded up; `beginning` is the first 8 characters of the token's text. */
  tokenEnds: { name: string; beginning: string; days: number; ends: Moment };
  /**
   * `days` is the number of days for which deliveries have failed. `failure` is the result of the last attempt, as an
   * English sentence without its full stop.
   */
  webhookDisabled: { host: string; days: number; at: Moment; failure: string };
}
