import { ThemeContext } from "@emotion/react";
import { GlobalStyles } from "@mui/material";
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider";
import { type ComponentProps, type ReactNode } from "react";

import { theme } from "#web/theme/theme.ts";

/** The theme without the fallbacks of its CSS variables: this provider always defines them. */
const inPage = { ...theme, vars: theme.generateThemeVars() };
inPage.spacing = inPage.generateSpacing();

const styleSheets = inPage.generateStyleSheets();
/** MUI's type of this value leaves out what it reads: `defaultProps`, `styleOverrides`. */
const components = inPage.components as ComponentProps<typeof DefaultPropsProvider>["value"];

/** The colours follow the system alone: MUI's own provider would load code that stores and switches a choice. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={inPage}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
      <GlobalStyles styles={styleSheets} />
    </ThemeContext>
  );
}
