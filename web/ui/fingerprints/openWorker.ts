/** Reads one file after the other: ending it ends the reading. */
export const openWorker = () => new Worker(new URL("./fingerprint.worker.ts", import.meta.url), { type: "module" });
