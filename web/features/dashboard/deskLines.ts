import { type TenderSection } from "#api/core/rules/addresses.rules.ts";
import { CLOSING_SOON_DAYS } from "#api/tenders/tenderStatus.rules.ts";

import { hoursLeft, timeLeft } from "#web/clock/timeLeft.ts";
import { formatDate, formatTime } from "#web/format/dates.ts";
import { type AdminDeskKind, type MyDeskKind, type WaitingTenderFragment } from "#web/graphql/generatedDesks.ts";
import { paths } from "#web/paths.ts";
import { words } from "#web/features/dashboard/words/dashboard.en.ts";

/** The texts and links that the dashboard shows for one kind of pending item, for example drafts. */
export interface DeskWords {
  /** The text after the number 1, for example "draft not submitted". */
  one: string;
  many: string;
  /** The URL of a list that contains exactly the counted items. */
  to: string;
  /** The URL to which the entry of one tender links, for example the bid form or the tender's page. */
  place: (tender: WaitingTenderFragment) => string;
  /** Formats the time of one tender; if the line lists no tenders, the time of the whole line. */
  when: (at: string, now: Date) => string;
  /** Whether so little time remains until `at` that the time is highlighted. */
  isUrgent?: (at: string, now: Date) => boolean;
}

const URGENT_HOURS = 72;
const closes = {
  when: (at: string, now: Date) => words.left(timeLeft(at, now)),
  isUrgent: (at: string, now: Date) => hoursLeft(at, now) < URGENT_HOURS,
};
/**
 * Formats the cut-off time for questions about a tender. After the cut-off, nobody can ask a question, but open
 * questions can be answered until the tender closes.
 */
const cutOff = {
  when: (at: string, now: Date) =>
    new Date(at) > now ? words.cutOffIn(timeLeft(at, now)) : words.cutOff(formatDate(at)),
  isUrgent: closes.isUrgent,
};
/** Formats the day on which a tender closed; "Closed early" if an administrator closed it before its closing time. */
const closed = (at: string, now: Date) => (new Date(at) > now ? words.closedEarly : words.closed(formatDate(at)));
const on = (word: string) => (at: string) => `${word} ${formatDate(at)}`;
const bidForm = ({ tenderId }: WaitingTenderFragment) => paths.submitBid(tenderId);
const ownBid = ({ bidId, tenderId }: WaitingTenderFragment) => (bidId ? paths.myBid(bidId) : paths.submitBid(tenderId));
const tenderPage =
  (section?: TenderSection) =>
  ({ tenderId }: WaitingTenderFragment) =>
    section ? paths.tenderSection(tenderId, section) : paths.tender(tenderId);

/** The texts and links of a bidder's dashboard. */
export const MY_DESK_WORDS: Record<MyDeskKind, DeskWords> = {
  drafts: {
    one: words.draftNotSubmitted,
    many: words.draftsNotSubmitted,
    to: `${paths.myBids}?status=drafts`,
    place: bidForm,
    ...closes,
  },
  unconfirmedBids: {
    one: words.bidToConfirmOrReviseAfter,
    many: words.bidsToConfirmOrReviseAfter,
    to: `${paths.myBids}?status=unconfirmed`,
    place: ownBid,
    ...closes,
  },
  documents: {
    one: words.bidWithDocumentsOwed,
    many: words.bidsWithDocumentsOwed,
    to: `${paths.myBids}?status=documents`,
    place: ownBid,
    ...closes,
  },
  answers: {
    one: words.answerToYourQuestions,
    many: words.answersToYourQuestions,
    to: `${paths.notices}?about=ownQuestions`,
    place: tenderPage("questions"),
    when: on(words.since),
  },
  closings: {
    one: words.ofYourBidsAndDraftsCloses(CLOSING_SOON_DAYS),
    many: words.ofYourBidsAndDraftsClose(CLOSING_SOON_DAYS),
    to: `${paths.myBids}?status=closing`,
    place: ownBid,
    ...closes,
  },
  outcomes: {
    one: words.outcomeNotReadYet,
    many: words.outcomesNotReadYet,
    to: `${paths.notices}?about=outcomes`,
    place: ownBid,
    when: on(words.since),
  },
};

/** The texts and links of an administrator's dashboard. */
export const ADMIN_DESK_WORDS: Record<AdminDeskKind, DeskWords> = {
  questions: {
    one: words.questionWithoutAnAnswer,
    many: words.questionsWithoutAnAnswer,
    to: paths.questions,
    place: ({ tenderId }) => `${paths.questions}?tenderId=${tenderId}`,
    ...cutOff,
  },
  withoutBids: {
    one: words.tenderClosesWithinDaysWithoutA(CLOSING_SOON_DAYS),
    many: words.tendersCloseWithinDaysWithoutA(CLOSING_SOON_DAYS),
    to: `${paths.tenders}?view=table&status=open&closingWithinDays=${CLOSING_SOON_DAYS}&withoutBids=true`,
    place: tenderPage(),
    ...closes,
  },
  undecided: {
    one: words.closedTenderNotOpenedOrDecided,
    many: words.closedTendersNotOpenedOrDecided,
    to: `${paths.adminBids}?awaits=decision`,
    place: tenderPage(),
    when: closed,
  },
  secondPerson: {
    one: words.openingAwaitsASecondPerson,
    many: words.openingsAwaitASecondPerson,
    to: `${paths.adminBids}?awaits=secondPerson`,
    place: tenderPage("opening"),
    when: (at) => words.approved(formatTime(at)),
  },
  overdueDecisions: {
    one: words.decisionOverdue,
    many: words.decisionsOverdue,
    to: `${paths.adminBids}?awaits=overdueDecision`,
    place: tenderPage(),
    when: on(words.expected),
  },
  requests: {
    one: words.integrationRequest,
    many: words.integrationRequests,
    to: `${paths.requests}?show=open`,
    place: () => paths.requests,
    when: on(words.theOldestFrom),
  },
  failedMails: {
    one: words.mailGivenUp,
    many: words.mailsGivenUp,
    to: paths.mails,
    place: () => paths.mails,
    when: on(words.theOldestFrom),
  },
};
