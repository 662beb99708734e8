import { Box } from "@mui/material";

/**
 * A badge in the accent colour, for marks that are not a status. It has its own background, because the accent colour
 * has too little contrast on the page's background.
 */
export function MarkBadge({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        border: 1,
        borderColor: "primary.main",
        color: "primary.main",
        bgcolor: "background.paper",
        fontSize: "0.8125rem",
        fontWeight: 600,
        lineHeight: "1.25rem",
        letterSpacing: "0.04em",
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </Box>
  );
}
