import { createHash } from "node:crypto";

import { type Asked, type Told } from "#web/ui/fingerprints/Told.ts";

export const sha256Of = (text: string) => createHash("sha256").update(text).digest("hex");

interface Fake {
  /** Answers at once with the file's SHA-256; "later" reads half of it and waits for `goOn`, "vanishes" fails after the first bytes, "not loaded" is a worker whose script does not come. */
  answers: "at once" | "later" | "vanishes" | "not loaded";
  opened: number;
  stopped: number;
  /** Reads the files that wait to their ends, in their order. */
  goOn: (() => void)[];
}

/** How the fake workers of a test behave. */
export const fakeWorkers: Fake = { answers: "at once", opened: 0, stopped: 0, goOn: [] };

export const resetFakeWorkers = () => Object.assign(fakeWorkers, { answers: "at once", opened: 0, stopped: 0, goOn: [] } satisfies Fake);

/** Stands for a worker, which jsdom lacks. */
export function openWorker() {
  const target = new EventTarget();
  const tell = (data: Told) => target.dispatchEvent(new MessageEvent("message", { data }));
  fakeWorkers.opened++;
  return Object.assign(target, {
    terminate: () => undefined,
    postMessage(asked: Asked) {
      if ("stop" in asked) {
        fakeWorkers.stopped++;
        return;
      }
      const { number, file } = asked;
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
