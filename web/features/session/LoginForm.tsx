import { Alert, Stack } from "@mui/material";
import { useState } from "react";

import { loginSchema } from "#api/session/session.rules.ts";
import { SecondStepForm } from "#web/features/session/recovery/SecondStepForm.tsx";
import { loginFailure } from "#web/features/session/loginFailure.ts";
import { rememberUser } from "#web/features/session/storedUser.ts";
import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { useLoginMutation } from "#web/graphql/generated.ts";
import { isRefused, refusalOf } from "#web/graphql/refusal.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

const EMPTY = { username: "", password: "" };

/**
 * The sign-in form. If the account requires a code, SecondStepForm replaces this form. After a sign-in the user is
 * stored, and the route guard RedirectSignedIn redirects to the portal.
 */
export function LoginForm() {
  const words = useSignInWords();
  const { username, password, submit, submitting, unreachable, welcome, failed } = words.login;
  const language = useLanguage();
  const toast = useToast();
  const [login] = useLoginMutation();
  const [isUnreachable, setUnreachable] = useState(false);
  const [isHalf, setHalf] = useState(false);

  async function handleSubmit(values: typeof EMPTY) {
    setUnreachable(false);
    try {
      const { data } = await login({ variables: { input: loginSchema.cast(values), language } });
      if (!data) return;
      rememberUser(data.login);
      toast.success(welcome.text(data.login.firstName ?? data.login.username), {
        title: welcome.title,
        duration: 3000,
      });
    } catch (error) {
      if (isRefused(error, "SECOND_STEP")) {
        setHalf(true);
        return;
      }
      setUnreachable(!refusalOf(error));
      toast.error(loginFailure(error, words), { title: failed.title });
    }
  }

  if (isHalf) return <SecondStepForm onBack={() => setHalf(false)} />;
  return (
    <ValidatedForm
      initialValues={EMPTY}
      schema={loginSchema}
      onSubmit={handleSubmit}
      words={words.form}
      prerendered
      mayBeLeft
    >
      <Stack sx={{ gap: 3 }}>
        <FormField name="username" label={username} autoComplete="username" required />
        <FormField name="password" label={password} type="password" autoComplete="current-password" required />
        {isUnreachable && <Alert severity="error">{unreachable}</Alert>}
        <SubmitButton label={submit} busy={submitting} />
      </Stack>
    </ValidatedForm>
  );
}
