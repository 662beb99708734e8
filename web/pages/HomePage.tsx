import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { BridgeDrawing } from "#web/ui/BridgeDrawing.tsx";
import { PublicHeader } from "#web/ui/PublicHeader.tsx";
import { SheetGrid } from "#web/ui/SheetGrid.tsx";
import { usePageTitle } from "#web/ui/usePageTitle.ts";

export function HomePage() {
  const heading = usePageTitle("Industrial acceleration for engineering and construction firms");
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: "100dvh" }}>
      <PublicHeader>
        <Button component={Link} to={paths.login} variant="outlined">Partner Portal</Button>
      </PublicHeader>
      <Box component="main" id="main" tabIndex={-1} sx={{ position: "relative", flex: 1, display: "flex", flexDirection: "column", justifyContent: "space-between", gap: 6, px: 2, pt: { xs: 5, sm: 8 }, outline: "none" }}>
        <SheetGrid />
        <Box sx={{ position: "relative", width: "100%", maxWidth: 1120, mx: "auto" }}>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ maxWidth: "20ch", fontSize: "clamp(2.25rem, 1.5rem + 3.6vw, 3.815rem)", letterSpacing: "-0.025em", lineHeight: 1.08 }}>
            Industrial acceleration for small and medium firms
          </Typography>
          <Typography sx={{ mt: 3, maxWidth: "60ch", fontSize: "1.125rem" }}>
            Axion completes the competencies, tools and structure that an engineering or construction firm is missing, and
            accelerates its execution. Once a year, a fund redistributes value to those who created it: the Value Loop.
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 4 }}>
            <Button component={Link} to={paths.register} variant="contained" color="primary" size="large">Register as a partner</Button>
            <Button component={Link} to={paths.login} variant="outlined" size="large" sx={{ bgcolor: "background.paper" }}>Sign in</Button>
          </Box>
        </Box>
        <Box sx={{ position: "relative", width: "100%", maxWidth: 1120, mx: "auto" }}>
          <BridgeDrawing />
        </Box>
      </Box>
    </Box>
  );
}
