import { Alert, Box, Link, Typography } from "@mui/material";
import { Link as RouterLink, useLocation } from "react-router-dom";

import { ForgotPasswordButton } from "#web/features/session/ForgotPasswordButton.tsx";
import { LoginForm } from "#web/features/session/LoginForm.tsx";
import { type LostSession } from "#web/features/session/LostSession.ts";
import { paths } from "#web/paths.ts";
import { DrawingSheet } from "#web/ui/frame/DrawingSheet.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function LoginPage() {
  const { state } = useLocation() as { state: LostSession | null };

  return (
    <DrawingSheet>
      <PageHeader title="Partner Portal" lead="Sign in to browse tenders and submit bids." />
      {state && (
        <Alert severity="info" variant="outlined" icon={false} sx={{ mb: 3 }}>
          Your session has ended. Sign in to go on: what you typed is kept.
        </Alert>
      )}
      <LoginForm />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1, mt: 2 }}>
        <ForgotPasswordButton />
        <Typography>
          New here?{" "}
          <Link component={RouterLink} to={paths.register} sx={{ display: "inline-block", py: 1.25 }}>Register as a partner</Link>
        </Typography>
      </Box>
    </DrawingSheet>
  );
}
