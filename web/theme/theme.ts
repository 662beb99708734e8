import { createTheme } from "@mui/material/styles";

import { components } from "#web/theme/components.ts";
import { palette } from "#web/theme/palette.ts";
import { dark, light } from "#web/theme/tokens.ts";

/**
 * Returns the style of a heading. The sizes on wide screens are on a modular scale: 16 px times a power of 1.25.
 * @param rem The size on wide screens in rem.
 * @param min The size on phones in rem.
 */
const heading = (rem: number, min: number, weight = 600) => ({
  fontSize: `clamp(${min}rem, ${min * 0.75}rem + 1.4vw, ${rem}rem)`,
  fontWeight: weight,
  lineHeight: 1.2,
  letterSpacing: "-0.01em",
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "media" },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  spacing: 8,
  shape: { borderRadius: 2 },
  transitions: { duration: { standard: 200, short: 150, shorter: 150, shortest: 150 } },
  typography: {
    fontFamily: '"IBM Plex Sans Variable", "Helvetica Neue", Arial, sans-serif',
    h1: heading(1.953, 1.5625),
    h2: heading(1.25, 1.125),
    h3: { fontSize: "1rem", fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: "1rem", lineHeight: 1.55 },
    body2: { fontSize: "0.875rem", lineHeight: 1.5 },
    overline: { fontSize: "0.75rem", fontWeight: 550, letterSpacing: "0.08em", lineHeight: 1.5 },
    button: { textTransform: "none", fontSize: "1rem", fontWeight: 550, lineHeight: 1.4 },
  },
  components,
});
