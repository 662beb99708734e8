import { isOpenAgain } from "#api/bids/bidStatus.rules.ts";
import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { type TenderAct } from "#web/features/tenders/page/tenderActs.ts";
import { type PageBid, type PageTender, type ReadTender } from "#web/features/tenders/page/useTenderPage.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { paths } from "#web/paths.ts";
import { reasonText } from "#web/graphql/words/reasons.en.ts";
import { words } from "#web/features/tenders/page/words/page.en.ts";
import { addendaNamed } from "#web/ui/words/addenda.en.ts";

/**
 * The texts of the card with the next step: the state of a tender for a bidder or an administrator, and the one step to
 * take next. `step` is null if nothing is to be done.
 */
export interface NextStep {
  title: string;
  sentence: string;
  step: { label: string; to: string } | null;
}

/** The next step of an administrator. The step is one of the acts of the action bar. */
export interface AdministratorStep extends Omit<NextStep, "step"> {
  step: { label: string; act: TenderAct } | null;
}

/** The time, and the phase of the tender at that time. */
export interface Moment {
  now: Date;
  phase: TenderPhase;
}

const browse = { label: words.browseOpenTenders, to: paths.browseTenders };

/** Returns the next step of the user's company as a bidder. */
export function nextStepOfBidder(read: ReadTender, { now, phase }: Moment): NextStep {
  const { bid } = read;
  return bid?.withdrawnAt === null ? WITH_BID[phase](read, bid, now) : WITHOUT_BID[phase](read, now);
}

/** The next step of a company with a live bid. */
const WITH_BID: Record<TenderPhase, (read: ReadTender, bid: PageBid, now: Date) => NextStep> = {
  draft: afterClosing,
  acceptingBids: untilClosing,
  beforeOpening: afterClosing,
  awaitingOpening: afterClosing,
  awaitingDecision: afterClosing,
  awarded: afterClosing,
  cancelled: cancelledWithBid,
  cancelledUnpublished: cancelledWithBid,
  deleted: cancelledWithBid,
};

/** The next step of a company without a live bid. */
const WITHOUT_BID: Record<TenderPhase, (read: ReadTender, now: Date) => NextStep> = {
  draft: tooLate,
  acceptingBids: maySubmit,
  beforeOpening: tooLate,
  awaitingOpening: tooLate,
  awaitingDecision: tooLate,
  awarded: tooLate,
  cancelled: cancelledWithoutBid,
  cancelledUnpublished: cancelledWithoutBid,
  deleted: cancelledWithoutBid,
};

const DECIDED = { pending: words.bidReceived, accepted: words.yourBidWasChosen, rejected: words.yourBidWasNotChosen };

const receivedText = ({ submittedAt }: PageBid) => words.yourBidWasReceivedOnSubmittedat(formatDateTime(submittedAt));
const decidedText = ({ decidedAt }: PageBid) => (decidedAt ? words.onIt(formatDateTime(decidedAt)) : "");
const unconfirmedText = ({ unconfirmedAddenda }: PageBid) =>
  unconfirmedAddenda.length > 0 ? addendaNamed(unconfirmedAddenda) : null;

function cancelledWithBid(_read: ReadTender, bid: PageBid): NextStep {
  return {
    title: words.cancelled,
    sentence: words.theTenderWasCancelledNothingMore(receivedText(bid)),
    step: { label: words.readYourBid, to: paths.myBid(bid.id) },
  };
}

function cancelledWithoutBid(): NextStep {
  return { title: words.cancelled, sentence: words.thisTenderWasCancelledItTakes, step: browse };
}

/** The step of a pending bid that names documents without an address; null if an address can no longer be given. */
function addressesOwed({ tender }: ReadTender, bid: PageBid, now: Date): NextStep | null {
  const { documentsUntil } = tender;
  const { documentsOwed: owed, status } = bid;
  if (owed === 0 || status !== "pending" || documentsUntil === null || now > new Date(documentsUntil)) return null;
  return {
    title: owed === 1 ? words.n1DocumentHasNoAddressYet : words.documentsHaveNoAddressYetOwed(owed),
    sentence: words.addressesAreTakenUntil(receivedText(bid), formatDateTime(documentsUntil)),
    step: { label: words.giveAddresses, to: `${paths.myBid(bid.id)}#files` },
  };
}

