import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";

/** The action whose deadline a countdown shows. */
type CountedFor = "bid" | "ask" | "give addresses";

interface Row {
  label: string;
  /** The label once the moment has passed; default: `label`. */
  past?: string;
  /** Returns null where the tender has no such moment. */
  at: (tender: PageTender, now: Date) => string | null;
  /** Shown as a day; other moments are shown to the minute. */
  isDay?: true;
  /** True for a moment that is still planned. A tender that ended earlier does not show it. */
  isPlanned?: true;
  countsDown?: CountedFor;
  /** Whether the countdown continues after the tender stops accepting bids. */
  countsAfterClosing?: true;
}

/** The moments of a tender; add a row for a new one. */
const MOMENTS: readonly Row[] = [
  { label: "Published", at: ({ publishedAt }) => publishedAt },
  {
    label: "Questions until",
    at: ({ takesQuestions, questionsUntil }) => (takesQuestions ? questionsUntil : null),
    isPlanned: true,
    countsDown: "ask",
  },
  { label: "Closes", past: "Closed", at: ({ closingDate }) => closingDate, isPlanned: true, countsDown: "bid" },
  {
    label: "Documents until",
    at: ({ documentsUntil }) => documentsUntil,
    countsDown: "give addresses",
    countsAfterClosing: true,
  },
  { label: "Bids opened", at: ({ openedAt }) => openedAt },
  {
    label: "Decision expected",
    at: (tender, now) => (decisionExpected(tender, now) ? tender.decisionExpectedOn : null),
    isDay: true,
  },
  { label: "Awarded", at: ({ awardedAt }) => awardedAt },
  { label: "Cancelled", at: ({ cancelledAt }) => cancelledAt },
];

export interface Moment {
  label: string;
  at: string;
  isDay: boolean;
  isPast: boolean;
  /** The action that is possible until this moment, for the countdown; null shows no countdown. */
  countsDown: CountedFor | null;
}

/** The known moments of a tender, in chronological order. */
export function tenderMoments(tender: PageTender, now: Date): Moment[] {
  const isOver = tender.status === "closed" || tender.status === "awarded";
  return MOMENTS.flatMap(({ label, past = label, at, isDay = false, isPlanned, countsDown, countsAfterClosing }) => {
    const moment = at(tender, now);
    if (moment === null) return [];
    const isPast = now > new Date(moment);
    if (isPlanned && !isPast && isOver) return [];
    const counts = !isPast && (tender.status === "open" || (countsAfterClosing && isOver));
    return [
      { label: isPast ? past : label, at: moment, isDay, isPast, countsDown: countsDown && counts ? countsDown : null },
    ];
  }).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
