import { Box, Button, Typography } from "@mui/material";
import { LogOut } from "lucide-react";
import { type ReactNode } from "react";

import { BottomBar } from "#web/ui/frame/BottomBar.tsx";
import { Logo } from "#web/ui/frame/Logo.tsx";
import { MenuLinks, type MenuGroup } from "#web/ui/frame/MenuLinks.tsx";
import { SkipLink } from "#web/ui/frame/SkipLink.tsx";
import { words } from "#web/ui/frame/words/frame.en.ts";
import { language } from "#web/format/words/language.en.ts";
import { type Language, LANGUAGE_NAMES, otherLanguage } from "#api/core/rules/language.rules.ts";

interface Props {
  groups: MenuGroup[];
  /** The signed-in user's name. */
  who: string;
  onLogout: () => void;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

const RAIL = 256;
/**
 * Only the links scroll, so that the name and Logout are always in view. The padding leaves space for the focus outline
 * of the links.
 */
const NAV = { display: { xs: "none", md: "block" }, flex: 1, minHeight: 0, overflowY: "auto", mx: -0.5, px: 0.5 };
const other = otherLanguage(language);

/** The layout of the portal: a navigation rail on the left of wide screens, a bottom bar on phones. */
export function DashboardLayout({ groups, who, onLogout, onLanguage, children }: Props) {
  const logout = (
    <Button variant="text" onClick={onLogout} startIcon={<LogOut size={18} aria-hidden />}>
      {words.logout}
    </Button>
  );

  return (
    <Box
      sx={{
        display: { md: "grid" },
        displayPrint: "block",
        gridTemplateColumns: `${RAIL}px minmax(0, 1fr)`,
        minHeight: "100dvh",
      }}
    >
      <SkipLink label={words.skip} />
      <Box
        component="header"
        sx={{
          display: "flex",
          flexDirection: { md: "column" },
          alignItems: { xs: "center", md: "stretch" },
          justifyContent: "space-between",
          position: { md: "sticky" },
          top: 0,
          height: { md: "100dvh" },
          px: { xs: 2, md: 1.5 },
          py: { xs: 0.5, md: 2 },
          bgcolor: "background.paper",
          borderColor: "divider",
          borderStyle: "solid",
          borderWidth: { xs: "0 0 1px", md: "0 1px 0 0" },
          // In print, the header contains only the logo.
          "@media print": {
            position: "static",
            height: "auto",
            p: 0,
            border: 0,
            "& > :not(:first-of-type)": { display: "none" },
          },
        }}
      >
        <Box sx={{ px: { md: 1.5 }, mb: { md: 2 } }}>
          <Logo />
        </Box>
        <Box component="nav" aria-label={words.portal} sx={NAV}>
          <MenuLinks groups={groups} />
        </Box>
        <Box sx={{ px: { md: 1.5 }, pt: { md: 1.5 }, borderTop: { md: 1 }, borderColor: { md: "divider" } }}>
          <Typography variant="body2" noWrap sx={{ display: { xs: "none", md: "block" }, color: "text.secondary" }}>
            {who}
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, justifyContent: "space-between" }}>
            {logout}
            <Button variant="text" lang={other} onClick={() => onLanguage(other)}>
              {LANGUAGE_NAMES[other]}
            </Button>
          </Box>
        </Box>
      </Box>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ px: { xs: 2, sm: 4, lg: 6 }, pt: { xs: 3, md: 5 }, pb: { xs: 14, md: 8 }, outline: "none" }}
      >
        <Box sx={{ maxWidth: 1120, mx: "auto" }}>{children}</Box>
      </Box>
      <BottomBar groups={groups} />
    </Box>
  );
}
