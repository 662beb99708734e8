import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

export function ProgramSettings() {
  return (
    <SectionCard title="Programs">
      <Typography sx={{ mb: 3 }}>
        Programs of your company read tenders and submit bids with a token instead of your password. A webhook tells
        them what happens.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button component={Link} to={paths.apiTokens} variant="outlined">
          Manage API Tokens
        </Button>
        <Button component={Link} to={paths.webhooks} variant="outlined">
          Manage Webhooks
        </Button>
      </Box>
    </SectionCard>
  );
}
