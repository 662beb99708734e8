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
      toast.success("Two-step sign-in is off");
      onDone();
    } catch (error) {
      const { password, ...others } = fieldErrorsOf(error);
      setErrors({ ...others, ...(password && { twoStepPassword: password }) });
      toast.error(refusalOf(error)?.message ?? "The server could not be reached.", { title: "Not turned off" });
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={schema} onSubmit={handleSubmit} mayBeLeft>
      <Stack sx={{ gap: 3 }}>
        <Typography>
          Your sign-in asks for a code of your app. Recovery codes left: {codesLeft}. For new ones, turn it off and set
          it up again.
        </Typography>
        <FormField
          name="twoStepPassword"
          label="Password for two-step sign-in"
          type="password"
          autoComplete="current-password"
          helperText="Your current password"
          required
        />
        <FormField name="code" label="Code of the app, or a recovery code" autoComplete="one-time-code" required />
        <div>
          <SubmitButton secondary label="Turn Off" busy="Turning off..." />
        </div>
      </Stack>
    </ValidatedForm>
  );
}
