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
import { words } from "#web/features/session/settings/words/settings.en.ts";

const FIELDS: FieldPropsOf<Pick<StoredUser, "firstName" | "lastName">> = {
  firstName: { label: words.firstName, autoComplete: "given-name" },
  lastName: { label: words.lastName, autoComplete: "family-name" },
};

export function NameSettings({ user }: { user: StoredUser }) {
  const toast = useToast();
  const [changeName] = useChangeOwnNameMutation();

  return (
    <SectionCard title={words.name} mark={user.username}>
      <ValidatedForm
        initialValues={typedOf(FIELDS, user)}
        schema={ownNameSchema}
        onSubmit={async (values, { resetForm }) => {
          await changeName({ variables: { input: ownNameSchema.cast(values, { assert: false }) } });
          toast.success(words.yourNameWasSaved);
          resetForm({ values });
        }}
        onFailed={(error) => toast.error(refusalOf(error)?.message ?? words.yourNameCouldNotBeSaved)}
      >
        <Stack sx={{ gap: 3 }}>
          <FormFields fieldProps={FIELDS} />
          <UnreachedAlert />
          <div>
            <SubmitButton secondary label={words.saveName} busy={words.saving} />
          </div>
        </Stack>
      </ValidatedForm>
    </SectionCard>
  );
}
