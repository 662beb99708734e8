/** What the worker tells of its file. */
export type Told = { read: number } | { sha256: string } | { failed: true };
