/** A number of points in a time, in seconds. */
interface Quota {
  points: number;
  duration: number;
}

const HOUR = 3600;

/** Writes of one person. Each mutation for signed-in users counts as one of them. */
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
  "content writes": { points: 500, duration: HOUR },
};
export type WriteLimit = keyof typeof WRITES;

/** Questions of one company that are stored, about all tenders together. */
export const QUESTIONS: Quota = { points: 10, duration: HOUR };

/** Submissions and revisions of one company on one tender. They are stored with their time, and counted there. */
export const BID_TERMS: Quota[] = [
  { points: 30, duration: HOUR / 6 },
  { points: 100, duration: 24 * HOUR },
];
