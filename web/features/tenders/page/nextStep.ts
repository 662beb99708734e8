import { isOpenAgain } from "#api/bids/bidStatus.rules.ts";
import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { type PageBid, type PageTender, type ReadTender } from "#web/features/tenders/page/useTenderPage.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { paths } from "#web/paths.ts";
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

interface Moment {
  now: Date;
  /** Whether the tender accepts bids now. */
  accepts: boolean;
}

const browse = { label: words.browseOpenTenders, to: paths.browseTenders };

/** Returns the next step of the user's company as a bidder. */
export function nextStepOfBidder(read: ReadTender, { now, accepts }: Moment): NextStep {
  const { tender, bid } = read;
  if (bid?.withdrawnAt === null) return withBid(read, bid, { now, accepts });
  if (tender.cancelledAt)
    return { title: words.cancelled, sentence: words.thisTenderWasCancelledItTakes, step: browse };
  return accepts ? withoutBid(read) : tooLate(read, now);
}

const DECIDED = { pending: words.bidReceived, accepted: words.yourBidWasChosen, rejected: words.yourBidWasNotChosen };

function withBid({ tender, draft }: ReadTender, bid: PageBid, { now, accepts }: Moment): NextStep {
  const page = paths.myBid(bid.id);
  const received = words.yourBidWasReceivedOnSubmittedat(formatDateTime(bid.submittedAt));
  const decided = bid.decidedAt ? words.onIt(formatDateTime(bid.decidedAt)) : "";
  const unconfirmed = bid.unconfirmedAddenda.length > 0 ? addendaNamed(bid.unconfirmedAddenda) : null;
  if (tender.cancelledAt)
    return {
      title: words.cancelled,
      sentence: words.theTenderWasCancelledNothingMore(received),
      step: { label: words.readYourBid, to: page },
    };
  const owed = tender.documentsUntil !== null && now <= new Date(tender.documentsUntil) ? bid.documentsOwed : 0;
  if (isOpenAgain(bid, accepts))
    return {
      title: DECIDED[bid.status],
      sentence: words.itWasDecidedBiddingIsOpen(decided, formatDateTime(tender.closingDate), unconfirmed),
      step: { label: words.reviseOrWithdrawYourBid, to: page },
    };
  if (accepts && unconfirmed)
    return {
      title: words.notConfirmed(unconfirmed),
      sentence: words.theTenderWasChangedAfterYou(formatDateTime(tender.closingDate)),
      step: { label: words.confirmOrReviseYourBid, to: page },
    };
  if (accepts && draft)
    return {
      title: words.bidReceivedRevisionNotSubmitted,
      sentence: words.theRevisionThatWasLastSaved(received, formatDateTime(draft.savedAt)),
      step: { label: words.continueTheRevision, to: `${page}?revise=1` },
    };
  if (owed > 0 && bid.status === "pending")
    return {
      title: owed === 1 ? words.n1DocumentHasNoAddressYet : words.documentsHaveNoAddressYetOwed(owed),
      sentence: words.addressesAreTakenUntil(received, formatDateTime(tender.documentsUntil!)),
      step: { label: words.giveAddresses, to: `${page}#files` },
    };
  if (accepts)
    return {
      title: words.bidReceived,
      sentence: words.untilYouMayReviseOrWithdraw(received, formatDateTime(tender.closingDate)),
      step: { label: words.receiptReviseOrWithdraw, to: page },
    };
  if (bid.status === "accepted")
    return {
      title: DECIDED.accepted,
      sentence: words.itWasAccepted(decided),
      step: { label: words.receiptAndOutcome, to: page },
    };
  if (bid.status === "rejected")
    return {
      title: DECIDED.rejected,
      sentence: words.itWasDecided(decided),
      step: { label: words.receiptAndOutcome, to: page },
    };
  return {
    title: unconfirmed ? words.bidReceivedNotConfirmed(unconfirmed) : words.bidReceived,
    sentence: words.biddingHasClosedYouAreTold(received),
    step: { label: words.readYourBid, to: page },
  };
}

function withoutBid({ tender, bid, draft, hasProfile }: ReadTender): NextStep {
  const until = formatDateTime(tender.closingDate);
  const submit = paths.submitBid(tender.id);
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
  if (!hasProfile)
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
export function nextStepOfAdministrator({ tender }: ReadTender, { now, accepts }: Moment): NextStep {
  const [bids, questions] = [tender.bidCount ?? 0, tender.undecidedQuestionCount ?? 0];
  const edit = { label: words.editTender, to: `${paths.tenders}?edit=${tender.id}` };
  if (tender.cancelledAt)
    return {
      title: words.cancelled,
      sentence: words.aCancelledTenderIsClosedFor,
      step: null,
    };
  if (tender.status === "draft")
    return {
      title: words.draft,
      sentence: words.onlyAdministratorsSeeThisDraft,
      step: { label: words.checkAndPublish, to: `${paths.tenders}?publish=${tender.id}` },
    };
  if (accepts && questions > 0)
    return {
      title: words.toAnswerOf(questions),
      sentence: words.answersArePublishedToEverybodyUntil(formatDateTime(tender.closingDate)),
      step: {
        label: questions === 1 ? words.answerTheQuestion : words.answerTheQuestions,
        to: `${paths.questions}?tenderId=${tender.id}`,
      },
    };
  if (accepts)
    return {
      title: words.takingBids(bids),
      sentence: words.aChangeIsToldToEverybody,
      step: edit,
    };
  if (tender.status === "awarded") return { title: words.awarded, sentence: words.itHad(bids), step: null };
  const ended = closingSentence(tender, now);
  if (bids === 0) return { title: words.closedWithoutABid, sentence: ended, step: edit };
  if (tender.sealed && !tender.openedAt && !hasClosed(tender.closingDate, now))
    return {
      title: words.closedEarly,
      sentence: words.theyCanBeOpenedAfterEnded(ended, bids, formatDateTime(tender.closingDate)),
      step: edit,
    };
  if (tender.sealed && !tender.openedAt) return openingOf(tender, now, words.sealedBids(ended, bids));
  if (tender.undecidedBidCount === 0)
    return {
      title: words.decidedNotAwarded,
      sentence: words.decided(ended, bids),
      step: { label: words.readTheBids, to: paths.tenderSection(tender.id, "bids") },
    };
  return {
    title: words.theDecisionIsDue,
    sentence: words.undecidedBids(ended, bids),
    step: { label: words.decideOnTheBids, to: paths.tenderSection(tender.id, "bids") },
  };
}

/**
 * Returns the next step for sealed bids that can be opened. Expired approvals are ignored here, because the page may
 * not have been refetched since they expired.
 */
function openingOf({ id, opening }: PageTender, now: Date, ended: string): NextStep {
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
    step: { label: words.openTheBids, to: paths.tenderSection(id, "opening") },
  };
}
