import { type TenderSection } from "#api/core/rules/addresses.rules.ts";
import { CLOSING_SOON_DAYS } from "#api/tenders/tenderStatus.rules.ts";

import { hoursLeft, timeLeft } from "#web/clock/timeLeft.ts";
import { formatDate, formatTime } from "#web/format/dates.ts";
import { type AdminDeskKind, type MyDeskKind, type WaitingTenderFragment } from "#web/graphql/generatedDesks.ts";
import { paths } from "#web/paths.ts";

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
  when: (at: string, now: Date) => `${timeLeft(at, now)} left`,
  isUrgent: (at: string, now: Date) => hoursLeft(at, now) < URGENT_HOURS,
};
/**
 * Formats the cut-off time for questions about a tender. After the cut-off, nobody can ask a question, but open
 * questions can be answered until the tender closes.
 */
const cutOff = {
  when: (at: string, now: Date) =>
    new Date(at) > now ? `Cut-off in ${timeLeft(at, now)}` : `Cut-off ${formatDate(at)}`,
  isUrgent: closes.isUrgent,
};
/** Returns "Closed early" if an administrator closed the tender before its closing time. */
const closed = (at: string, now: Date) => (new Date(at) > now ? "Closed early" : `Closed ${formatDate(at)}`);
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
    one: "draft not submitted",
    many: "drafts not submitted",
    to: `${paths.myBids}?status=drafts`,
    place: bidForm,
    ...closes,
  },
  unconfirmedBids: {
    one: "bid to confirm or revise after an addendum",
    many: "bids to confirm or revise after an addendum",
    to: `${paths.myBids}?status=unconfirmed`,
    place: ownBid,
    ...closes,
  },
  documents: {
    one: "bid with documents owed",
    many: "bids with documents owed",
    to: `${paths.myBids}?status=documents`,
    place: ownBid,
    ...closes,
  },
  answers: {
    one: "answer to your questions",
    many: "answers to your questions",
    to: `${paths.notices}?about=ownQuestions`,
    place: tenderPage("questions"),
    when: on("Told"),
  },
  closings: {
    one: `of your bids and drafts closes within ${CLOSING_SOON_DAYS} days`,
    many: `of your bids and drafts close within ${CLOSING_SOON_DAYS} days`,
    to: `${paths.myBids}?status=closing`,
    place: ownBid,
    ...closes,
  },
  outcomes: {
    one: "outcome not read yet",
    many: "outcomes not read yet",
    to: `${paths.notices}?about=outcomes`,
    place: ownBid,
    when: on("Told"),
  },
};

/** The texts and links of an administrator's dashboard. */
export const ADMIN_DESK_WORDS: Record<AdminDeskKind, DeskWords> = {
  questions: {
    one: "question without an answer",
    many: "questions without an answer",
    to: paths.questions,
    place: ({ tenderId }) => `${paths.questions}?tenderId=${tenderId}`,
    ...cutOff,
  },
  withoutBids: {
    one: `tender closes within ${CLOSING_SOON_DAYS} days without a bid`,
    many: `tenders close within ${CLOSING_SOON_DAYS} days without a bid`,
    to: `${paths.tenders}?view=table&status=open&closingWithinDays=${CLOSING_SOON_DAYS}&withoutBids=true`,
    place: tenderPage(),
    ...closes,
  },
  undecided: {
    one: "closed tender not opened or decided",
    many: "closed tenders not opened or decided",
    to: `${paths.adminBids}?awaits=decision`,
    place: tenderPage(),
    when: closed,
  },
  secondPerson: {
    one: "opening awaits a second person",
    many: "openings await a second person",
    to: `${paths.adminBids}?awaits=secondPerson`,
    place: tenderPage("opening"),
    when: (at) => `Approved ${formatTime(at)}`,
  },
  overdueDecisions: {
    one: "decision overdue",
    many: "decisions overdue",
    to: `${paths.adminBids}?awaits=overdueDecision`,
    place: tenderPage(),
    when: on("Expected"),
  },
  requests: {
    one: "integration request",
    many: "integration requests",
    to: `${paths.requests}?show=open`,
    place: () => paths.requests,
    when: on("The oldest from"),
  },
  failedMails: {
    one: "mail given up",
    many: "mails given up",
    to: paths.mails,
    place: () => paths.mails,
    when: on("The oldest from"),
  },
};
