import { Alert, Box, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

import { localPath } from "#api/core/rules/language.rules.ts";

import { ForgotPasswordButton } from "#web/features/session/ForgotPasswordButton.tsx";
import { LoginForm } from "#web/features/session/LoginForm.tsx";
import { useWayBack } from "#web/features/session/wayBack.ts";
import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { paths } from "#web/paths.ts";
import { DrawingSheet } from "#web/ui/frame/DrawingSheet.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";
import { useHydrated } from "#web/ui/useHydrated.ts";

export function LoginPage() {
  const language = useLanguage();
  const { sheet, login, recovery } = useSignInWords();
  const back = useWayBack();
  // The location state is unknown when the page is prerendered. So the alert about an ended session, which depends on
  // it, is shown only after hydration.
  const isHydrated = useHydrated();

  return (
    <DrawingSheet words={sheet}>
      <PageHeader title={login.title} lead={login.lead} />
      {isHydrated && back?.userId && (
        <Alert severity="info" variant="outlined" icon={false} sx={{ mb: 3 }}>
          {login.sessionEnded}
        </Alert>
      )}
      <LoginForm />
      <Box
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1, mt: 2 }}
      >
        <Box sx={{ display: "flex", flexDirection: "column", alignItems: "flex-start" }}>
          <ForgotPasswordButton />
          <Link
            component={RouterLink}
            to={localPath(language, paths.forgotPassword)}
            sx={{ display: "inline-block", py: 1.25 }}
          >
            {recovery.link}
          </Link>
        </Box>
        <Typography>
          {login.newHere}{" "}
          <Link
            component={RouterLink}
            to={localPath(language, paths.register)}
            state={back}
            sx={{ display: "inline-block", py: 1.25 }}
          >
            {login.register}
          </Link>
        </Typography>
      </Box>
    </DrawingSheet>
  );
}
