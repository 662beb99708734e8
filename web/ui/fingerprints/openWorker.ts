/** Starts the worker that computes fingerprints. It reads one file at a time. */
export const openWorker = () => new Worker(new URL("./fingerprint.worker.ts", import.meta.url), { type: "module" });
