import { acceptsBids, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

const HOUR = 60 * 60 * 1000;
const USUAL_HOURS = 72;

interface QuestionTime {
  closingDate: Date | string;
  /** When the tender was first visible to partners; null if it was published before this time was stored. */
  publishedAt?: Date | string | null;
  createdAt: Date | string;
  /** The end of the question period as an administrator set it; null for the default. */
  questionsUntil?: Date | string | null;
}

/**
 * Returns the end of a tender's question period: the time that an administrator set, but never after the closing time.
 * The default is 72 hours before the closing time. If a tender accepts bids for less than six days, the default is the
 * middle between its publication and its closing time.
 */
export function questionsCloseAt({ closingDate, publishedAt, createdAt, questionsUntil }: QuestionTime) {
  const [closing, published] = [new Date(closingDate).getTime(), new Date(publishedAt ?? createdAt).getTime()];
  if (questionsUntil != null) return new Date(Math.min(new Date(questionsUntil).getTime(), closing));
  return new Date(closing - Math.min(USUAL_HOURS * HOUR, Math.max(0, Math.floor((closing - published) / 2))));
}

/**
 * SQL expression on a row of `tenders` with the alias `tender`: the same time as questionsCloseAt returns, to the
 * millisecond.
 */
export const QUESTIONS_CLOSE_AT = `CASE WHEN tender.questions_until IS NOT NULL THEN least(tender.questions_until, tender.closing_date) ELSE tender.closing_date - interval '1 second' *
  least(${USUAL_HOURS * 3600}, greatest(0, floor(extract(epoch FROM tender.closing_date - coalesce(tender.published_at, tender.created_at)) * 500) / 1000)) END`;

interface QuestionedTender {
  status: TenderStatus;
  closingDate: Date | string;
  deletedAt?: Date | string | null;
  takesQuestions: boolean;
  /** The end of the question period, as questionsCloseAt returns it. */
  questionsUntil: Date | string;
}

/**
 * True if the tender accepts questions at the time `now`. On the server, `now` is the database's clock, which is read
 * while the tender's row is locked.
 */
export const acceptsQuestions = ({ takesQuestions, questionsUntil, ...tender }: QuestionedTender, now: Date) =>
  takesQuestions && acceptsBids(tender, now) && now.getTime() <= new Date(questionsUntil).getTime();
