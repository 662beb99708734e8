import { openWorker } from "#web/ui/fingerprints/openWorker.ts";
import { type FingerprintRequest, type FingerprintReply } from "#web/ui/fingerprints/fingerprintMessages.ts";

interface Reading {
  /** Called with the number of bytes read so far. */
  onRead: (bytes: number) => void;
  signal: AbortSignal;
}

/** Thrown if the worker failed to load or crashed. The file is not the cause. */
export class WorkerNotLoaded extends Error {}

/** An idle worker, reused for the next file. */
let idle: Worker | null = null;
let files = 0;

/** Loads the worker before it is needed, so that files can also be read offline. */
export function prepareWorker() {
  if (idle) return;
  const worker = (idle = openWorker());
  worker.addEventListener("error", () => {
    if (idle === worker) idle = null;
  });
}

function takeWorker() {
  prepareWorker();
  const worker = idle!;
  idle = null;
  return worker;
}

/** Stores a worker for the next file, because a new worker could not be loaded without a connection. */
function giveBack(worker: Worker) {
  if (idle) worker.terminate();
  else idle = worker;
}

/**
 * Computes the SHA-256 of a file in a worker. Nothing is uploaded. Rejects with WorkerNotLoaded if the worker fails.
 * Also rejects if the file changes or vanishes during reading, and when `signal` is aborted.
 */
export async function fingerprintOf(file: File, { onRead, signal }: Reading) {
  signal.throwIfAborted();
  const worker = takeWorker();
  const number = ++files;
  const send = (message: FingerprintRequest) => worker.postMessage(message);
  const listening = new AbortController();
  try {
    const sha256 = await new Promise<string>((resolve, reject) => {
      const handleReply = ({ data: reply }: MessageEvent<FingerprintReply>) => {
        if (reply.number !== number) return;
        if ("read" in reply) onRead(reply.read);
        else if ("sha256" in reply) resolve(reply.sha256);
        else reject(new Error("The file could not be read"));
      };
      const stop = () => {
        send({ stop: number });
        reject(new Error("The reading was stopped"));
      };
      signal.addEventListener("abort", stop, { signal: listening.signal });
      worker.addEventListener("error", () => reject(new WorkerNotLoaded()), { signal: listening.signal });
      worker.addEventListener("message", handleReply, { signal: listening.signal });
      send({ number, file });
    });
    giveBack(worker);
    return sha256;
  } catch (error) {
    if (error instanceof WorkerNotLoaded) worker.terminate();
    else giveBack(worker);
    throw error;
  } finally {
    listening.abort();
  }
}
