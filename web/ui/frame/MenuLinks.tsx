import { Box, Typography } from "@mui/material";
import { ChevronDown, type LucideIcon } from "lucide-react";
import { NavLink, useLocation } from "react-router-dom";

import { paths } from "#web/paths.ts";

interface Props {
  groups: MenuGroup[];
  onChoice?: () => void;
}

/** The links of the menu. A collapsed group (`isFolded`) is expanded while one of its pages is shown. */
export function MenuLinks({ groups, onChoice }: Props) {
  const { pathname } = useLocation();
  return groups.map(({ title, items, isFolded }) =>
    isFolded ? (
      <Box
        key={title}
        component="details"
        open={items.some(({ to }) => isWithin(pathname, to))}
        onToggle={({ currentTarget }) => showEnd(currentTarget)}
        sx={FOLDED}
      >
        <Typography variant="overline" component="summary" sx={SUMMARY}>
          {title}
          <ChevronDown size={16} aria-hidden />
        </Typography>
        <Links items={items} onChoice={onChoice} />
      </Box>
    ) : (
      <Box key={title} sx={{ mb: 2 }}>
        <Typography variant="overline" component="p" sx={{ px: 1.5, color: "text.secondary" }}>
          {title}
        </Typography>
        <Links items={items} onChoice={onChoice} />
      </Box>
    ),
  );
}

/** Scrolls the menu so that the links of an expanded group are visible. */
function showEnd(group: HTMLDetailsElement) {
  if (group.open) group.lastElementChild?.scrollIntoView({ block: "nearest" });
}

const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

const Links = ({ items, onChoice }: Pick<MenuGroup, "items"> & Pick<Props, "onChoice">) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
    {items.map(({ to, label, icon: Icon }) => (
      <li key={to}>
        <Box component={NavLink} to={to} end={to === paths.dashboard} onClick={onChoice} sx={LINK}>
          <Icon size={18} aria-hidden />
          {label}
        </Box>
      </li>
    ))}
  </Box>
);

const LINK = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  textDecoration: "none",
  borderInlineStart: "3px solid transparent",
  "&:hover": { bgcolor: "action.hover" },
  "&.active": { borderColor: "primary.main", fontWeight: 600, bgcolor: "action.selected" },
};
const SUMMARY = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 44,
  px: 1.5,
  color: "text.secondary",
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "&:hover": { bgcolor: "action.hover" },
};
const FOLDED = { mb: 2, "&[open] > summary > svg": { transform: "rotate(180deg)" } };

interface MenuItem {
  to: string;
  label: string;
  icon: LucideIcon;
}

export interface MenuGroup {
  title: string;
  items: MenuItem[];
  /** Whether the group is collapsed: only its title is shown until the user expands it. */
  isFolded?: true;
}
