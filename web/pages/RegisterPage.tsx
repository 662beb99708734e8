import { Link, Typography } from "@mui/material";
import { Link as RouterLink, useNavigate } from "react-router-dom";

import { RegisterForm } from "#web/features/session/RegisterForm.tsx";
import { paths } from "#web/paths.ts";
import { DrawingSheet } from "#web/ui/frame/DrawingSheet.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function RegisterPage() {
  const navigate = useNavigate();
  return (
    <DrawingSheet width={720}>
      <PageHeader title="Partner Registration" lead="One account for your company: browse open tenders, keep a company profile, submit bids." />
      <RegisterForm onRegistered={() => void navigate(paths.login)} />
      <Typography sx={{ mt: 2 }}>
        Already registered?{" "}
        <Link component={RouterLink} to={paths.login} sx={{ display: "inline-block", py: 1.25 }}>Sign in</Link>
      </Typography>
    </DrawingSheet>
  );
}
