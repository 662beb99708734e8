import { createHash } from "node:crypto";

import { type Told } from "#web/ui/fingerprints/Told.ts";

export const sha256Of = (text: string) => createHash("sha256").update(text).digest("hex");

interface Fake {
  /** Answers at once with the file's SHA-256; "never" does not answer, "vanishes" fails after the first bytes. */
  answers: "at once" | "never" | "vanishes";
  ended: number;
}

/** How the fake workers of a test behave. */
export const fakeWorkers: Fake = { answers: "at once", ended: 0 };

/** Stands for a worker, which jsdom lacks. */
export function openWorker() {
  const target = new EventTarget();
  const tell = (data: Told) => target.dispatchEvent(new MessageEvent("message", { data }));
  return Object.assign(target, {
    terminate() {
      fakeWorkers.ended++;
    },
    postMessage(file: File) {
      const reader = new FileReader();
      reader.onload = () => {
        tell({ read: Math.ceil(file.size / 2) });
        if (fakeWorkers.answers === "vanishes") tell({ failed: true });
        if (fakeWorkers.answers === "at once") tell({ sha256: sha256Of(reader.result as string) });
      };
      reader.readAsText(file);
    },
  });
}
