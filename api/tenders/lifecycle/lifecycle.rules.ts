import { documentsUntil } from "#api/tenders/documents/documentsUntil.rules.ts";
import { type PhaseFacts, phaseOf, type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";
import type { QuestionFacts, RefusalName } from "#api/tenders/lifecycle/refusals.rules.ts";
import { questionsCloseAt } from "#api/tenders/questionTime.rules.ts";
import { hasClosed, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/**
 * What each role may do in each phase of a tender. The table LIFECYCLE is the only definition of these rights. `npm run
 * generate` writes it as a page to README.md in this folder. Other checks, such as those of the input and of a stale
 * version, are in the function of each act.
 */

/**
 * A bidder is a partner whose company has a live bid on the tender. A bidding administrator is an administrator with a
 * live bid on the tender. Acts on a bid are acts on the user's own bid.
 */
export const ROLES = ["partner", "bidder", "administrator", "biddingAdministrator"] as const;
export type Role = (typeof ROLES)[number];

type Facts = PhaseFacts & Partial<QuestionFacts>;

/** Conditions, other than the phase, on which a verdict in the table can depend. */
export const CONDITIONS = {
  sealed: { words: "if the tender is sealed", holds: ({ sealed }: Facts) => sealed },
  documentsLate: {
    words: "later than 24 hours after the closing time",
    holds: ({ closingDate }: Facts, now: Date) =>
      now > documentsUntil({ closingDate: new Date(closingDate), cancelledAt: null })!,
  },
  noQuestions: { words: "if the tender takes no questions", holds: ({ takesQuestions }: Facts) => !takesQuestions },
  questionsLate: {
    words: "after the end of the question period",
    holds: (tender: Facts, now: Date) => hasClosed(questionsCloseAt(tender as PhaseFacts & QuestionFacts), now),
  },
};
type Condition = keyof typeof CONDITIONS;

export type Verdict = "yes" | RefusalName;
/** The first case whose condition holds decides. The last case has no condition. */
export type Cell = Verdict | readonly { when?: Condition; verdict: Verdict }[];
type Row = Record<TenderPhase, Cell>;

const casesOf = (cell: Cell) => (typeof cell === "string" ? [{ verdict: cell }] : cell);
const when = (condition: Condition, verdict: Verdict, otherwise: Cell): Cell => [
  { when: condition, verdict },
  ...casesOf(otherwise),
];

/** The same verdict for all phases of a published tender that is neither cancelled nor deleted. */
const published = (cell: Cell) => ({
  acceptingBids: cell,
  beforeOpening: cell,
  awaitingOpening: cell,
  awaitingDecision: cell,
  awarded: cell,
});
const cancelled = (cell: Cell) => ({ cancelled: cell, cancelledUnpublished: cell });
const deleted = { deleted: "NO_TENDER" } as const;

type Rows = Record<Role, Row>;
const everywhere = (cell: Cell): Row => ({ draft: cell, ...published(cell), ...cancelled(cell), deleted: cell });
/**
 * The rows of an act that partners may do. Administrators have their own row, because they can also read tenders that
 * partners cannot see.
 */
const ofAnyone = (partner: Row, administrator: Row): Rows => ({
  partner,
  bidder: partner,
  administrator,
  biddingAdministrator: administrator,
});
/** The rows of an act on the user's own bid. Roles without a bid are refused. */
const ofBidder = (bidder: Row, biddingAdministrator = bidder): Rows => ({
  partner: everywhere("NO_BID"),
  bidder,
  administrator: everywhere("NO_BID"),
  biddingAdministrator,
});
const ofAdministrator = (administrator: Row, biddingAdministrator = administrator): Rows => ({
  partner: everywhere("ADMIN_ONLY"),
  bidder: everywhere("ADMIN_ONLY"),
  administrator,
  biddingAdministrator,
});

const UNSEEN = { draft: "NO_TENDER", cancelledUnpublished: "NO_TENDER", ...deleted } as const;

const READ: Row = { ...published("yes"), ...cancelled("yes"), ...UNSEEN };
const READ_BY_ADMINISTRATOR: Row = { draft: "yes", ...published("yes"), ...cancelled("yes"), ...deleted };

const WHILE_ACCEPTING: Row = {
  draft: "NO_MORE_BIDS",
  ...published("NO_MORE_BIDS"),
  acceptingBids: "yes",
  ...cancelled("NO_MORE_BIDS"),
  ...deleted,
};
const BY_ADMINISTRATOR: Row = { ...WHILE_ACCEPTING, acceptingBids: when("sealed", "ADMIN_ON_SEALED", "yes") };

const ADDRESSES: Row = {
  draft: when("documentsLate", "ADDRESSES_LATE", "yes"),
  ...published(when("documentsLate", "ADDRESSES_LATE", "yes")),
  ...cancelled("ADDRESSES_CANCELLED"),
  ...deleted,
};

const QUESTIONS_CLOSED = when(
  "noQuestions",
  "NO_QUESTIONS",
  when("questionsLate", "QUESTIONS_LATE", "QUESTIONS_NOT_OPEN"),
);
const QUESTIONS: Row = {
  draft: QUESTIONS_CLOSED,
  ...published(QUESTIONS_CLOSED),
  acceptingBids: when("noQuestions", "NO_QUESTIONS", when("questionsLate", "QUESTIONS_LATE", "yes")),
  ...cancelled(QUESTIONS_CLOSED),
  ...deleted,
};
const answering = (late: Verdict): Row => ({
  draft: late,
  ...published(late),
  acceptingBids: "yes",
  ...cancelled(late),
  ...deleted,
});

const UNTIL_CANCELLED: Row = { draft: "yes", ...published("yes"), ...cancelled("CANCELLED"), ...deleted };
const whileDraft = (refused: Verdict): Row => ({
  draft: "yes",
  ...published(refused),
  ...cancelled("CANCELLED"),
  ...deleted,
});
/**
 * A sealed tender in the phase awaitingDecision or awarded has been opened. Before the opening, its phase is
 * beforeOpening or awaitingOpening.
 */
const ACCEPTS_AGAIN: Row = {
  ...UNTIL_CANCELLED,
  awaitingDecision: when("sealed", "OPENED_ACCEPTS_NO_BIDS", "yes"),
  awarded: when("sealed", "OPENED_ACCEPTS_NO_BIDS", "yes"),
};

/**
 * A new status of an awarded tender takes the award back. An administrator with a live bid on the tender may not do
 * this.
 */
const withOwnBid = ({ awarded, ...row }: Row): Row => ({
  ...row,
  awarded: typeof awarded === "string" ? "OWN_BID" : [...awarded.slice(0, -1), { verdict: "OWN_BID" }],
});

const AWARD_BY_FORM: Row = {
  draft: when("sealed", "AWARD_SEALED", "yes"),
  acceptingBids: when("sealed", "AWARD_SEALED", "yes"),
  beforeOpening: "AWARD_SEALED",
  awaitingOpening: "AWARD_SEALED",
  awaitingDecision: "yes",
  awarded: "yes",
  ...cancelled("CANCELLED"),
  ...deleted,
};
const AWARD_BY_FORM_WITH_OWN_BID: Row = {
  ...AWARD_BY_FORM,
  draft: when("sealed", "AWARD_SEALED", "OWN_BID"),
  acceptingBids: when("sealed", "AWARD_SEALED", "OWN_BID"),
  awaitingDecision: "OWN_BID",
};

const OPEN: Row = {
  draft: when("sealed", "OPEN_DRAFT", "NOT_SEALED"),
  acceptingBids: when("sealed", "OPEN_EARLY", "NOT_SEALED"),
  beforeOpening: "OPEN_EARLY",
  awaitingOpening: "yes",
  awaitingDecision: when("sealed", "OPENED_ALREADY", "NOT_SEALED"),
  awarded: when("sealed", "OPENED_ALREADY", "NOT_SEALED"),
  ...cancelled("CANCELLED"),
  ...deleted,
};

/** A draft tender can have bids if it was published before. */
const DECIDE: Row = {
  draft: when("sealed", "DECIDE_SEALED", "yes"),
  acceptingBids: "STILL_ACCEPTS_BIDS",
  beforeOpening: "DECIDE_SEALED",
  awaitingOpening: "DECIDE_SEALED",
  awaitingDecision: "yes",
  awarded: "AWARDED_ALREADY",
  ...cancelled("CANCELLED"),
  ...deleted,
};
const DECIDE_WITH_OWN_BID: Row = {
  ...DECIDE,
  draft: when("sealed", "DECIDE_SEALED", "OWN_BID"),
  awaitingDecision: "OWN_BID",
  awarded: "OWN_BID",
};

/** The verdict on each act, for each role in each phase. */
export const LIFECYCLE = {
  readTender: ofAnyone(READ, READ_BY_ADMINISTRATOR),
  startBidDraft: ofAnyone(READ, READ_BY_ADMINISTRATOR),
  askQuestion: ofAnyone({ ...QUESTIONS, ...UNSEEN }, QUESTIONS),
  withdrawQuestion: ofAnyone(answering("QUESTION_STAYS"), answering("QUESTION_STAYS")),
  submitBid: {
    partner: { ...WHILE_ACCEPTING, ...UNSEEN },
    bidder: { ...WHILE_ACCEPTING, ...UNSEEN, acceptingBids: "SECOND_BID" },
    administrator: BY_ADMINISTRATOR,
    biddingAdministrator: { ...BY_ADMINISTRATOR, acceptingBids: when("sealed", "ADMIN_ON_SEALED", "SECOND_BID") },
  },

  reviseBid: ofBidder(WHILE_ACCEPTING, BY_ADMINISTRATOR),
  withdrawBid: ofBidder(WHILE_ACCEPTING),
  confirmAddenda: ofBidder(WHILE_ACCEPTING),
  giveDocumentAddress: ofBidder(ADDRESSES),

  answerQuestion: ofAdministrator(answering("ANSWER_LATE")),
  updateTender: ofAdministrator(UNTIL_CANCELLED),
  openForBids: ofAdministrator(ACCEPTS_AGAIN, withOwnBid(ACCEPTS_AGAIN)),
  hideAsDraft: ofAdministrator(ACCEPTS_AGAIN, withOwnBid(ACCEPTS_AGAIN)),
  closeTender: ofAdministrator(UNTIL_CANCELLED, withOwnBid(UNTIL_CANCELLED)),
  awardByForm: ofAdministrator(AWARD_BY_FORM, AWARD_BY_FORM_WITH_OWN_BID),
  changeSeal: ofAdministrator(whileDraft("SEAL_PUBLISHED")),
  changeWinnerDisclosure: ofAdministrator(whileDraft("WINNER_PUBLISHED")),
  changeReadOut: ofAdministrator(whileDraft("READ_OUT_PUBLISHED")),
  setTenderDocuments: ofAdministrator({ ...UNTIL_CANCELLED, awarded: "DOCUMENTS_AWARDED" }),
  cancelTender: ofAdministrator({ ...UNTIL_CANCELLED, awarded: "CANCEL_AWARDED" }),
  copyTender: ofAdministrator(READ_BY_ADMINISTRATOR),
  deleteTender: ofAdministrator(READ_BY_ADMINISTRATOR),
  restoreTender: ofAdministrator(everywhere("yes")),
  approveOpening: ofAdministrator(OPEN, { ...OPEN, awaitingOpening: "OWN_BID" }),
  decideBid: ofAdministrator(DECIDE, DECIDE_WITH_OWN_BID),
  awardTender: ofAdministrator(DECIDE, DECIDE_WITH_OWN_BID),
} satisfies Record<string, Rows>;

export type Act = keyof typeof LIFECYCLE;
export const ACTS = Object.keys(LIFECYCLE) as Act[];

/** The meaning of each act, for integrators and for the documents. */
export const ACT_MEANINGS: Record<Act, string> = {
  readTender: "Read the tender.",
  startBidDraft: "Save the first draft of a bid.",
  askQuestion: "Ask a question.",
  withdrawQuestion: "Withdraw an own question that is not answered.",
  submitBid: "Submit a bid.",
  reviseBid: "Revise the own bid.",
  withdrawBid: "Withdraw the own bid.",
  confirmAddenda: "Confirm that the own bid remains valid after the addenda.",
  giveDocumentAddress: "Give the address of a file that the own bid names.",
  answerQuestion: "Answer or decline a question, or correct an answer; with the answer, extend the closing time.",
  updateTender: "Change descriptive fields and dates.",
  openForBids: "Set the status to open: publish, or open for bids again.",
  hideAsDraft: "Set the status to draft.",
  closeTender: "Set the status to closed.",
  awardByForm: "Set the status to awarded, without choosing a bid.",
  changeSeal: "Change whether the tender is sealed, or how many administrators open it.",
  changeWinnerDisclosure: "Change what the tender discloses about the winner.",
  changeReadOut: "Change what is read out at the opening.",
  setTenderDocuments: "Replace the documents of the tender.",
  cancelTender: "Cancel the tender.",
  copyTender: "Copy the tender as a new draft.",
  deleteTender: "Delete the tender.",
  restoreTender: "Restore the tender after its deletion.",
  approveOpening: "Open the bids, or approve their opening.",
  decideBid: "Accept or reject a bid, or take a decision back.",
  awardTender: "Award the tender to a bid.",
};

type FactsFor<A extends Act> = A extends "askQuestion" ? PhaseFacts & QuestionFacts : PhaseFacts;

/** Returns the refusal of an act on a tender at the time `now`; null if the act is allowed. */
export function refusalIn<A extends Act>(act: A, role: Role, tender: FactsFor<A>, now: Date): RefusalName | null {
  const cases = casesOf(LIFECYCLE[act][role][phaseOf(tender, now)]);
  const { verdict } = cases.find(({ when }) => !when || CONDITIONS[when].holds(tender, now))!;
  return verdict === "yes" ? null : verdict;
}

/** The acts whose verdict does not depend on the time. For these, callers do not read the clock. */
export const TIMELESS_ACTS = [
  "readTender",
  "startBidDraft",
  "updateTender",
  "openForBids",
  "hideAsDraft",
  "closeTender",
  "awardByForm",
  "changeSeal",
  "changeWinnerDisclosure",
  "changeReadOut",
  "setTenderDocuments",
  "cancelTender",
  "copyTender",
  "deleteTender",
  "restoreTender",
] as const satisfies Act[];
export type TimelessAct = (typeof TIMELESS_ACTS)[number];

/** The act that sets each status. */
export const ACT_ON_STATUS: Record<TenderStatus, TimelessAct> = {
  draft: "hideAsDraft",
  open: "openForBids",
  closed: "closeTender",
  awarded: "awardByForm",
};
