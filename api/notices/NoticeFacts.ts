import type { DecisionReason } from "#api/core/rules/decisionReason.rules.ts";
import type { StatusAct } from "#api/notices/noticeKinds.rules.ts";

/** A moment, ISO 8601. */
type Moment = string;

export interface TenderFacts {
  number: string;
  title: string;
}

interface Act extends TenderFacts {
  at: Moment;
  /** Ids of the users who did it: their names are read with the notice, so that an erased one is in no notice. */
  persons: readonly string[];
}

/** The fields of a tender that a notice can tell to have changed: the words of each are a record of them. */
export type ToldField = "title" | "description" | "requirements" | "category" | "budgetMin" | "budgetMax" | "openingDate" | "closingDate" | "questionsUntil" | "takesQuestions" | "decisionExpectedOn" | "location" | "country" | "documentsUrl" | "documents" | "status";

/** A change of a published tender; of a long text only that it changed. */
export interface ToldChange {
  field: ToldField;
  as: "text" | "long" | "time" | "money" | "flag";
  before: string | null;
  after: string | null;
}

/** What is told of a decision beside it; the bidder reads exactly these words. */
interface DecisionFacts {
  reason: DecisionReason | null;
  words: string | null;
  nextSteps: string | null;
}

/** A bid that was read out at the opening; of some tenders without its amount, a whole number of US dollars. */
export interface ReadOutBid {
  company: string;
  amount: string | null;
}

/**
 * What the sentence of each kind needs: never an amount, a proposal or a date that is not public, but for what a tender reads out at its opening, and no personal data. Stored as
 * they are; a test finds a name that tells more.
 */
export interface NoticeFacts {
  bidReceived: Act & { closing: Moment; receipt: string; /** Of the receipt; null of a sealed bid, whose terms it would let somebody try. */ hash: string | null };
  bidRevised: NoticeFacts["bidReceived"];
  bidWithdrawn: Act & { closing: Moment };
  /** `asks`: whether the person's own bid is to be confirmed. */
  tenderAmended: TenderFacts & { addendum: number; closing: Moment; changes: readonly ToldChange[]; note: string | null; asks: boolean };
  tenderCancelled: TenderFacts & { reason: string };
  statusChanged: TenderFacts & { happened: StatusAct };
  /** `at`: when the draft was last saved, by `persons`; null without one. `unconfirmed`: the newest addendum that the own bid does not confirm. */
  closingSoon: TenderFacts & { hours: number; closing: Moment; at: Moment | null; persons: readonly string[]; unconfirmed: number | null };
  /** `isAgain`: it had closed before, and was opened for bids again. */
  tenderSealed: TenderFacts & { bids: number; hash: string; receipt: string; isAgain: boolean };
  /** `names`: none of a sealed bid. `until`: the tender's documentsUntil. */
  documentsOwed: TenderFacts & { owed: number; names: readonly string[]; until: Moment };
  /** `readOut`: of the first of them, as far as the tender reads them out; missing in older notices. */
  bidsOpened: Act & { bids: number; readOut?: readonly ReadOutBid[] };
  /** `question`: its number. The texts are shortened where they are long. `closing`: the new closing time, if the answer moved it. */
  questionAnswered: TenderFacts & { question: number; asked: string; answer: string; isCorrected: boolean; closing: Moment | null };
  questionDeclined: TenderFacts & { declined: string };
  questionAsked: TenderFacts & { closing: Moment };
  awardMade: TenderFacts & DecisionFacts & { isChosen: boolean };
  bidDecided: TenderFacts & DecisionFacts & { outcome: "accepted" | "rejected" | "pending" };
  decisionOverdue: TenderFacts & { expected: Moment };
  /** `search`: its id. */
  searchMatched: TenderFacts & { search: string; name: string };
  noBids: TenderFacts;
  openingDue: TenderFacts & { bids: number };
  openingAwaited: Act & { minutes: number };
  requestReceived: { at: Moment };
  /** `days`: after so many of failures. `failure`: how the last attempt ended, as a sentence without its point, in English. */
  webhookDisabled: { host: string; days: number; at: Moment; failure: string };
}
