import { Box } from "@mui/material";
import { type FormikHelpers } from "formik";
import { useState } from "react";

import { companyProfileSchema } from "#api/company-profiles/companyProfile.rules.ts";
import { CompanyProfileFields } from "#web/features/company-profile/CompanyProfileFields.tsx";
import {
  COMPANY_PROFILE_LABELS,
  companyProfileValues,
  type CompanyProfileValues,
} from "#web/features/company-profile/companyProfileValues.ts";
import { useSaveCompanyProfile } from "#web/features/company-profile/useSaveCompanyProfile.ts";
import { fieldErrorsOf } from "#web/graphql/fieldErrorsOf.ts";
import { type CompanyProfileFieldsFragment } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { SavedMeanwhile } from "#web/ui/SavedMeanwhile.tsx";
import { SubmitButton } from "#web/ui/SubmitButton.tsx";
import { useToast } from "#web/ui/useToast.ts";
import { ValidatedForm } from "#web/ui/ValidatedForm.tsx";

interface Props {
  profile: CompanyProfileFieldsFragment | null;
  /** What the account knows of the company, shown in a first profile. */
  known: Partial<CompanyProfileValues>;
  onCreated: () => void;
  /** Reads the profile as it is stored now. */
  onConflict: () => Promise<CompanyProfileFieldsFragment | null>;
}

export function CompanyProfileForm({ profile, known, onCreated, onConflict }: Props) {
  const toast = useToast();
  const save = useSaveCompanyProfile();
  const [stored, setStored] = useState<CompanyProfileFieldsFragment | null>(null);
  const act = profile ? "update" : "create";

  async function handleSubmit(values: CompanyProfileValues, { setErrors, setFieldValue, resetForm }: FormikHelpers<CompanyProfileValues>) {
    try {
      const saved = await save(profile && values.version, companyProfileSchema.cast(values, { assert: false, stripUnknown: true }));
      toast.success(`Company profile ${act}d successfully`);
      setStored(null);
      resetForm({ values: { ...values, version: saved?.version ?? values.version } });
      if (act === "create") onCreated();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast.error(`Failed to ${act} company profile`);
      if (!profile || refusalOf(error)?.code !== "CONFLICT") return;
      const now = await onConflict();
      if (!now || now.version === values.version) return;
      setStored(now);
      await setFieldValue("version", now.version, false);
    }
  }

  return (
    <ValidatedForm
      initialValues={companyProfileValues(profile ?? known)}
      schema={companyProfileSchema}
      onSubmit={handleSubmit}
      keptAs="company profile"
    >
      {stored && (
        <SavedMeanwhile what="profile" action="Update Profile" now={companyProfileValues(stored)} labels={COMPANY_PROFILE_LABELS} />
      )}
      <CompanyProfileFields />
      <Box sx={{ mt: 3 }}>
        <SubmitButton label={profile ? "Update Profile" : "Create Profile"} busy="Submitting..." />
      </Box>
    </ValidatedForm>
  );
}
