import { Box, Typography } from "@mui/material";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

interface LinkRow {
  to: string;
  label: string;
  text: string;
}

interface Props {
  rows: readonly LinkRow[];
  /** Whether the rows come first in their card, before others, and are marked as the most important. */
  isFirst?: boolean;
}

export function LinkRows({ rows, isFirst = false }: Props) {
  return (
    <Box component="ul" role="list" sx={{ ...LIST, ...(isFirst ? { mb: 2 } : { mb: { xs: -2, sm: -3 } }) }}>
      {rows.map(({ to, label, text }) => (
        <Box
          component="li"
          key={to}
          sx={isFirst ? { borderBottom: 1, borderColor: "divider" } : { "&:not(:first-of-type)": UPPER_LINE }}
        >
          <Box component={Link} to={to} sx={isFirst ? { ...LINK, ...MARK } : LINK}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
                {label}
              </Typography>
              <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
                {text}
              </Typography>
            </Box>
            <ArrowRight size={18} aria-hidden />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The style of the list, which extends to the edges of the card. */
const LIST = { m: 0, mx: { xs: -2, sm: -3 }, mt: -2, p: 0, listStyle: "none" };
const UPPER_LINE = { borderTop: 1, borderColor: "divider" };
const LINK = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  minHeight: 44,
  position: "relative",
  textDecoration: "none",
  "&:hover": { bgcolor: "action.hover" },
  "&:focus-visible": { outlineOffset: -2 },
};
const MARK = {
  "&::before": { content: '""', position: "absolute", inset: "0 auto 0 0", width: 4, bgcolor: "primary.main" },
};
