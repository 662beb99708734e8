import { Box, Button, Typography } from "@mui/material";
import { Suspense, useState } from "react";

import { MY_DATA_FILE } from "#api/personal-data/personalData.rules.ts";
import { useDataDownload } from "#web/features/session/settings/own-data/useDataDownload.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

const CloseAccountDialog = lazyComponent(
  async () => (await import("#web/features/session/settings/own-data/CloseAccountDialog.tsx")).CloseAccountDialog,
);

export function OwnDataSettings() {
  const { download, isBusy } = useDataDownload();
  /**
   * Whether the dialog is open. Null until the user first opens it, so that the dialog's code is not loaded earlier.
   */
  const [closing, setClosing] = useState<boolean | null>(null);

  return (
    <SectionCard title="Your Data">
      <Typography>
        All that is held about you, as the file {MY_DATA_FILE}: account, company profile, bids with their revisions,
        drafts, sessions, mails and what was recorded.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
        <Button variant="outlined" onClick={() => void download()}>
          {isBusy ? "Downloading..." : "Download My Data"}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setClosing(true)}>
          Close Account
        </Button>
      </Box>
      <Suspense>{closing !== null && <CloseAccountDialog open={closing} onClose={() => setClosing(false)} />}</Suspense>
    </SectionCard>
  );
}
