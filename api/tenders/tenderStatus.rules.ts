/**
 * Spec §4. Any status can follow any other status, unless lifecycle.rules.ts or refuseEarlyClosing refuses the change.
 */
export const TENDER_STATUSES = ["draft", "open", "closed", "awarded"] as const;
export type TenderStatus = (typeof TENDER_STATUSES)[number];

export const CLOSING_SOON_DAYS = 7;

/**
 * The default of the environment variable EARLIER_CLOSING_HOURS. A sealed tender with bids can get an earlier closing
 * time only if the new time is at least this number of hours away.
 */
export const EARLIER_CLOSING_HOURS = 24;

const DAY = 24 * 60 * 60 * 1000;

interface Closing {
  status: TenderStatus;
  closingDate: Date | string;
  /** Set while the tender is deleted. */
  deletedAt?: Date | string | null;
}

/** The whole days until the closing time, rounded up. Zero or less after the closing time. */
export const daysLeft = (closingDate: Date | string, now: Date) =>
  Math.ceil((new Date(closingDate).getTime() - now.getTime()) / DAY);

export const hasClosed = (closingDate: Date | string, now: Date) => now.getTime() > new Date(closingDate).getTime();

/**
 * True if the tender accepts bids at the time `now`. On the server, `now` is the database's clock, which is read while
 * the tender's row is locked.
 */
export const acceptsBids = ({ status, closingDate, deletedAt }: Closing, now: Date) =>
  status === "open" && deletedAt == null && !hasClosed(closingDate, now);

/** The status that screens show: an open tender is shown as closed after its closing time. */
export const shownStatus = ({ status, closingDate }: Closing, now: Date): TenderStatus =>
  status === "open" && hasClosed(closingDate, now) ? "closed" : status;

/** Spec §4: a tender closes soon if 1 to 7 days remain. */
export function isClosingSoon(closingDate: Date | string, now: Date) {
  const days = daysLeft(closingDate, now);
  return days >= 1 && days <= CLOSING_SOON_DAYS;
}
