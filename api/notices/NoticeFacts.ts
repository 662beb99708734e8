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
  /** Ids of the users who acted. Names are read with the notice, so the name of an erased user appears in no notice. */
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

/** A change of a published tender. For a long text, only the fact that it changed. */
export interface NoticeChange {
  field: NoticeField;
  as: "text" | "long" | "time" | "money" | "flag";
  before: string | null;
  after: string | null;
}

/** Details of a decision, with the exact text that the bidder reads. */
interface DecisionFacts {
  reason: DecisionReason | null;
  words: string | null;
  nextSteps: string | null;
}

/** A bid that was read out at the opening. The amount is in whole US dollars; some tenders omit it. */
export interface ReadOutBid {
  company: string;
  amount: string | null;
}

/**
 * The data from which the text of each kind of notice is made. It contains no personal data, and no amount, proposal or
 * date that is not public, except for bids read out at an opening. A test refuses other names.
 */
export interface NoticeFacts {
  bidReceived: Act & {
    closing: Moment;
    receipt: string;
    /** Hash of the receipt; null for a sealed bid, because guesses of the terms could be checked against it. */
    hash: string | null;
  };
  bidRevised: NoticeFacts["bidReceived"];
  bidWithdrawn: Act & { closing: Moment };
  /** `asks`: true if the person's own bid must be confirmed. */
  tenderAmended: TenderFacts & {
    addendum: number;
    closing: Moment;
    changes: readonly NoticeChange[];
    note: string | null;
    asks: boolean;
  };
  tenderCancelled: TenderFacts & { reason: string };
  statusChanged: TenderFacts & { happened: StatusAct };
  /**
   * `at`: when `persons` last saved the draft; null without a draft. `unconfirmed`: the newest addendum that the
   * company's bid does not confirm.
   */
  closingSoon: TenderFacts & {
    hours: number;
    closing: Moment;
    at: Moment | null;
    persons: readonly string[];
    unconfirmed: number | null;
  };
  /** `isAgain`: the tender had closed before and was reopened. */
  tenderSealed: TenderFacts & { bids: number; hash: string; receipt: string; isAgain: boolean };
  /** `names`: empty for a sealed bid. `until`: the tender's documentsUntil. */
  documentsOwed: TenderFacts & { owed: number; names: readonly string[]; until: Moment };
  /** `readOut`: the first bids, if the tender reads them out. Older notices lack it. */
  bidsOpened: Act & { bids: number; readOut?: readonly ReadOutBid[] };
  /**
   * `question`: its number. Long texts are shortened. `closing`: the new closing time, if the answer moved the closing
   * time.
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
  /** `search`: the id of the saved search. */
  searchMatched: TenderFacts & { search: string; name: string };
  noBids: TenderFacts;
  openingDue: TenderFacts & { bids: number };
  openingAwaited: Act & { minutes: number };
  requestReceived: { at: Moment };
  /**
   * `days`: for how many days deliveries have failed. `failure`: the result of the last attempt, as an English sentence
   * without its full stop.
   */
  webhookDisabled: { host: string; days: number; at: Moment; failure: string };
}
