import { Box } from "@mui/material";
import { Link } from "react-router-dom";

import { contentLists, type ContentListName } from "#web/features/content/management/contentLists.ts";

/**
 * The tabs of the content page. Each tab has a URL, so that users can share a list, and the browser's Back returns to
 * the other tab.
 */
export function ContentTabs({ shown }: { shown: ContentListName }) {
  return (
    <Box
      component="nav"
      aria-label="Lists of content"
      sx={{ display: "flex", gap: 1, borderBottom: 1, borderColor: "divider" }}
    >
      {contentLists.map(({ name, label, to }) => (
        <Box key={name} component={Link} to={to} aria-current={name === shown ? "page" : undefined} sx={TAB}>
          {label}
        </Box>
      ))}
    </Box>
  );
}

const TAB = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  px: 2,
  mb: "-1px",
  textDecoration: "none",
  borderBottom: "3px solid transparent",
  "&:hover": { bgcolor: "action.hover" },
  '&[aria-current="page"]': { borderColor: "primary.main", fontWeight: 600 },
};
