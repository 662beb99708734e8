import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Container } from "@mui/material";

import { PendingLine } from "#web/ui/feedback/PendingLine.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

/** Spec §2: scrolls to the top on each route change. */
export function RootFrame() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <>
      <PendingLine />
      <Outlet />
    </>
  );
}

/** Error boundary: shown when a screen failed to load or render, most often after a network failure or a deployment. */
export function BrokenScreen() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 8 }}>
      <ErrorState text="This page could not be loaded." onRetry={() => window.location.reload()} />
    </Container>
  );
}

/** Reloads the page: for a URL outside the portal, the server answers with a public page or 404. */
export function ReloadFromServer() {
  useEffect(() => window.location.reload(), []);
  return null;
}
