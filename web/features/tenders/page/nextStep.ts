import { isOpenAgain } from "#api/bids/bidStatus.rules.ts";
import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { addendaNamed } from "#api/tenders/addenda/addendumNumbers.rules.ts";
import { hasClosed } from "#api/tenders/tenderStatus.rules.ts";

import { type PageBid, type PageTender, type ReadTender } from "#web/features/tenders/page/useTenderPage.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { paths } from "#web/paths.ts";

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

const browse = { label: "Browse open tenders", to: paths.browseTenders };

/** Returns the next step of the user's company as a bidder. */
export function nextStepOfBidder(read: ReadTender, { now, accepts }: Moment): NextStep {
  const { tender, bid } = read;
  if (bid?.withdrawnAt === null) return withBid(read, bid, { now, accepts });
  if (tender.cancelledAt)
    return { title: "Cancelled", sentence: "This tender was cancelled: it takes no bids any more.", step: browse };
  return accepts ? withoutBid(read) : tooLate(read, now);
}

const DECIDED = { pending: "Bid received", accepted: "Your bid was chosen", rejected: "Your bid was not chosen" };

function withBid({ tender, draft }: ReadTender, bid: PageBid, { now, accepts }: Moment): NextStep {
  const page = paths.myBid(bid.id);
  const received = `Your bid was received on ${formatDateTime(bid.submittedAt)}`;
  const decided = bid.decidedAt ? ` on ${formatDateTime(bid.decidedAt)}` : "";
  const unconfirmed = bid.unconfirmedAddenda.length > 0 ? addendaNamed(bid.unconfirmedAddenda) : null;
  if (tender.cancelledAt)
    return {
      title: "Cancelled",
      sentence: `${received}. The tender was cancelled: nothing more is needed from you.`,
      step: { label: "Read your bid", to: page },
    };
  const owed = tender.documentsUntil !== null && now <= new Date(tender.documentsUntil) ? bid.documentsOwed : 0;
  if (isOpenAgain(bid, accepts))
    return {
      title: DECIDED[bid.status],
      sentence: `It was decided${decided}. Bidding is open again until ${formatDateTime(tender.closingDate)}: a revision is decided anew.${unconfirmed ? ` ${unconfirmed} not confirmed.` : ""}`,
      step: { label: "Revise or withdraw your bid", to: page },
    };
  if (accepts && unconfirmed)
    return {
      title: `${unconfirmed} not confirmed`,
      sentence: `The tender was changed after you submitted. Your bid stays where it is: confirm that it stands, or revise it, before ${formatDateTime(tender.closingDate)}.`,
      step: { label: "Confirm or revise your bid", to: page },
    };
  if (accepts && draft)
    return {
      title: "Bid received, revision not submitted",
      sentence: `${received}. The revision that was last saved on ${formatDateTime(draft.savedAt)} is not submitted.`,
      step: { label: "Continue the revision", to: `${page}?revise=1` },
    };
  if (owed > 0 && bid.status === "pending")
    return {
      title: owed === 1 ? "1 document has no address yet" : `${owed} documents have no address yet`,
      sentence: `${received}. Addresses are taken until ${formatDateTime(tender.documentsUntil!)}.`,
      step: { label: "Give addresses", to: `${page}#files` },
    };
  if (accepts)
    return {
      title: "Bid received",
      sentence: `${received}. Until ${formatDateTime(tender.closingDate)} you may revise or withdraw it.`,
      step: { label: "Receipt, revise or withdraw", to: page },
    };
  if (bid.status === "accepted")
    return {
      title: DECIDED.accepted,
      sentence: `It was accepted${decided}.`,
      step: { label: "Receipt and outcome", to: page },
    };
  if (bid.status === "rejected")
    return {
      title: DECIDED.rejected,
      sentence: `It was decided${decided}.`,
      step: { label: "Receipt and outcome", to: page },
    };
  return {
    title: unconfirmed ? `Bid received, ${unconfirmed} not confirmed` : "Bid received",
    sentence: `${received}. Bidding has closed; you are told of the decision.`,
    step: { label: "Read your bid", to: page },
  };
}