function untilClosing(read: ReadTender, bid: PageBid, now: Date): NextStep {
  const { tender, draft } = read;
  const page = paths.myBid(bid.id);
  const closing = formatDateTime(tender.closingDate);
  const unconfirmed = unconfirmedText(bid);
  if (isOpenAgain(bid, true))
    return {
      title: DECIDED[bid.status],
      sentence: words.itWasDecidedBiddingIsOpen(decidedText(bid), closing, unconfirmed),
      step: { label: words.reviseOrWithdrawYourBid, to: page },
    };
  if (unconfirmed)
    return {
      title: words.notConfirmed(unconfirmed),
      sentence: words.theTenderWasChangedAfterYou(closing),
      step: { label: words.confirmOrReviseYourBid, to: page },
    };
  if (draft)
    return {
      title: words.bidReceivedRevisionNotSubmitted,
      sentence: words.theRevisionThatWasLastSaved(receivedText(bid), formatDateTime(draft.savedAt)),
      step: { label: words.continueTheRevision, to: `${page}?revise=1` },
    };
  return (
    addressesOwed(read, bid, now) ?? {
      title: words.bidReceived,
      sentence: words.untilYouMayReviseOrWithdraw(receivedText(bid), closing),
      step: { label: words.receiptReviseOrWithdraw, to: page },
    }
  );
}

function afterClosing(read: ReadTender, bid: PageBid, now: Date): NextStep {
  return addressesOwed(read, bid, now) ?? OUTCOMES[bid.status](bid);
}

const OUTCOMES: Record<PageBid["status"], (bid: PageBid) => NextStep> = {
  pending(bid) {
    const unconfirmed = unconfirmedText(bid);
    return {
      title: unconfirmed ? words.bidReceivedNotConfirmed(unconfirmed) : words.bidReceived,
      sentence: words.biddingHasClosedYouAreTold(receivedText(bid)),
      step: { label: words.readYourBid, to: paths.myBid(bid.id) },
    };
  },
  accepted: (bid) => ({
    title: DECIDED.accepted,
    sentence: words.itWasAccepted(decidedText(bid)),
    step: { label: words.receiptAndOutcome, to: paths.myBid(bid.id) },
  }),
  rejected: (bid) => ({
    title: DECIDED.rejected,
    sentence: words.itWasDecided(decidedText(bid)),
    step: { label: words.receiptAndOutcome, to: paths.myBid(bid.id) },
  }),
};

/** The next step while bids are accepted: the server says whether the company may submit one, and why not. */
function maySubmit({ tender, bid, draft }: ReadTender): NextStep {
  const until = formatDateTime(tender.closingDate);
  const submit = paths.submitBid(tender.id);
  const { code, reason } = tender.can.submitBid;
  if (code && code !== "PROFILE_REQUIRED")
    return { title: words.noBidYet, sentence: reason ? `${reasonText(reason)}.` : "", step: null };
  if (draft)
    return {
      title: words.draftNotSubmitted,
      sentence: words.itWasLastSavedOnIt(formatDateTime(draft.savedAt), until),
      step: { label: words.continueYourDraft, to: submit },
    };
  if (bid?.withdrawnAt)
    return {
      title: words.bidWithdrawn,
      sentence: words.itWasWithdrawnOnUntilYour(formatDateTime(bid.withdrawnAt), until),
      step: { label: words.bidAgain, to: submit },
    };
  if (code)
    return {
      title: words.noBidYet,
      sentence: words.yourCompanyNeedsAProfileTo(until),
      step: { label: words.createYourCompanyProfile, to: paths.companyProfile },
    };
  return {
    title: words.noBidYet,
    sentence: words.yourCompanyMayBidUntilUntil(until),
    step: { label: words.submitBid, to: submit },
  };
}

function tooLate({ tender, bid, draft }: ReadTender, now: Date): NextStep {
  const ended = closingSentence(tender, now);
  if (bid?.withdrawnAt)
    return {
      title: words.bidWithdrawn,
      sentence: words.itWasWithdrawnOn(formatDateTime(bid.withdrawnAt), ended),
      step: browse,
    };
  if (draft)
    return {
      title: words.draftNeverSubmitted,
      sentence: words.itWasLastSavedOnAnd(formatDateTime(draft.savedAt), ended),
      step: { label: words.yourDraftsAndBids, to: paths.myBids },
    };
  return { title: words.noBid, sentence: words.yourCompanyHasNoBidOn(ended), step: browse };
}

