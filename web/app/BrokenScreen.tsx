import { Container } from "@mui/material";

import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

/** A screen that could not be loaded or drawn, most often because the network went away or a new version was put in place. */
export function BrokenScreen() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 8 }}>
      <ErrorState text="This page could not be loaded." onRetry={() => window.location.reload()} />
    </Container>
  );
}
