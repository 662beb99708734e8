import { Box } from "@mui/material";
import { encode } from "uqr";

/** A QR code, black on white in both colour schemes, because many cameras cannot read other colours. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: "block", width: 208, height: 208 }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" />
    </Box>
  );
}
