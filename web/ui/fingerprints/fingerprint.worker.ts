import { readFingerprint } from "#web/ui/fingerprints/readFingerprint.ts";
import { type FingerprintRequest, type FingerprintReply } from "#web/ui/fingerprints/fingerprintMessages.ts";

const reply = (message: FingerprintReply) => postMessage(message);

/** Aborts the reading of the current file. */
let stopReading = new AbortController();

/** Computes the fingerprint of the received file. Each message aborts the reading of the previous file. */
addEventListener("message", ({ data }: MessageEvent<FingerprintRequest>) => {
  stopReading.abort();
  if ("stop" in data) return;
  const { number, file } = data;
  const { signal } = (stopReading = new AbortController());
  readFingerprint(file, { signal, onRead: (read) => reply({ number, read }) }).then(
    (sha256) => reply({ number, sha256 }),
    () => reply({ number, failed: true }),
  );
});