function withoutBid({ tender, bid, draft, hasProfile }: ReadTender): NextStep {
  const until = formatDateTime(tender.closingDate);
  const submit = paths.submitBid(tender.id);
  if (draft)
    return {
      title: "Draft, not submitted",
      sentence: `It was last saved on ${formatDateTime(draft.savedAt)}. It counts once you submit it, until ${until}.`,
      step: { label: "Continue your draft", to: submit },
    };
  if (bid?.withdrawnAt)
    return {
      title: "Bid withdrawn",
      sentence: `It was withdrawn on ${formatDateTime(bid.withdrawnAt)}. Until ${until} your company may bid again.`,
      step: { label: "Bid again", to: submit },
    };
  if (!hasProfile)
    return {
      title: "No bid yet",
      sentence: `Your company needs a profile to submit a bid, until ${until}.`,
      step: { label: "Create your company profile", to: paths.companyProfile },
    };
  return {
    title: "No bid yet",
    sentence: `Your company may bid until ${until}.`,
    step: { label: "Submit Bid", to: submit },
  };
}

function tooLate({ tender, bid, draft }: ReadTender, now: Date): NextStep {
  const ended = closingSentence(tender, now);
  if (bid?.withdrawnAt)
    return {
      title: "Bid withdrawn",
      sentence: `It was withdrawn on ${formatDateTime(bid.withdrawnAt)}. ${ended}`,
      step: browse,
    };
  if (draft)
    return {
      title: "Draft, never submitted",
      sentence: `It was last saved on ${formatDateTime(draft.savedAt)}, and does not count. ${ended}`,
      step: { label: "Your drafts and bids", to: paths.myBids },
    };
  return { title: "No bid", sentence: `Your company has no bid on this tender. ${ended}`, step: browse };
}

function closingSentence({ closingDate }: PageTender, now: Date) {
  return hasClosed(closingDate, now)
    ? `Bidding closed on ${formatDateTime(closingDate)}.`
    : "Bidding was closed before its closing time.";
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")} ${one}s`);

/** Returns the next step of the administrators. */
export function nextStepOfAdministrator({ tender }: ReadTender, { now, accepts }: Moment): NextStep {
  const [bids, questions] = [tender.bidCount ?? 0, tender.undecidedQuestionCount ?? 0];
  const edit = { label: "Edit tender", to: `${paths.tenders}?edit=${tender.id}` };
  if (tender.cancelledAt)
    return {
      title: "Cancelled",
      sentence: "A cancelled tender is closed for good. A copy of it can be made in Tender Management.",
      step: null,
    };
  if (tender.status === "draft")
    return {
      title: "Draft",
      sentence: "Only administrators see this draft. Publish it to show it to partners.",
      step: { label: "Check and publish", to: `${paths.tenders}?publish=${tender.id}` },
    };
  if (accepts && questions > 0)
    return {
      title: `${counted(questions, "question")} to answer`,
      sentence: `Answers are published to everybody, until ${formatDateTime(tender.closingDate)}.`,
      step: {
        label: questions === 1 ? "Answer the question" : "Answer the questions",
        to: `${paths.questions}?tenderId=${tender.id}`,
      },
    };
  if (accepts)
    return {
      title: `Taking bids: ${counted(bids, "bid")}`,
      sentence: "A change is told to everybody whom it concerns.",
      step: edit,
    };
  if (tender.status === "awarded") return { title: "Awarded", sentence: `It had ${counted(bids, "bid")}.`, step: null };
  const ended = closingSentence(tender, now);
  if (bids === 0) return { title: "Closed without a bid", sentence: ended, step: edit };
  if (tender.sealed && !tender.openedAt && !hasClosed(tender.closingDate, now))
    return {
      title: "Closed early",
      sentence: `${ended} ${counted(bids, "sealed bid")}: they can be opened after ${formatDateTime(tender.closingDate)}.`,
      step: edit,
    };
  if (tender.sealed && !tender.openedAt) return openingOf(tender, now, `${ended} ${counted(bids, "sealed bid")}.`);
  if (tender.undecidedBidCount === 0)
    return {
      title: "Decided, not awarded",
      sentence: `${ended} ${bids === 1 ? "Its bid is" : `All ${counted(bids, "bid")} are`} decided.`,
      step: { label: "Read the bids", to: paths.tenderSection(tender.id, "bids") },
    };
  return {
    title: "The decision is due",
    sentence: `${ended} ${counted(bids, "bid")}.`,
    step: { label: "Decide on the bids", to: paths.tenderSection(tender.id, "bids") },
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
      title: "A second administrator is awaited",
      sentence: `${ended} You have approved the opening: another administrator opens the bids, until ${formatDateTime(own.until.toISOString())}.`,
      step: null,
    };
  const [first] = approvals;
  const approved = first
    ? ` ${first.username} has approved the opening: you open the bids as the second person, until ${formatDateTime(first.until.toISOString())}.`
    : "";
  return {
    title: "The opening is due",
    sentence: ended + approved,
    step: { label: "Open the bids", to: paths.tenderSection(id, "opening") },
  };
}
