import { Box, Button, Typography } from "@mui/material";
import { Suspense, useState } from "react";

import { MY_DATA_FILE } from "#api/personal-data/personalData.rules.ts";
import { useDataDownload } from "#web/features/session/settings/own-data/useDataDownload.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/session/settings/own-data/words/ownData.en.ts";

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
    <SectionCard title={words.yourData}>
      <Typography>{words.allThatIsHeldAboutYou(MY_DATA_FILE)}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
        <Button variant="outlined" onClick={() => void download()}>
          {isBusy ? words.downloading : words.downloadMyData}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setClosing(true)}>
          {words.closeAccount}
        </Button>
      </Box>
      <Suspense>{closing !== null && <CloseAccountDialog open={closing} onClose={() => setClosing(false)} />}</Suspense>
    </SectionCard>
  );
}
