import { createHash } from "node:crypto";

import { type FingerprintRequest, type FingerprintReply } from "#web/ui/fingerprints/fingerprintMessages.ts";

export const sha256Of = (text: string) => createHash("sha256").update(text).digest("hex");

interface Fake {
  /**
   * "at once": replies immediately with the file's SHA-256. "later": reads half of the file, then waits for `goOn`.
   * "vanishes": fails after the first bytes. "not loaded": the worker's script fails to load.
   */
  answers: "at once" | "later" | "vanishes" | "not loaded";
  opened: number;
  stopped: number;
  /** Callbacks that finish reading the pending files, in their order. */
  goOn: (() => void)[];
}

/** How the fake workers of a test answer, and counts of what they did. */
export const fakeWorkers: Fake = { answers: "at once", opened: 0, stopped: 0, goOn: [] };

export const resetFakeWorkers = () =>
  Object.assign(fakeWorkers, { answers: "at once", opened: 0, stopped: 0, goOn: [] } satisfies Fake);

/** A fake of `openWorker`, because jsdom lacks workers. */
export function openWorker() {
  const target = new EventTarget();
  const tell = (data: FingerprintReply) => target.dispatchEvent(new MessageEvent("message", { data }));
  fakeWorkers.opened++;
  return Object.assign(target, {
    terminate: () => undefined,
    postMessage(message: FingerprintRequest) {
      if ("stop" in message) {
        fakeWorkers.stopped++;
        return;
      }
      const { number, file } = message;
      const reader = new FileReader();
      reader.onload = () => {
        const finish = () => tell({ number, sha256: sha256Of(reader.result as string) });
        if (fakeWorkers.answers === "not loaded") {
          target.dispatchEvent(new Event("error"));
          return;
        }
        tell({ number, read: Math.ceil(file.size / 2) });
        if (fakeWorkers.answers === "vanishes") tell({ number, failed: true });
        if (fakeWorkers.answers === "at once") finish();
        if (fakeWorkers.answers === "later") fakeWorkers.goOn.push(finish);
      };
      reader.readAsText(file);
    },
  });
}
