import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/session/settings/words/settings.en.ts";

export function ProgramSettings() {
  return (
    <SectionCard title={words.programs}>
      <Typography sx={{ mb: 3 }}>{words.programsOfYourCompanyReadTenders}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button component={Link} to={paths.apiTokens} variant="outlined">
          {words.manageApiTokens}
        </Button>
        <Button component={Link} to={paths.webhooks} variant="outlined">
          {words.manageWebhooks}
        </Button>
      </Box>
    </SectionCard>
  );
}
