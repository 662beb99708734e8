import { ThemeContext } from "@emotion/react";
import { GlobalStyles } from "@mui/material";
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider";
import { type ComponentProps, type ReactNode } from "react";

import { theme } from "#web/theme/theme.ts";

/** The theme. Its CSS variables need no fallback values, because this provider always defines them. */
const inPage = { ...theme, vars: theme.generateThemeVars() };
inPage.spacing = inPage.generateSpacing();

const styleSheets = inPage.generateStyleSheets();
/** MUI's type of this value lacks properties that MUI reads: `defaultProps`, `styleOverrides`. */
const components = inPage.components as ComponentProps<typeof DefaultPropsProvider>["value"];

/**
 * Replaces MUI's own provider, which would load code to store and switch the colour scheme. Here the colour scheme
 * always follows the system.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={inPage}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
      <GlobalStyles styles={styleSheets} />
    </ThemeContext>
  );
}
