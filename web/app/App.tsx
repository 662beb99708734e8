import { CssBaseline, GlobalStyles, ThemeProvider } from "@mui/material";
import { type ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";

import { customProperties } from "#web/theme/customProperties.ts";
import { theme } from "#web/theme/theme.ts";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";

interface Props {
  router: ComponentProps<typeof RouterProvider>["router"];
}

/** No transitions: Apollo queries during rendering, and two concurrent screens would refetch in turns, endlessly. */
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
