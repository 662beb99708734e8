import { Box, Link, Typography } from "@mui/material";
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom";

import { ForgotPasswordButton } from "#web/features/session/ForgotPasswordButton.tsx";
import { LoginForm } from "#web/features/session/LoginForm.tsx";
import { paths } from "#web/paths.ts";
import { DrawingSheet } from "#web/ui/DrawingSheet.tsx";
import { PageHeader } from "#web/ui/PageHeader.tsx";

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };

  return (
    <DrawingSheet>
      <PageHeader title="Partner Portal" lead="Sign in to browse tenders and submit bids." />
      <LoginForm onSignedIn={() => void navigate(state?.from ?? paths.dashboard, { replace: true })} />
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
