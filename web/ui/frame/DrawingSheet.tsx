import { Box, Button, Paper } from "@mui/material";
import { ArrowLeft } from "lucide-react";
import { type ReactNode } from "react";
import { Link } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { BridgeDrawing } from "#web/ui/frame/BridgeDrawing.tsx";
import { PublicHeader } from "#web/ui/frame/PublicHeader.tsx";
import { SheetGrid } from "#web/ui/frame/SheetGrid.tsx";

interface Props {
  /** Pixels: the maximum width of the content. */
  width?: number;
  children: ReactNode;
}

/** The frame of sign-in, registration and the 404 page. */
export function DrawingSheet({ width = 480, children }: Props) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: "100dvh" }}>
      <PublicHeader>
        <Button component={Link} to={paths.home} startIcon={<ArrowLeft size={18} aria-hidden />}>Back to Home</Button>
      </PublicHeader>
      <Box component="main" id="main" tabIndex={-1} sx={{ position: "relative", flex: 1, display: "flex", flexDirection: "column", justifyContent: "space-between", gap: 6, px: 2, pt: { xs: 3, sm: 8 }, outline: "none" }}>
        <SheetGrid />
        <Paper sx={{ position: "relative", width: "100%", maxWidth: width, mx: "auto", p: { xs: 2, sm: 4 } }}>{children}</Paper>
        <Box sx={{ position: "relative", width: "100%", maxWidth: 1120, mx: "auto" }}>
          <BridgeDrawing />
        </Box>
      </Box>
    </Box>
  );
}
