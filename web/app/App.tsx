import { CssBaseline, ThemeProvider } from "@mui/material";
import { type ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";

import { theme } from "#web/theme/theme.ts";
import { ToastProvider } from "#web/ui/ToastProvider.tsx";

interface Props {
  router: ComponentProps<typeof RouterProvider>["router"];
}

export function App({ router }: Props) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ThemeProvider>
  );
}
