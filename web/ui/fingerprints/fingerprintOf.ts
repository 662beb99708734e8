import { openWorker } from "#web/ui/fingerprints/openWorker.ts";
import { type Told } from "#web/ui/fingerprints/Told.ts";

interface Reading {
  /** Called with the bytes read so far. */
  onRead: (bytes: number) => void;
  signal: AbortSignal;
}

/** The worker of the next file. */
let idle: Worker | null = null;

/** Loads the worker before it is needed: it then reads without a connection. */
export function prepareWorker() {
  idle ??= openWorker();
}

/** The SHA-256 of a file, read by a worker; nothing is uploaded. Rejects if the file changes or vanishes meanwhile, and when aborted. */
export async function fingerprintOf(file: File, { onRead, signal }: Reading) {
  prepareWorker();
  const worker = idle!;
  idle = null;
  const listening = new AbortController();
  try {
    const sha256 = await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error("The file could not be read"));
      const tell = ({ data: told }: MessageEvent<Told>) => {
        if ("read" in told) onRead(told.read);
        else if ("sha256" in told) resolve(told.sha256);
        else fail();
      };
      signal.addEventListener("abort", fail, { signal: listening.signal });
      worker.addEventListener("error", fail, { signal: listening.signal });
      worker.addEventListener("message", tell, { signal: listening.signal });
      worker.postMessage(file);
    });
    idle ??= worker;
    return sha256;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    listening.abort();
  }
}
