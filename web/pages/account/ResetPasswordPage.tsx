import { Link, Typography } from "@mui/material";
import { Link as RouterLink, useNavigate } from "react-router-dom";

import { localPath } from "#api/core/rules/language.rules.ts";

import { ResetPasswordForm } from "#web/features/session/recovery/ResetPasswordForm.tsx";
import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { paths } from "#web/paths.ts";
import { DrawingSheet } from "#web/ui/frame/DrawingSheet.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const { sheet, recovery } = useSignInWords();
  const language = useLanguage();
  const login = localPath(language, paths.login);
  return (
    <DrawingSheet words={sheet}>
      <PageHeader title={recovery.choose.title} lead={recovery.choose.lead} />
      <ResetPasswordForm onDone={() => void navigate(login)} />
      <Typography sx={{ mt: 2 }}>
        <Link
          component={RouterLink}
          to={localPath(language, paths.forgotPassword)}
          sx={{ display: "inline-block", py: 1.25 }}
        >
          {recovery.askAgain}
        </Link>
      </Typography>
    </DrawingSheet>
  );
}
