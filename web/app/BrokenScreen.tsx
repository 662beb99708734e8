import { Container } from "@mui/material";

import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

/** Error boundary: a screen failed to load or render, most often after a network failure or a deployment. */
export function BrokenScreen() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 8 }}>
      <ErrorState text="This page could not be loaded." onRetry={() => window.location.reload()} />
    </Container>
  );
}
