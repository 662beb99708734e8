import { Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { localPath } from "#api/core/rules/language.rules.ts";

import { ForgotPasswordForm } from "#web/features/session/recovery/ForgotPasswordForm.tsx";
import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { paths } from "#web/paths.ts";
import { DrawingSheet } from "#web/ui/frame/DrawingSheet.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

export function ForgotPasswordPage() {
  const { sheet, recovery } = useSignInWords();
  const language = useLanguage();
  const login = localPath(language, paths.login);
  return (
    <DrawingSheet words={sheet}>
      <PageHeader title={recovery.ask.title} lead={recovery.ask.lead} />
      <ForgotPasswordForm />
      <Typography sx={{ mt: 2 }}>
        <Link component={RouterLink} to={login} sx={{ display: "inline-block", py: 1.25 }}>
          {recovery.back}
        </Link>
      </Typography>
    </DrawingSheet>
  );
}
