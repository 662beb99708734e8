import { type PaletteOptions } from "@mui/material/styles";

import { type Tokens } from "#web/theme/tokens.ts";

interface StatusColour {
  main: string;
  tint: string;
}
type StatusColours = Record<keyof Tokens["status"], StatusColour>;

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    status: StatusColours;
    edge: string;
  }
  interface PaletteOptions {
    status?: StatusColours;
    edge?: string;
  }
}

export const palette = (tokens: Tokens): PaletteOptions => ({
  primary: {
    main: tokens.signal,
    dark: tokens.signalPressed,
    light: tokens.signal,
    contrastText: tokens.onSignal,
  },
  secondary: { main: tokens.ink, dark: tokens.ink, light: tokens.steel, contrastText: tokens.paper },
  error: { main: tokens.error, dark: tokens.error, light: tokens.error, contrastText: tokens.paper },
  success: { main: tokens.status.open.main, contrastText: tokens.paper },
  info: { main: tokens.status.other.main, contrastText: tokens.paper },
  warning: { main: tokens.signal, contrastText: tokens.onSignal },
  text: { primary: tokens.ink, secondary: tokens.steel },
  background: { default: tokens.sheet, paper: tokens.paper },
  divider: tokens.hairline,
  edge: tokens.edge,
  status: tokens.status,
});
