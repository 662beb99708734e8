/** What the worker is asked: to read a file, under a number of its own, or to stop reading it. */
export type Asked = { number: number; file: File } | { stop: number };

/** What the worker tells of the file with this number. */
export type Told = { number: number } & ({ read: number } | { sha256: string } | { failed: true });
