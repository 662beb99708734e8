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
   * Ids of the users who caused the event. Their names are not stored in the notice, so that no notice shows the name
   * of an erased user.
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
  | "requiredDocuments"
  | "status";

/**
 * A changed field of a published tender. For a long text, `before` and `after` are null: the notice says only that the
 * text changed.
 */
export interface NoticeChange {
  field: NoticeField;
  as: "text" | "long" | "time" | "money" | "flag";
  before: string | null;
  after: string | null;
}

/**
 * The reason for a decision on a bid. `words` and `nextSteps` are texts that the administrator typed; long texts are
 * cut.
 */
interface DecisionFacts {
  reason: DecisionReason | null;
  words: string | null;
  nextSteps: string | null;
}

/** A bid that was read out at the opening. `amount` is in whole US dollars; null if only the names are read out. */
export interface ReadOutBid {
  company: string;
  amount: string | null;
}

/**
 * The stored data of each kind of notice, from which the text is created. The data contains no names of users. Of bids,
 * it contains amounts only if they are read out at an opening.
 */
export interface NoticeFacts {
  bidReceived: Act & {
    closing: Moment;
    receipt: string;
    /**
     * The SHA-256 of the receipt; null for a sealed bid, because anyone with access to the database could test guesses
     * of the terms with it.
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
  /**
   * `reason` is the reason for taking back an award; null if the administrator gave none. It is absent for other
   * changes.
   */
  statusChanged: TenderFacts & { happened: StatusAct; reason?: string | null };
  /**
   * `at` is the time at which the company's bid draft was last saved, and `persons` is the user who saved it; null and
   * empty without a draft. `unconfirmed` is the number of the newest addendum that the company must still confirm; null
   * if there is none.
   */
  closingSoon: TenderFacts & {
    hours: number;
    closing: Moment;
    at: Moment | null;
    persons: readonly string[];
    unconfirmed: number | null;
  };
  /** `isAgain` is true if this is not the tender's first closing. */
  tenderSealed: TenderFacts & { bids: number; hash: string; receipt: string; isAgain: boolean };
  /**
   * `names` are the names of the files without a URL; empty for a sealed bid. `until` is the deadline for the URLs, see
   * documentsUntil.
   */
  documentsOwed: TenderFacts & { owed: number; names: readonly string[]; until: Moment };
  /**
   * `name` is the file's name; null for a sealed bid. `virus` is the name of the virus, as the check reports it. `of`
   * is what the file was uploaded for, and whether the reader uploaded it. `title` is the tender's title; null without
   * a tender.
   */
  fileRefused: {
    name: string | null;
    virus: string;
    of: "ownBid" | "bid" | "ownTender" | "ownCompany";
    title: string | null;
  };
  /**
   * `readOut` contains the bids that are read out, sorted by company name; a long list is cut. It is absent in notices
   * from before bids could be read out.
   */
  bidsOpened: Act & { bids: number; readOut?: readonly ReadOutBid[] };
  /**
   * `question` is the number of the question. Long texts are cut. `closing` is the new closing time if the answer
   * extends it; otherwise null.
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
  /**
   * `name` is the name that the company gave its document. `days` is the number of days until it expires, and `until`
   * is the last moment of its last day.
   */
  companyDocumentExpires: { name: string; days: number; until: Moment };
  /**
   * `days` is the number of days until the token expires, rounded up. `beginning` is the first 8 characters of the
   * token.
   */
  tokenEnds: { name: string; beginning: string; days: number; ends: Moment };
  /**
   * `days` is the number of days for which deliveries have failed. `failure` is the result of the last attempt, as an
   * English sentence without its full stop.
   */
  webhookDisabled: { host: string; days: number; at: Moment; failure: string };
}
