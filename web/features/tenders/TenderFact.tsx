import { Box, Typography } from "@mui/material";
import { type ReactNode } from "react";

/** A label and its value, for use inside a `dl`. */
export function TenderFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", gap: 2, py: 0.75, borderBottom: 1, borderColor: "divider" }}>
      <Typography
        component="dt"
        variant="body2"
        sx={{ color: "text.secondary", lineHeight: 1.7, whiteSpace: "nowrap" }}
      >
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0, ml: "auto", textAlign: "right" }}>
        {children}
      </Box>
    </Box>
  );
}
