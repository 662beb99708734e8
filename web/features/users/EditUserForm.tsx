import { Alert, Box, Button, Stack } from "@mui/material";
import { useMemo } from "react";

import { companyTypologyLabel } from "#api/users/userWords.rules.ts";

import {
  ACCOUNT,
  COMPANY,
  typedUserSchema,
  typologyChoices,
  USER_FIELDS,
  USER_LABELS,
  userValues,
} from "#web/features/users/userValues.ts";
import { ROLE_CHOICES, STATUS_CHOICES } from "#web/features/users/userWords.ts";
import { term } from "#web/format/words/terms.en.ts";
import { words } from "#web/features/users/words/userForm.en.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import { useUpdateUserMutation, type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import { FormFields } from "#web/ui/forms/FormFields.tsx";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { SectionCard } from "#web/ui/SectionCard.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useVersionedSave } from "#web/ui/forms/useVersionedSave.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  user: ManagedUserFragment;
  /**
   * Called when a save was refused because its version was stale. Reads the stored user from the network; resolves to
   * null if the request fails.
   */
  onConflict: () => Promise<ManagedUserFragment | null>;
  onSaved: () => void;
  onCancel: () => void;
}

export function EditUserForm({ user, onConflict, onSaved, onCancel }: Props) {
  const [updateUser] = useUpdateUserMutation();
  const typologies = useMemo(() => typologyChoices(user.companyTypology), [user.companyTypology]);
  const { onSubmit, onFailed, meanwhile, isGone } = useVersionedSave({
    schema: typedUserSchema,
    valuesOf: userValues,
    save: async (values) => {
      const fields = typedUserSchema.cast(values, { assert: false, stripUnknown: true });
      return dataOf(await updateUser({ variables: { id: user.id, patch: { ...fields, version: values.version } } }))
        .updateUser;
    },
    readAgain: onConflict,
    onSaved,
    saved: () => words.userUpdatedSuccessfully,
    failed: (reason) => reason ?? words.failedToUpdateUser,
  });

  return (
    <ValidatedForm
      initialValues={userValues(user)}
      schema={typedUserSchema}
      onSubmit={onSubmit}
      onFailed={onFailed}
      storeAs={`user ${user.id}`}
      openedBy="edit"
    >
      {meanwhile && (
        <SavedMeanwhile
          what={words.user}
          action={words.saveChanges}
          meanwhile={meanwhile}
          labels={USER_LABELS}
          show={inWords}
        />
      )}
      {isGone && (
        <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 3 }}>
          {words.thisUserWasDeletedSince}
        </Alert>
      )}
      <Stack sx={{ gap: 3 }}>
        <SectionCard title={ACCOUNT}>
          <FormFields fieldProps={USER_FIELDS} section={ACCOUNT} />
        </SectionCard>
        <SectionCard title={COMPANY}>
          <FormFields fieldProps={USER_FIELDS} section={COMPANY} more={{ companyTypology: { options: typologies } }} />
        </SectionCard>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <UnreachedAlert />
          <SubmitButton label={words.saveChanges} busy={words.submitting} />
          <Button variant="outlined" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Box>
      </Stack>
    </ValidatedForm>
  );
}

/** Returns the label of a select's option; for other fields, the value itself. */
function inWords(name: string, value: string) {
  if (name === "companyTypology") return term(companyTypologyLabel(value));
  const choices = name === "isAdmin" ? ROLE_CHOICES : name === "status" ? STATUS_CHOICES : [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
