import { Stack } from "@mui/material";
import { type FormikHelpers } from "formik";

import { newPasswordSchema } from "#api/session/account/account.rules.ts";
import { NewPasswordField } from "#web/features/session/passwords/NewPasswordField.tsx";
import { LinkProblem, useLinkToken } from "#web/features/session/recovery/mailedLink.tsx";
import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { useResetPasswordMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

const EMPTY = { password: "" };

/**
 * The form that sets a new password. The request is never retried automatically, because the mailed link works only
 * once.
 */
export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const { recovery, form, refused, login } = useSignInWords();
  const { choose, password } = recovery;
  const language = useLanguage();
  const token = useLinkToken();
  const toast = useToast();
  const [resetPassword] = useResetPasswordMutation();

  async function handleSubmit(values: typeof EMPTY, helpers: FormikHelpers<typeof EMPTY>) {
    try {
      await resetPassword({ variables: { token: token ?? "", password: values.password, language } });
      toast.success(choose.done.text, { title: choose.done.title });
      onDone();
    } catch (error) {
      helpers.setErrors(fieldErrorsOf(error));
      const refusal = refusalOf(error);
      toast.error(refusal ? refused(refusal) : login.unreachable, { title: choose.failed });
    }
  }

  if (token === "") return <LinkProblem />;
  return (
    <ValidatedForm
      initialValues={EMPTY}
      schema={newPasswordSchema}
      onSubmit={handleSubmit}
      words={form}
      prerendered
      mayBeLeft
    >
      <Stack sx={{ gap: 3 }}>
        <NewPasswordField name="password" label={choose.label} words={password} />
        <SubmitButton label={choose.submit} busy={choose.submitting} />
      </Stack>
    </ValidatedForm>
  );
}
