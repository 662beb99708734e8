import { Alert, Stack } from "@mui/material";
import { useState } from "react";

import { loginSchema } from "#api/session/session.rules.ts";
import { loginFailure } from "#web/features/session/loginFailure.ts";
import { rememberUser } from "#web/features/session/storedUser.ts";
import { useLoginMutation } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

const EMPTY = { username: "", password: "" };

/** On success it stores the user, and RedirectSignedIn leads to the dashboard. */
export function LoginForm() {
  const toast = useToast();
  const [login] = useLoginMutation();
  const [isUnreachable, setUnreachable] = useState(false);

  async function handleSubmit(values: typeof EMPTY) {
    setUnreachable(false);
    try {
      const { data } = await login({ variables: { input: loginSchema.cast(values) } });
      if (!data) return;
      rememberUser(data.login);
      toast.success(`Welcome, ${data.login.firstName ?? data.login.username}!`, { title: "Login Successful", duration: 3000 });
    } catch (error) {
      setUnreachable(!refusalOf(error));
      toast.error(loginFailure(error), { title: "Login Failed" });
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={loginSchema} onSubmit={handleSubmit} mayBeLeft>
      <Stack sx={{ gap: 3 }}>
        <FormField name="username" label="Username" autoComplete="username" required />
        <FormField name="password" label="Password" type="password" autoComplete="current-password" required />
        {isUnreachable && <Alert severity="error">The server could not be reached. What you typed is kept.</Alert>}
        <SubmitButton label="Sign In" busy="Signing in..." />
      </Stack>
    </ValidatedForm>
  );
}
