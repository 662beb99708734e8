import { Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { SectionCard } from "#web/ui/SectionCard.tsx";

export function TokenSettings() {
  return (
    <SectionCard title="API Tokens">
      <Typography sx={{ mb: 3 }}>Programs of your company read tenders and submit bids with a token instead of your password.</Typography>
      <Button component={Link} to={paths.apiTokens} variant="outlined">Manage API Tokens</Button>
    </SectionCard>
  );
}
