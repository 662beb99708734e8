import { Box } from "@mui/material";

import { companyProfileSchema } from "#api/company-profiles/companyProfile.rules.ts";
import { CompanyProfileFields } from "#web/features/company-profile/CompanyProfileFields.tsx";
import {
  COMPANY_PROFILE_LABELS,
  companyProfileValues,
  type CompanyProfileValues,
} from "#web/features/company-profile/companyProfileValues.ts";
import { useSaveCompanyProfile } from "#web/features/company-profile/useSaveCompanyProfile.ts";
import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";
import { useVersionedSave } from "#web/ui/forms/useVersionedSave.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";
import { words } from "#web/features/company-profile/words/companyProfile.en.ts";

interface Props {
  profile: CompanyProfileFieldsFragment | null;
  /** Values from the user's account. They prefill the form if the company has no profile yet. */
  known: Partial<CompanyProfileValues>;
  onCreated: () => void;
  /**
   * Called when a save was refused, because the profile was changed elsewhere in the meantime. Reads the profile again
   * from the network.
   */
  onConflict: () => Promise<CompanyProfileFieldsFragment | null>;
}

const schema = typedSchema(companyProfileSchema);

export function CompanyProfileForm({ profile, known, onCreated, onConflict }: Props) {
  const save = useSaveCompanyProfile();
  const { onSubmit, onFailed, meanwhile } = useVersionedSave({
    schema,
    valuesOf: companyProfileValues,
    save: (values: CompanyProfileValues) =>
      save(profile && values.version, schema.cast(values, { assert: false, stripUnknown: true })),
    readAgain: async () => profile && onConflict(),
    onSaved: profile ? undefined : onCreated,
    saved: () => (profile ? words.updated : words.created),
    failed: () => (profile ? words.notUpdated : words.notCreated),
  });

  return (
    <ValidatedForm
      initialValues={companyProfileValues(profile ?? known)}
      schema={schema}
      onSubmit={onSubmit}
      onFailed={onFailed}
      storeAs="company profile"
    >
      {meanwhile && (
        <SavedMeanwhile
          what={words.profile}
          action={words.updateProfile}
          meanwhile={meanwhile}
          labels={COMPANY_PROFILE_LABELS}
        />
      )}
      <CompanyProfileFields />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
        <UnreachedAlert />
        <SubmitButton label={profile ? words.updateProfile : words.createProfile} busy={words.submitting} />
      </Box>
    </ValidatedForm>
  );
}
