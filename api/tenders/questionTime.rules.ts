import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

const HOUR = 60 * 60 * 1000;
const USUAL_HOURS = 72;

interface QuestionTime {
  closingDate: Date | string;
  /** When partners could see the tender first; null of one from before that was stored. */
  publishedAt?: Date | string | null;
  createdAt: Date | string;
  /** As an administrator has set it. */
  questionsUntil?: Date | string | null;
}

/**
 * Until when questions about a tender are taken: as set, but never after its closing time; else 72 hours before it, or half of the
 * time between publishing and closing where that is shorter than six days.
 */
export function questionsCloseAt({ closingDate, publishedAt, createdAt, questionsUntil }: QuestionTime) {
  const [closing, published] = [new Date(closingDate).getTime(), new Date(publishedAt ?? createdAt).getTime()];
  if (questionsUntil != null) return new Date(Math.min(new Date(questionsUntil).getTime(), closing));
  return new Date(closing - Math.min(USUAL_HOURS * HOUR, Math.max(0, Math.floor((closing - published) / 2))));
}

/** The same to the millisecond, as SQL on a row of tenders, named `tender`. */
export const QUESTIONS_CLOSE_AT = `CASE WHEN tender.questions_until IS NOT NULL THEN least(tender.questions_until, tender.closing_date) ELSE tender.closing_date - interval '1 second' *
  least(${USUAL_HOURS * 3600}, greatest(0, floor(extract(epoch FROM tender.closing_date - coalesce(tender.published_at, tender.created_at)) * 500) / 1000)) END`;

interface Asked {
  status: TenderStatus;
  closingDate: Date | string;
  deletedAt?: Date | string | null;
  takesQuestions: boolean;
  /** What questionsCloseAt says. */
  questionsUntil: Date | string;
}

/** The server asks this with the database's clock while it holds the tender's row. */
export const acceptsQuestions = ({ takesQuestions, questionsUntil, ...tender }: Asked, now: Date) =>
  takesQuestions && acceptsBids(tender, now) && now.getTime() <= new Date(questionsUntil).getTime();
