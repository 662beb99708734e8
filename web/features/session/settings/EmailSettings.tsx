import { Alert, Box, Stack, Typography } from "@mui/material";
import { type FormikHelpers } from "formik";
import { useState } from "react";

import { emailChangeSchema } from "#api/session/account/account.rules.ts";
import { UnprovenAddress } from "#web/features/session/settings/UnprovenAddress.tsx";
import { fieldErrorsOf, refusalOf } from "#web/graphql/refusal.ts";
import { useChangeEmailMutation } from "#web/graphql/generatedAccounts.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { emptyOf, type FieldPropsOf } from "#web/ui/forms/fieldProps.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { EmailText } from "#web/ui/EmailText.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { words } from "#web/features/session/settings/words/settings.en.ts";

const FIELDS: FieldPropsOf<Record<"email" | "password", string>> = {
  email: { label: words.newEmail, type: "email", autoComplete: "email", inputMode: "email", required: true },
  password: { label: words.currentPassword, type: "password", autoComplete: "current-password", required: true },
};
const EMPTY = emptyOf(FIELDS);
const EMPTY_TAKES_NO_PLACE = { "&:empty": { mt: -3 } };

/**
 * The form that changes the e-mail address. The request is never retried automatically, because each try counts towards
 * the limit of wrong passwords.
 */
export function EmailSettings({ email }: { email: string }) {
  const toast = useToast();
  const [changeEmail] = useChangeEmailMutation();
  const [mailedTo, setMailedTo] = useState("");

  async function handleSubmit(values: typeof EMPTY, { setErrors, resetForm }: FormikHelpers<typeof EMPTY>) {
    const input = emailChangeSchema.cast(values);
    try {
      await changeEmail({ variables: input });
      setMailedTo(input.email);
      resetForm();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBeReached, {
        title: words.emailNotChanged,
      });
    }
  }

  return (
    <SectionCard title={words.email}>
      <Typography sx={{ mb: 3 }}>
        {words.mailsAboutYourAccountGoTo} <EmailText address={email} />.
      </Typography>
      <UnprovenAddress />
      <ValidatedForm initialValues={EMPTY} schema={emailChangeSchema} onSubmit={handleSubmit} mayBeLeft>
        <Stack sx={{ gap: 3 }}>
          <FormFields fieldProps={FIELDS} />
          <Box role="status" sx={EMPTY_TAKES_NO_PLACE}>
            {mailedTo && (
              <Alert severity="success" variant="outlined" icon={false}>
                {words.aLinkWasMailedTo} <EmailText address={mailedTo} />
                {words.openItWithin24HoursThe}
              </Alert>
            )}
          </Box>
          <div>
            <SubmitButton secondary label={words.changeEmail} busy={words.sending} />
          </div>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}