function closingSentence({ closingDate }: PageTender, now: Date) {
  return hasClosed(closingDate, now)
    ? words.biddingClosedOn(formatDateTime(closingDate))
    : words.biddingWasClosedBeforeItsClosing;
}

/** Returns the next step of the administrators. */
export const nextStepOfAdministrator = ({ tender }: ReadTender, { now, phase }: Moment): AdministratorStep =>
  OF_ADMINISTRATOR[phase](tender, now);

const bidsOf = ({ bidCount }: PageTender) => bidCount ?? 0;
const CANCELLED = () => ({ title: words.cancelled, sentence: words.aCancelledTenderIsClosedFor, step: null });

const OF_ADMINISTRATOR: Record<TenderPhase, (tender: PageTender, now: Date) => AdministratorStep> = {
  draft: () => ({
    title: words.draft,
    sentence: words.onlyAdministratorsSeeThisDraft,
    step: { label: words.checkAndPublish, act: "publish" },
  }),
  acceptingBids(tender) {
    const questions = tender.undecidedQuestionCount ?? 0;
    if (questions === 0)
      return { title: words.takingBids(bidsOf(tender)), sentence: words.aChangeIsToldToEverybody, step: null };
    return {
      title: words.toAnswerOf(questions),
      sentence: words.answersArePublishedToEverybodyUntil(formatDateTime(tender.closingDate)),
      step: { label: questions === 1 ? words.answerTheQuestion : words.answerTheQuestions, act: "answer" },
    };
  },
  beforeOpening: (tender, now) =>
    withBids(tender, now, (ended) => ({
      title: hasClosed(tender.closingDate, now) ? words.theOpeningIsDue : words.closedEarly,
      sentence: words.theyCanBeOpenedAfterEnded(ended, bidsOf(tender), formatDateTime(tender.closingDate)),
      step: null,
    })),
  awaitingOpening: (tender, now) =>
    withBids(tender, now, (ended) => openingOf(tender, now, words.sealedBids(ended, bidsOf(tender)))),
  awaitingDecision: (tender, now) =>
    withBids(tender, now, (ended) =>
      tender.undecidedBidCount === 0
        ? {
            title: words.decidedNotAwarded,
            sentence: words.decided(ended, bidsOf(tender)),
            step: { label: words.readTheBids, act: "decide" },
          }
        : {
            title: words.theDecisionIsDue,
            sentence: words.undecidedBids(ended, bidsOf(tender)),
            step: { label: words.decideOnTheBids, act: "decide" },
          },
    ),
  awarded: (tender) => ({ title: words.awarded, sentence: words.itHad(bidsOf(tender)), step: null }),
  cancelled: CANCELLED,
  cancelledUnpublished: CANCELLED,
  deleted: CANCELLED,
};

/** The step after the closing: without bids, nothing is to be done. */
function withBids(tender: PageTender, now: Date, step: (ended: string) => AdministratorStep): AdministratorStep {
  const ended = closingSentence(tender, now);
  return bidsOf(tender) === 0 ? { title: words.closedWithoutABid, sentence: ended, step: null } : step(ended);
}

/**
 * Returns the next step for sealed bids that can be opened. Expired approvals are ignored here, because the page may
 * not have been refetched since they expired.
 */
function openingOf({ opening }: PageTender, now: Date, ended: string): AdministratorStep {
  const approvals = (opening?.persons ?? [])
    .map(({ approvedAt, ...person }) => ({
      ...person,
      until: new Date(Date.parse(approvedAt) + APPROVAL_MINUTES * 60_000),
    }))
    .filter(({ until }) => now <= until);
  const own = approvals.find(({ mine }) => mine);
  if (own)
    return {
      title: words.aSecondAdministratorIsAwaited,
      sentence: words.youHaveApprovedTheOpeningAnother(ended, formatDateTime(own.until.toISOString())),
      step: null,
    };
  const [first] = approvals;
  const approved = first
    ? words.hasApprovedTheOpeningYouOpen(first.username, formatDateTime(first.until.toISOString()))
    : "";
  return {
    title: words.theOpeningIsDue,
    sentence: ended + approved,
    step: { label: words.openTheBids, act: "open" },
  };
}
