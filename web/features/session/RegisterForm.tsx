import { Stack } from "@mui/material";

import { registrationSchema, type Registration } from "#api/users/registration.rules.ts";
import { PARTNER_ROLES } from "#api/users/userWords.rules.ts";
import { type SignInWords } from "#web/features/session/SignInWords.ts";
import { signInWords, useSignInWords } from "#web/features/session/useSignInWords.ts";
import { useRegisterMutation } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { emptyOf, type FieldPropsOf } from "#web/ui/forms/fieldProps.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { useLanguage } from "#web/ui/frame/useLanguage.ts";

/** Spec §3: the form fields of the registration payload. */
const registrationFields = ({
  labels,
  passwordHint,
  chooseRole,
  roles,
}: SignInWords["registration"]): FieldPropsOf<Registration> => ({
  firstName: { label: labels.firstName, autoComplete: "given-name", required: true },
  lastName: { label: labels.lastName, autoComplete: "family-name", required: true },
  email: { label: labels.email, type: "email", autoComplete: "email", inputMode: "email", required: true, wide: true },
  username: { label: labels.username, autoComplete: "username", required: true },
  password: {
    label: labels.password,
    type: "password",
    autoComplete: "new-password",
    helperText: passwordHint,
    required: true,
  },
  company: { label: labels.company, autoComplete: "organization" },
  role: {
    label: labels.role,
    options: [{ value: "", label: chooseRole }, ...PARTNER_ROLES.map((role) => ({ value: role, label: roles[role] }))],
  },
});
const EMPTY = emptyOf(registrationFields(signInWords.en.registration));

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const { registration: words, form, refused } = useSignInWords();
  const language = useLanguage();
  const toast = useToast();
  const createOnce = useCreateOnce();
  const [register] = useRegisterMutation();

  async function handleSubmit(values: typeof EMPTY) {
    await createOnce(registrationSchema.cast(values, { assert: false }), (input) =>
      register({ variables: { input, language } }),
    );
    toast.success(words.welcome.text, { title: words.welcome.title });
    onRegistered();
  }

  function handleFailed(error: unknown) {
    const refusal = refusalOf(error);
    toast.error(refusal ? refused(refusal) : words.failed.text, { title: words.failed.title });
  }

  return (
    <ValidatedForm
      initialValues={EMPTY}
      schema={registrationSchema}
      onSubmit={handleSubmit}
      onFailed={handleFailed}
      words={form}
      prerendered
    >
      <Stack sx={{ gap: 3 }}>
        <FormFields fieldProps={registrationFields(words)} />
        <UnreachedAlert />
        <SubmitButton label={words.submit} busy={words.submitting} />
      </Stack>
    </ValidatedForm>
  );
}
