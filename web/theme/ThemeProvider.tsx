import { ThemeContext } from "@emotion/react";
import { GlobalStyles } from "@mui/material";
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider";
import { type ComponentProps, type ReactNode } from "react";

import { theme } from "#web/theme/theme.ts";

/**
 * The theme, with values that refer to CSS variables. The values need no fallback, because ThemeProvider always defines
 * the variables.
 */
const inPage = { ...theme, vars: theme.generateThemeVars() };
inPage.spacing = inPage.generateSpacing();

const styleSheets = inPage.generateStyleSheets();
/**
 * The default props and styles of components. The cast is needed because MUI's type lacks properties that MUI reads:
 * `defaultProps`, `styleOverrides`.
 */
const components = inPage.components as ComponentProps<typeof DefaultPropsProvider>["value"];

/**
 * Provides the MUI theme. It replaces MUI's own ThemeProvider, which would load code to store and switch the colour
 * scheme. Here the colour scheme always follows the system.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={inPage}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
      <GlobalStyles styles={styleSheets} />
    </ThemeContext>
  );
}
