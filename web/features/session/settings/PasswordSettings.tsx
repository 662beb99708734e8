import { Box, Stack } from "@mui/material";
import { type FormikHelpers } from "formik";
import { useState } from "react";

import { passwordChangeSchema } from "#api/session/session.rules.ts";
import { NewPasswordField } from "#web/features/session/passwords/NewPasswordField.tsx";
import { RemainingPrograms } from "#web/features/session/settings/RemainingPrograms.tsx";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { useChangePasswordMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/session/settings/words/settings.en.ts";

const EMPTY_TAKES_NO_PLACE = { "&:empty": { mt: -3 } };
const EMPTY = { currentPassword: "", newPassword: "" };

/**
 * The form that changes the password. The request is never retried automatically, because each try counts towards the
 * limit of wrong passwords.
 */
export function PasswordSettings({ onChanged }: { onChanged: () => void }) {
  const toast = useToast();
  const [changePassword] = useChangePasswordMutation();
  const [isChanged, setIsChanged] = useState(false);

  async function handleSubmit(values: typeof EMPTY, { setErrors, resetForm }: FormikHelpers<typeof EMPTY>) {
    try {
      await changePassword({ variables: values });
      toast.success(words.yourPasswordWasChangedYourOther);
      resetForm();
      setIsChanged(true);
      onChanged();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBeReached, {
        title: words.passwordNotChanged,
      });
    }
  }

  return (
    <SectionCard title={words.password}>
      <ValidatedForm initialValues={EMPTY} schema={passwordChangeSchema} onSubmit={handleSubmit} mayBeLeft>
        <Stack sx={{ gap: 3 }}>
          <FormField
            name="currentPassword"
            label={words.yourCurrentPassword}
            type="password"
            autoComplete="current-password"
            required
          />
          <NewPasswordField name="newPassword" label={words.newPassword} words={words.ofNewPassword} />
          <Box role="status" sx={EMPTY_TAKES_NO_PLACE}>
            {isChanged && <RemainingPrograms />}
          </Box>
          <div>
            <SubmitButton secondary label={words.changePassword} busy={words.changing} />
          </div>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}
