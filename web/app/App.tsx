import { CssBaseline, GlobalStyles, ThemeProvider } from "@mui/material";
import { type ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";

import { customProperties } from "#web/theme/customProperties.ts";
import { theme } from "#web/theme/theme.ts";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";

interface Props {
  router: ComponentProps<typeof RouterProvider>["router"];
}

/** No transitions: Apollo asks while a screen is drawn, and an address that is drawn beside the old one would be asked for by turns, for ever. */
export function App({ router }: Props) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={customProperties} />
      <ToastProvider>
        <RouterProvider router={router} useTransitions={false} />
      </ToastProvider>
    </ThemeProvider>
  );
}
