import { Box } from "@mui/material";
import { Menu } from "lucide-react";
import { useState } from "react";
import { NavLink } from "react-router-dom";

import { paths } from "#web/paths.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { MenuLinks, type MenuGroup } from "#web/ui/frame/MenuLinks.tsx";
import { words } from "#web/ui/frame/words/frame.en.ts";

const place = {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 0.5,
  minHeight: 64,
  p: 0.5,
  border: 0,
  borderTop: "3px solid transparent",
  font: "inherit",
  fontSize: "0.75rem",
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  color: "text.primary",
  bgcolor: "transparent",
  cursor: "pointer",
  "&.active": { borderColor: "primary.main", fontWeight: 600 },
} as const;

const SHEET = {
  "& .MuiDialog-container": { alignItems: "flex-end" },
  "& .MuiDialog-paper": { m: 0, width: 1, maxWidth: "none", maxHeight: "calc(100% - 64px)" },
};

/** Navigation on phones: the first four links of the menu, and a dialog with all of them. */
export function BottomBar({ groups }: { groups: MenuGroup[] }) {
  const [open, setOpen] = useState(false);

  return (
    <Box
      component="nav"
      aria-label={words.portal}
      sx={{
        display: { xs: "flex", md: "none" },
        position: "fixed",
        insetInline: 0,
        bottom: 0,
        zIndex: "appBar",
        pb: "env(safe-area-inset-bottom)",
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      {groups[0]?.items.slice(0, 4).map(({ to, label, icon: Icon }) => (
        <Box key={to} component={NavLink} to={to} end={to === paths.dashboard} sx={place}>
          <Icon size={20} aria-hidden />
          {label}
        </Box>
      ))}
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={place}
      >
        <Menu size={20} aria-hidden />
        {words.menu}
      </Box>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        sx={SHEET}
        slotProps={{ paper: { "aria-label": words.menu, sx: { p: 2, pt: 3 } } }}
      >
        <MenuLinks groups={groups} onChoice={() => setOpen(false)} />
      </Dialog>
    </Box>
  );
}
