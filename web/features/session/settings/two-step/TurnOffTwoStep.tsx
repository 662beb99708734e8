import { Stack, Typography } from "@mui/material";
import { type FormikHelpers } from "formik";
import { object } from "yup";

import { requiredText, untrimmedText } from "#api/core/rules/fields.rules.ts";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { useTurnOffTwoStepMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { words } from "#web/features/session/settings/two-step/words/twoStep.en.ts";

const EMPTY = { twoStepPassword: "", code: "" };
const schema = object({
  twoStepPassword: untrimmedText().required("Required").max(200, "Invalid input"),
  code: requiredText("Required", 50),
});

export function TurnOffTwoStep({ codesLeft, onDone }: { codesLeft: number; onDone: () => void }) {
  const toast = useToast();
  const [turnOff] = useTurnOffTwoStepMutation();

  async function handleSubmit({ twoStepPassword, code }: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      await turnOff({ variables: { password: twoStepPassword, code } });
      toast.success(words.twoStepSignInIsOff);
      onDone();
    } catch (error) {
      const { password, ...others } = fieldErrorsOf(error);
      setErrors({ ...others, ...(password && { twoStepPassword: password }) });
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBeReached, { title: words.notTurnedOff });
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={schema} onSubmit={handleSubmit} mayBeLeft>
      <Stack sx={{ gap: 3 }}>
        <Typography>{words.yourSignInAsksForA(codesLeft)}</Typography>
        <FormField
          name="twoStepPassword"
          label={words.passwordForTwoStepSignIn}
          type="password"
          autoComplete="current-password"
          helperText={words.yourCurrentPassword}
          required
        />
        <FormField name="code" label={words.codeOfTheAppOrA} autoComplete="one-time-code" required />
        <div>
          <SubmitButton secondary label={words.turnOff} busy={words.turningOff} />
        </div>
      </Stack>
    </ValidatedForm>
  );
}
