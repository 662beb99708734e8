import { Stack } from "@mui/material";

import { ownNameSchema } from "#api/session/account/account.rules.ts";
import { type StoredUser } from "#web/features/session/storedUser.ts";
import { useChangeOwnNameMutation } from "#web/graphql/generatedAccounts.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { type FieldPropsOf, typedOf } from "#web/ui/forms/fieldProps.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";

const FIELDS: FieldPropsOf<Pick<StoredUser, "firstName" | "lastName">> = {
  firstName: { label: "First name", autoComplete: "given-name" },
  lastName: { label: "Last name", autoComplete: "family-name" },
};

export function NameSettings({ user }: { user: StoredUser }) {
  const toast = useToast();
  const [changeName] = useChangeOwnNameMutation();

  return (
    <SectionCard title="Name" mark={user.username}>
      <ValidatedForm
        initialValues={typedOf(FIELDS, user)}
        schema={ownNameSchema}
        onSubmit={async (values, { resetForm }) => {
          await changeName({ variables: { input: ownNameSchema.cast(values, { assert: false }) } });
          toast.success("Your name was saved");
          resetForm({ values });
        }}
        onFailed={(error) => toast.error(refusalOf(error)?.message ?? "Your name could not be saved")}
      >
        <Stack sx={{ gap: 3 }}>
          <FormFields fieldProps={FIELDS} />
          <UnreachedAlert />
          <div>
            <SubmitButton secondary label="Save Name" busy="Saving..." />
          </div>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}
