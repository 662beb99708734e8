/** A number of points per duration in seconds. */
interface Quota {
  points: number;
  duration: number;
}

const HOUR = 3600;

/** Limits of writes per user. Each mutation for signed-in users counts against one of them. */
export const WRITES = {
  "bid writes": { points: 1000, duration: HOUR },
  "draft writes": { points: 2000, duration: HOUR },
  "profile writes": { points: 100, duration: HOUR },
  "account writes": { points: 100, duration: HOUR },
  "password changes": { points: 20, duration: HOUR },
  "tender writes": { points: 5000, duration: HOUR },
  "decision writes": { points: 2000, duration: HOUR },
  "user writes": { points: 500, duration: HOUR },
  "webhook writes": { points: 200, duration: HOUR },
  "question writes": { points: 100, duration: HOUR },
  "notice writes": { points: 2000, duration: HOUR },
  "file writes": { points: 500, duration: HOUR },
  "file pieces": { points: 20_000, duration: HOUR },
  "content writes": { points: 500, duration: HOUR },
};
export type WriteLimit = keyof typeof WRITES;

/** The number of questions that a company may ask per hour, about all tenders together. */
export const QUESTIONS: Quota = { points: 10, duration: HOUR };

/**
 * Limits of the submissions and revisions of one company for one tender. The stored revisions are counted against them.
 */
export const BID_TERMS: Quota[] = [
  { points: 30, duration: HOUR / 6 },
  { points: 100, duration: 24 * HOUR },
];
