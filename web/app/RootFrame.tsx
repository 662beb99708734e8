import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Container } from "@mui/material";

import { useScrollPlace } from "#web/app/useScrollPlace.ts";
import { PendingLine } from "#web/ui/feedback/PendingLine.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { words } from "#web/app/words/shell.en.ts";

/** The root of all routes of the portal. */
export function RootFrame() {
  useScrollPlace(useLocation());

  return (
    <>
      <PendingLine />
      <Outlet />
    </>
  );
}

/** Error boundary: shown when a screen fails to load or render, most often after a network failure or a deployment. */
export function BrokenScreen() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 8 }}>
      <ErrorState text={words.thisPageCouldNotBeLoaded} onRetry={() => window.location.reload()} />
    </Container>
  );
}

/** Reloads a URL that is not a route of the portal, so that the server answers it with a public page or 404. */
export function ReloadFromServer() {
  useEffect(() => window.location.reload(), []);
  return null;
}
