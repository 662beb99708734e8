import { Box } from "@mui/material";
import { type FormikHelpers } from "formik";

import { registrationSchema } from "#api/users/user.rules.ts";
import { PARTNER_ROLE_LABELS, PARTNER_ROLES } from "#api/users/userWords.rules.ts";
import { fieldErrorsOf } from "#web/graphql/fieldErrorsOf.ts";
import { useRegisterMutation } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

const EMPTY = { firstName: "", lastName: "", email: "", company: "", role: "", username: "", password: "" };

const ROLES = [
  { value: "", label: "Choose a role" },
  ...PARTNER_ROLES.map((role) => ({ value: role, label: PARTNER_ROLE_LABELS[role] })),
];

const COLUMNS = { display: "grid", gap: 3, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" };
const WHOLE_LINE = { gridColumn: "1 / -1", display: "grid" };

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const toast = useToast();
  const [register] = useRegisterMutation();

  async function handleSubmit(values: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) {
    try {
      await register({ variables: { input: registrationSchema.cast(values, { assert: false }) } });
      toast.success("Your partner account has been created. Please sign in.", { title: "Registration Successful!" });
      onRegistered();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(refusalOf(error)?.message ?? "Please try again.", { title: "Registration Failed" });
    }
  }

  return (
    <ValidatedForm initialValues={EMPTY} schema={registrationSchema} onSubmit={handleSubmit}>
      <Box sx={COLUMNS}>
        <FormField name="firstName" label="First name" autoComplete="given-name" required />
        <FormField name="lastName" label="Last name" autoComplete="family-name" required />
        <Box sx={WHOLE_LINE}>
          <FormField name="email" label="Email" type="email" autoComplete="email" inputMode="email" required />
        </Box>
        <FormField name="username" label="Username" autoComplete="username" required />
        <FormField name="password" label="Password" type="password" autoComplete="new-password" helperText="At least 6 characters" required />
        <FormField name="company" label="Company" autoComplete="organization" />
        <FormField name="role" label="Role" options={ROLES} />
        <Box sx={WHOLE_LINE}>
          <SubmitButton label="Create Account" busy="Creating Account..." />
        </Box>
      </Box>
    </ValidatedForm>
  );
}
