import { keyframes } from "@emotion/react";
import { Box } from "@mui/material";
import { useNavigation } from "react-router-dom";

const draw = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

/** A progress line while the next screen loads. It appears after 150 ms. */
export function PendingLine() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: "fixed",
        insetInline: 0,
        top: 0,
        height: 3,
        zIndex: "tooltip",
        bgcolor: "primary.main",
        transformOrigin: "left",
        transform: "scaleX(0)",
        animation: `${draw} 8s cubic-bezier(0, 0.8, 0.2, 1) 150ms forwards`,
      }}
    />
  );
}
