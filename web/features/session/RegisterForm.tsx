import { Stack } from "@mui/material";
import { type FormikHelpers } from "formik";

import { registrationSchema, type Registration } from "#api/users/user.rules.ts";
import { PARTNER_ROLE_LABELS, PARTNER_ROLES } from "#api/users/userWords.rules.ts";
import { fieldErrorsOf } from "#web/graphql/fieldErrorsOf.ts";
import { useRegisterMutation } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { emptyOf, type FieldLooks } from "#web/ui/forms/fieldLooks.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

const ROLES = [
  { value: "", label: "Choose a role" },
  ...PARTNER_ROLES.map((role) => ({ value: role, label: PARTNER_ROLE_LABELS[role] })),
];

/** Spec §3, registration payload. */
const REGISTRATION_FIELDS: FieldLooks<Registration> = {
  firstName: { label: "First name", autoComplete: "given-name", required: true },
  lastName: { label: "Last name", autoComplete: "family-name", required: true },
  email: { label: "Email", type: "email", autoComplete: "email", inputMode: "email", required: true, wide: true },
  username: { label: "Username", autoComplete: "username", required: true },
  password: { label: "Password", type: "password", autoComplete: "new-password", helperText: "At least 6 characters", required: true },
  company: { label: "Company", autoComplete: "organization" },
  role: { label: "Role", options: ROLES },
};
const EMPTY = emptyOf(REGISTRATION_FIELDS);

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const toast = useToast();
  const createOnce = useCreateOnce();
  const [register] = useRegisterMutation();

  async function handleSubmit(values: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      await createOnce(registrationSchema.cast(values, { assert: false }), (input) => register({ variables: { input } }));
      toast.success("Your partner account has been created. Please sign in.", { title: "Registration Successful!" });
      onRegistered();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? "Please try again.", { title: "Registration Failed" });
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={registrationSchema} onSubmit={handleSubmit}>
      <Stack sx={{ gap: 3 }}>
        <FormFields looks={REGISTRATION_FIELDS} />
        <SubmitButton label="Create Account" busy="Creating Account..." />
      </Stack>
    </ValidatedForm>
  );
}
