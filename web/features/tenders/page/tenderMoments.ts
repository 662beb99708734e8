import { decisionExpected } from "#web/clock/decisionExpected.ts";
import { type PageTender } from "#web/features/tenders/page/useTenderPage.ts";
import { words } from "#web/features/tenders/page/words/page.en.ts";

/** The action whose deadline a countdown shows. */
type CountedFor = "ask" | "give addresses";

interface Row {
  label: string;
  /** The label after the moment has passed; default: `label`. */
  past?: string;
  /** Returns the time of this moment; null if the tender has no such moment. */
  at: (tender: PageTender, now: Date) => string | null;
  /** True if only the day is shown. Other moments are shown with their time of day. */
  isDay?: true;
  /** True for a moment that is planned. If the tender is closed or awarded before that moment, it is not shown. */
  isPlanned?: true;
  countsDown?: CountedFor;
  /** Whether the countdown continues after the tender stops accepting bids. */
  countsAfterClosing?: true;
}

/** The kinds of moments that the timeline of a tender can show. */
const MOMENTS: readonly Row[] = [
  { label: words.published, at: ({ publishedAt }) => publishedAt },
  {
    label: words.questionsUntil,
    at: ({ takesQuestions, questionsUntil }) => (takesQuestions ? questionsUntil : null),
    isPlanned: true,
    countsDown: "ask",
  },
  { label: words.closes, past: words.closed, at: ({ closingDate }) => closingDate, isPlanned: true },
  {
    label: words.documentsUntil,
    at: ({ documentsUntil }) => documentsUntil,
    countsDown: "give addresses",
    countsAfterClosing: true,
  },
  { label: words.bidsOpened, at: ({ openedAt }) => openedAt },
  {
    label: words.decisionExpected,
    at: (tender, now) => (decisionExpected(tender, now) ? tender.decisionExpectedOn : null),
    isDay: true,
  },
  { label: words.awarded, at: ({ awardedAt }) => awardedAt },
  { label: words.cancelled, at: ({ cancelledAt }) => cancelledAt },
];

export interface Moment {
  label: string;
  at: string;
  isDay: boolean;
  isPast: boolean;
  /** The action that is possible until this moment, as the countdown names it. Null shows no countdown. */
  countsDown: CountedFor | null;
}

/** Returns the moments of a tender that have a time, in chronological order. */
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
