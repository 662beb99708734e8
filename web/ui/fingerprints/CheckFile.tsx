import { Alert, Box } from "@mui/material";
import { useRef, useState } from "react";

import { FileChoice } from "#web/ui/fingerprints/FileChoice.tsx";
import { useFingerprints, type Fingerprint } from "#web/ui/fingerprints/useFingerprints.ts";
import { verdictOf, type FileCheck } from "#web/ui/fingerprints/verdict.ts";
import { words } from "#web/ui/fingerprints/words/fingerprints.en.ts";

interface Props {
  /**
   * Looks up a file by its fingerprint among the files that a bid or tender names. Rejects with an error whose message
   * is shown to the user.
   */
  check: (fingerprint: Fingerprint) => Promise<FileCheck>;
}

interface Verdict {
  sentence: string;
  is: "success" | "warning" | "error";
}

/**
 * Checks whether a file on the user's device is one of the files that a bid or tender names. The file is not uploaded.
 */
export function CheckFile({ check }: Props) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const latest = useRef(0);

  async function tell(fingerprint: Fingerprint) {
    const mine = ++latest.current;
    const verdict = await check(fingerprint).then(
      (found): Verdict => ({ sentence: verdictOf(found), is: found.document ? "success" : "warning" }),
      (error: unknown): Verdict => ({ sentence: error instanceof Error ? error.message : String(error), is: "error" }),
    );
    if (mine === latest.current) setVerdict(verdict);
  }

  const fingerprints = useFingerprints({
    onRead: (fingerprint) => void tell(fingerprint),
    refuse: () => {
      setVerdict(null);
      return null;
    },
  });
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <FileChoice {...fingerprints} label={words.checkAFile} />
      <div role="status">
        {verdict && (
          <Alert severity={verdict.is} variant="outlined" icon={false} sx={{ overflowWrap: "anywhere" }}>
            {verdict.sentence}
          </Alert>
        )}
      </div>
    </Box>
  );
}
