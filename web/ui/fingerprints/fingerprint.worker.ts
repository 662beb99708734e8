import { readFingerprint } from "#web/ui/fingerprints/readFingerprint.ts";
import { type Told } from "#web/ui/fingerprints/Told.ts";

const tell = (told: Told) => postMessage(told);

/** Reads each file that it is given. */
addEventListener("message", ({ data }: MessageEvent<File>) => {
  readFingerprint(data, (read) => tell({ read })).then(
    (sha256) => tell({ sha256 }),
    () => tell({ failed: true }),
  );
});
