import { Box, Button, Paper } from "@mui/material";
import { ArrowLeft } from "lucide-react";
import { type ReactNode } from "react";
import { Link } from "react-router-dom";

import { localPath } from "#api/core/rules/language.rules.ts";

import { paths } from "#web/paths.ts";
import { BridgeDrawing, type Phases } from "#web/ui/frame/BridgeDrawing.tsx";
import { LanguageSwitch } from "#web/ui/frame/LanguageSwitch.tsx";
import { PublicHeader } from "#web/ui/frame/PublicHeader.tsx";
import { SheetGrid } from "#web/ui/frame/SheetGrid.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

export interface SheetWords {
  skip: string;
  backToHome: string;
  /** The name of the other language in that language: "Français". */
  otherLanguage: string;
  phases: Phases;
}

interface Props {
  words: SheetWords;
  /** The maximum width of the content, in pixels. */
  width?: number;
  children: ReactNode;
}

/** The layout of sign-in, registration and the pages that mailed links open. */
export function DrawingSheet({ words, width = 480, children }: Props) {
  const language = useLanguage();
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: "100dvh" }}>
      <PublicHeader skip={words.skip}>
        <Box sx={{ display: "flex", alignItems: "center", gap: { xs: 1.5, sm: 2 } }}>
          <LanguageSwitch label={words.otherLanguage} />
          <Button component={Link} to={localPath(language, paths.home)} startIcon={<ArrowLeft size={18} aria-hidden />}>
            {words.backToHome}
          </Button>
        </Box>
      </PublicHeader>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          position: "relative",
          flex: 1,
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          gap: 6,
          px: 2,
          pt: { xs: 3, sm: 8 },
          outline: "none",
        }}
      >
        <SheetGrid />
        <Paper sx={{ position: "relative", width: "100%", maxWidth: width, mx: "auto", p: { xs: 2, sm: 4 } }}>
          {children}
        </Paper>
        <Box sx={{ position: "relative", width: "100%", maxWidth: 1120, mx: "auto" }}>
          <BridgeDrawing phases={words.phases} />
        </Box>
      </Box>
    </Box>
  );
}
