import { openWorker } from "#web/ui/fingerprints/openWorker.ts";
import { type Asked, type Told } from "#web/ui/fingerprints/Told.ts";

interface Reading {
  /** Called with the bytes read so far. */
  onRead: (bytes: number) => void;
  signal: AbortSignal;
}

/** The worker itself did not come, or broke: the file is not to blame. */
export class WorkerNotLoaded extends Error {}

/** The worker of the next file. */
let idle: Worker | null = null;
let files = 0;

/** Loads the worker before it is needed: it then reads without a connection. */
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

/** A worker that was stopped stays, too: without a connection no other could be loaded. */
function giveBack(worker: Worker) {
  if (idle) worker.terminate();
  else idle = worker;
}

/** The SHA-256 of a file, read by a worker; nothing is uploaded. Rejects with WorkerNotLoaded, if the file changes or vanishes meanwhile, and when aborted. */
export async function fingerprintOf(file: File, { onRead, signal }: Reading) {
  signal.throwIfAborted();
  const worker = takeWorker();
  const number = ++files;
  const ask = (asked: Asked) => worker.postMessage(asked);
  const listening = new AbortController();
  try {
    const sha256 = await new Promise<string>((resolve, reject) => {
      const tell = ({ data: told }: MessageEvent<Told>) => {
        if (told.number !== number) return;
        if ("read" in told) onRead(told.read);
        else if ("sha256" in told) resolve(told.sha256);
        else reject(new Error("The file could not be read"));
      };
      const stop = () => {
        ask({ stop: number });
        reject(new Error("The reading was stopped"));
      };
      signal.addEventListener("abort", stop, { signal: listening.signal });
      worker.addEventListener("error", () => reject(new WorkerNotLoaded()), { signal: listening.signal });
      worker.addEventListener("message", tell, { signal: listening.signal });
      ask({ number, file });
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
