import { Box, Typography } from "@mui/material";
import { NavLink } from "react-router-dom";
import type { LucideIcon } from "lucide-react";

import { paths } from "#web/paths.ts";

interface Props {
  groups: MenuGroup[];
  onChoice?: () => void;
}

export function MenuLinks({ groups, onChoice }: Props) {
  return groups.map(({ title, items }) => (
    <Box key={title} sx={{ mb: 3 }}>
      <Typography variant="overline" component="p" sx={{ px: 1.5, color: "text.secondary" }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {items.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Box
              component={NavLink}
              to={to}
              end={to === paths.dashboard}
              onClick={onChoice}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 1.5,
                minHeight: 44,
                px: 1.5,
                textDecoration: "none",
                borderInlineStart: "3px solid transparent",
                "&:hover": { bgcolor: "action.hover" },
                "&.active": { borderColor: "primary.main", fontWeight: 600, bgcolor: "action.selected" },
              }}
            >
              <Icon size={18} aria-hidden />
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  ));
}

interface MenuItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

export interface MenuGroup {
  title: string;
  items: MenuItem[];
}
