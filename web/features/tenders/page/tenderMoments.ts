import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { type PageTender } from "#web/features/tenders/page/pageTender.ts";

/** What the time is left for, where its end is counted down to. */
type CountedFor = "bid" | "ask" | "give addresses";

interface Row {
  label: string;
  /** The label once it has passed, where it differs. */
  past?: string;
  /** Null where the tender has no such moment. */
  at: (tender: PageTender, now: Date) => string | null;
  /** Shown as a day; otherwise to the minute. */
  isDay?: true;
  /** Meant to come while the tender takes bids: it is left out where the tender ended before. */
  isPlanned?: true;
  countsDown?: CountedFor;
  /** Whether it is counted down to also once the tender takes no bids any more. */
  countsAfterClosing?: true;
}

/** The moments of a tender; a new one is a row of this list. */
const MOMENTS: readonly Row[] = [
  { label: "Published", at: ({ publishedAt }) => publishedAt },
  { label: "Questions until", at: ({ takesQuestions, questionsUntil }) => (takesQuestions ? questionsUntil : null), isPlanned: true, countsDown: "ask" },
  { label: "Closes", past: "Closed", at: ({ closingDate }) => closingDate, isPlanned: true, countsDown: "bid" },
  { label: "Documents until", at: ({ documentsUntil }) => documentsUntil, countsDown: "give addresses", countsAfterClosing: true },
  { label: "Bids opened", at: ({ openedAt }) => openedAt },
  { label: "Decision expected", at: (tender, now) => (decisionExpected(tender, now) ? tender.decisionExpectedOn : null), isDay: true },
  { label: "Awarded", at: ({ awardedAt }) => awardedAt },
  { label: "Cancelled", at: ({ cancelledAt }) => cancelledAt },
];

export interface Moment {
  label: string;
  at: string;
  isDay: boolean;
  isPast: boolean;
  /** Only while there is something to do until then. */
  countsDown: CountedFor | null;
}

/** The moments of a tender that are known, in the order of time. */
export function tenderMoments(tender: PageTender, now: Date): Moment[] {
  const isOver = tender.status === "closed" || tender.status === "awarded";
  return MOMENTS.flatMap(({ label, past = label, at, isDay = false, isPlanned, countsDown, countsAfterClosing }) => {
    const moment = at(tender, now);
    if (moment === null) return [];
    const isPast = now > new Date(moment);
    if (isPlanned && !isPast && isOver) return [];
    const counts = !isPast && (tender.status === "open" || (countsAfterClosing && isOver));
    return [{ label: isPast ? past : label, at: moment, isDay, isPast, countsDown: countsDown && counts ? countsDown : null }];
  }).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
