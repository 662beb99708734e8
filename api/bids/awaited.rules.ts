/** What a tender can wait for, of an administrator. */
export const AWAITED = ["decision", "secondPerson", "overdueDecision"] as const;
export type Awaited = (typeof AWAITED)[number];
