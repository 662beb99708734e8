import { Stack, Typography } from "@mui/material";
import { type FormikHelpers } from "formik";
import { object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { type SetUpTwoStepMutation, useSetUpTwoStepMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { words } from "#web/features/session/settings/two-step/words/twoStep.en.ts";

const EMPTY = { twoStepPassword: "" };
const schema = object({ twoStepPassword: untrimmedText().required("Required").max(200, "Invalid input") });

export function StartTwoStep({ onStarted }: { onStarted: (secret: SetUpTwoStepMutation["setUpTwoStep"]) => void }) {
  const toast = useToast();
  const [setUp] = useSetUpTwoStepMutation();

  async function handleSubmit({ twoStepPassword }: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      const { data } = await setUp({ variables: { password: twoStepPassword } });
      if (data) onStarted(data.setUpTwoStep);
    } catch (error) {
      const { password } = fieldErrorsOf(error);
      setErrors(password ? { twoStepPassword: password } : {});
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBeReached, { title: words.notSetUp });
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={schema} onSubmit={handleSubmit} mayBeLeft>
      <Stack sx={{ gap: 3 }}>
        <Typography>{words.atSignInACodeOf}</Typography>
        <FormField
          name="twoStepPassword"
          label={words.passwordForTwoStepSignIn}
          type="password"
          autoComplete="current-password"
          helperText={words.yourCurrentPassword}
          required
        />
        <div>
          <SubmitButton secondary label={words.setUp} busy={words.settingUp} />
        </div>
      </Stack>
    </ValidatedForm>
  );
}
