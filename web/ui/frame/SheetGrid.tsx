import { Box } from "@mui/material";
import { useId } from "react";

/** The background grid: a faint line every 24 px, a stronger one every 120 px. */
export function SheetGrid() {
  const id = useId();
  return (
    <Box
      component="svg"
      aria-hidden
      sx={{
        position: "absolute",
        inset: 0,
        width: "100%",
        height: "100%",
        color: "divider",
        fill: "none",
        stroke: "currentColor",
        pointerEvents: "none",
      }}
    >
      <pattern id={id} width="120" height="120" patternUnits="userSpaceOnUse">
        <path
          d="M24 0v120M48 0v120M72 0v120M96 0v120M0 24h120M0 48h120M0 72h120M0 96h120"
          strokeWidth="0.5"
          opacity="0.6"
        />
        <path d="M0 0v120M0 0h120" strokeWidth="1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </Box>
  );
}
