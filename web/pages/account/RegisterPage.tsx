import { Link, Typography } from "@mui/material";
import { Link as RouterLink, useNavigate } from "react-router-dom";

import { localPath } from "#api/core/rules/language.rules.ts";

import { RegisterForm } from "#web/features/session/RegisterForm.tsx";
import { useWayBack } from "#web/features/session/wayBack.ts";
import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { paths } from "#web/paths.ts";
import { DrawingSheet } from "#web/ui/frame/DrawingSheet.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

export function RegisterPage() {
  const navigate = useNavigate();
  const { sheet, registration } = useSignInWords();
  const back = useWayBack();
  const login = localPath(useLanguage(), paths.login);
  return (
    <DrawingSheet words={sheet} width={720}>
      <PageHeader title={registration.title} lead={registration.lead} />
      <RegisterForm onRegistered={() => void navigate(login, { state: back })} />
      <Typography sx={{ mt: 2 }}>
        {registration.registered}{" "}
        <Link component={RouterLink} to={login} state={back} sx={{ display: "inline-block", py: 1.25 }}>
          {registration.login}
        </Link>
      </Typography>
    </DrawingSheet>
  );
}
