import { Button, Stack, Typography } from "@mui/material";
import { type FormikHelpers } from "formik";
import { useEffect, useRef } from "react";

import { codeSchema } from "#api/session/account/account.rules.ts";
import { rememberUser } from "#web/features/session/storedUser.ts";
import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { fieldErrorsOf, isRefused, refusalOf } from "#web/graphql/refusal.ts";
import { useCompleteSignInMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

const EMPTY = { code: "" };

/**
 * The form for the code of two-step sign-in. It replaces the sign-in form after a correct password, and takes the
 * focus.
 */
export function SecondStepForm({ onBack }: { onBack: () => void }) {
  const { secondStep, form, refused, login } = useSignInWords();
  const language = useLanguage();
  const toast = useToast();
  const lead = useRef<HTMLParagraphElement>(null);
  const [completeSignIn] = useCompleteSignInMutation();
  useEffect(() => lead.current?.focus(), []);

  async function handleSubmit(values: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      const { data } = await completeSignIn({ variables: { ...codeSchema.cast(values), language } });
      if (!data) return;
      const user = data.completeSignIn;
      rememberUser(user);
      toast.success(login.welcome.text(user.firstName ?? user.username), {
        title: login.welcome.title,
        duration: 3000,
      });
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      const refusal = refusalOf(error);
      toast.error(refusal ? refused(refusal) : login.unreachable, { title: login.failed.title });
      if (isRefused(error, "UNAUTHENTICATED")) onBack();
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={codeSchema} onSubmit={handleSubmit} words={form} mayBeLeft>
      <Stack sx={{ gap: 3 }}>
        <Typography ref={lead} tabIndex={-1} sx={{ outline: "none" }}>
          {secondStep.lead}
        </Typography>
        <FormField
          name="code"
          label={secondStep.code}
          autoComplete="one-time-code"
          helperText={secondStep.hint}
          required
        />
        <SubmitButton label={login.submit} busy={login.submitting} />
        <div>
          <Button variant="text" onClick={onBack}>
            {secondStep.back}
          </Button>
        </div>
      </Stack>
    </ValidatedForm>
  );
}
