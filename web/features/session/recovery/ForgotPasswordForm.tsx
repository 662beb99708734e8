import { Alert, Box, Stack } from "@mui/material";
import { useState } from "react";

import { resetRequestSchema } from "#api/session/account/account.rules.ts";
import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { useRequestPasswordResetMutation } from "#web/graphql/generatedAccounts.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

const EMPTY = { login: "" };

export function ForgotPasswordForm() {
  const { recovery, form, refused, login: signIn } = useSignInWords();
  const { ask } = recovery;
  const language = useLanguage();
  const toast = useToast();
  const [request] = useRequestPasswordResetMutation();
  const [isSent, setSent] = useState(false);

  async function handleSubmit(values: typeof EMPTY) {
    setSent(false);
    try {
      await request({ variables: { login: resetRequestSchema.cast(values).login, language } });
      setSent(true);
    } catch (error) {
      const refusal = refusalOf(error);
      toast.error(refusal ? refused(refusal) : signIn.unreachable, { title: ask.failed });
    }
  }

  return (
    <ValidatedForm
      initialValues={EMPTY}
      schema={resetRequestSchema}
      onSubmit={handleSubmit}
      words={form}
      prerendered
      mayBeLeft
    >
      <Stack sx={{ gap: 3 }}>
        <FormField name="login" label={ask.login} autoComplete="username" required />
        <Box role="status" sx={{ "&:empty": { mt: -3 } }}>
          {isSent && (
            <Alert severity="success" variant="outlined" icon={false}>
              {ask.sent}
            </Alert>
          )}
        </Box>
        <SubmitButton label={isSent ? ask.again : ask.submit} busy={ask.submitting} />
      </Stack>
    </ValidatedForm>
  );
}
