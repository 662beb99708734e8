import { Box, Typography } from "@mui/material";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

export interface LinkRow {
  to: string;
  label: string;
  text: string;
}

export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mx: { xs: -2, sm: -3 }, mb: { xs: -2, sm: -3 }, mt: -2, p: 0, listStyle: "none" }}>
      {rows.map(({ to, label, text }) => (
        <Box component="li" key={to} sx={{ "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}>
          <Box
            component={Link}
            to={to}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 2,
              px: { xs: 2, sm: 3 },
              py: 1.5,
              minHeight: 44,
              textDecoration: "none",
              "&:hover": { bgcolor: "action.hover" },
              "&:focus-visible": { outlineOffset: -2 },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
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
