import { Box, Button, Stack } from "@mui/material";
import { type FormikHelpers } from "formik";

import { ACCOUNT, COMPANY, NEW_USER, NEW_USER_FIELDS, typedNewUserSchema } from "#web/features/users/userValues.ts";
import { words } from "#web/features/users/words/userForm.en.ts";
import { useCreateUserMutation } from "#web/graphql/generatedUsers.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

const STORE_NAME = "new user";

/** The form in which an administrator creates a user (spec §2, create-user). */
export function CreateUserForm() {
  const toast = useToast();
  const createOnce = useCreateOnce(STORE_NAME);
  const [createUser] = useCreateUserMutation();

  async function handleSubmit(values: typeof NEW_USER, { resetForm }: FormikHelpers<typeof NEW_USER>) {
    await createOnce(typedNewUserSchema.cast(values, { assert: false, stripUnknown: true }), (input) =>
      createUser({ variables: { input } }),
    );
    toast.success(words.userProfileCreatedSuccessfully);
    resetForm({ values: NEW_USER });
  }

  const handleFailed = (error: unknown) => toast.error(refusalOf(error)?.message ?? words.failedToCreateUserProfile);

  return (
    <ValidatedForm
      initialValues={NEW_USER}
      schema={typedNewUserSchema}
      onSubmit={handleSubmit}
      onFailed={handleFailed}
      storeAs={STORE_NAME}
    >
      <Stack sx={{ gap: 3 }}>
        <SectionCard title={ACCOUNT} mark="1 / 2">
          <FormFields fieldProps={NEW_USER_FIELDS} section={ACCOUNT} />
        </SectionCard>
        <SectionCard title={COMPANY} mark="2 / 2">
          <FormFields fieldProps={NEW_USER_FIELDS} section={COMPANY} />
        </SectionCard>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <UnreachedAlert />
          <SubmitButton label={words.createUser} busy={words.submitting} />
          <Button type="reset" variant="outlined">
            {words.resetForm}
          </Button>
        </Box>
      </Stack>
    </ValidatedForm>
  );
}
