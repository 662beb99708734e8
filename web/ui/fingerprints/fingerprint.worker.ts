import { readFingerprint } from "#web/ui/fingerprints/readFingerprint.ts";
import { type Asked, type Told } from "#web/ui/fingerprints/Told.ts";

const tell = (told: Told) => postMessage(told);

/** The file that is being read. */
let stopReading = new AbortController();

/** Reads the file that it was given last. */
addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  stopReading.abort();
  if ("stop" in data) return;
  const { number, file } = data;
  const { signal } = (stopReading = new AbortController());
  readFingerprint(file, { signal, onRead: (read) => tell({ number, read }) }).then(
    (sha256) => tell({ number, sha256 }),
    () => tell({ number, failed: true }),
  );
});
