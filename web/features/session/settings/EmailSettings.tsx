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

const FIELDS: FieldPropsOf<Record<"email" | "password", string>> = {
  email: { label: "New email", type: "email", autoComplete: "email", inputMode: "email", required: true },
  password: { label: "Current password", type: "password", autoComplete: "current-password", required: true },
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
      toast.error(refusalOf(error)?.message ?? "The server could not be reached. What you typed is kept.", {
        title: "Email not changed",
      });
    }
  }

  return (
    <SectionCard title="Email">
      <Typography sx={{ mb: 3 }}>
        Mails about your account go to <EmailText address={email} />.
      </Typography>
      <UnprovenAddress />
      <ValidatedForm initialValues={EMPTY} schema={emailChangeSchema} onSubmit={handleSubmit} mayBeLeft>
        <Stack sx={{ gap: 3 }}>
          <FormFields fieldProps={FIELDS} />
          <Box role="status" sx={EMPTY_TAKES_NO_PLACE}>
            {mailedTo && (
              <Alert severity="success" variant="outlined" icon={false}>
                A link was mailed to <EmailText address={mailedTo} />. Open it within 24 hours: the new address counts
                once you confirm it.
              </Alert>
            )}
          </Box>
          <div>
            <SubmitButton secondary label="Change Email" busy="Sending..." />
          </div>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}
