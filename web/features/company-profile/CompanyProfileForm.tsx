import { Box } from "@mui/material";
import { type FormikHelpers } from "formik";

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
import { isUnreached } from "#web/graphql/isUnreached.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { SavedMeanwhile } from "#web/ui/forms/SavedMeanwhile.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { typedSchema } from "#web/ui/forms/typedSchema.ts";
import { UNREACHED, UnreachedNotice } from "#web/ui/forms/UnreachedNotice.tsx";
import { useStaleEdit } from "#web/ui/forms/useStaleEdit.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { ValidatedForm } from "#web/ui/forms/ValidatedForm.tsx";

interface Props {
  profile: CompanyProfileFieldsFragment | null;
  /** What the account knows of the company, shown in a first profile. */
  known: Partial<CompanyProfileValues>;
  onCreated: () => void;
  /** Reads the profile as it is stored now. */
  onConflict: () => Promise<CompanyProfileFieldsFragment | null>;
}

const schema = typedSchema(companyProfileSchema);

export function CompanyProfileForm({ profile, known, onCreated, onConflict }: Props) {
  const toast = useToast();
  const save = useSaveCompanyProfile();
  const { meanwhile, takeIn, settle } = useStaleEdit<CompanyProfileValues>(schema);
  const act = profile ? "update" : "create";

  async function handleSubmit(values: CompanyProfileValues, form: FormikHelpers<CompanyProfileValues>, opened: CompanyProfileValues) {
    try {
      const saved = await save(profile && values.version, schema.cast(values, { assert: false, stripUnknown: true }));
      goOn(saved?.version);
      if (act === "create") onCreated();
    } catch (error) {
      const now = profile && refusalOf(error)?.code === "CONFLICT" ? await onConflict().catch(() => null) : null;
      const isStale = now !== null && now.version !== values.version;
      if (isStale && (await takeIn({ opened, typed: values, now: companyProfileValues(now) }, form))) {
        goOn(now.version);
        return;
      }
      form.setStatus(isUnreached(error) ? UNREACHED : null);
      form.setErrors(fieldErrorsOf(error));
      toast.error(`Failed to ${act} company profile`);
    }

    function goOn(version = values.version) {
      toast.success(`Company profile ${act}d successfully`);
      settle();
      form.resetForm({ values: { ...values, version } });
    }
  }

  return (
    <ValidatedForm
      initialValues={companyProfileValues(profile ?? known)}
      schema={schema}
      onSubmit={handleSubmit}
      keptAs="company profile"
    >
      {meanwhile && <SavedMeanwhile what="profile" action="Update Profile" meanwhile={meanwhile} labels={COMPANY_PROFILE_LABELS} />}
      <CompanyProfileFields />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
        <UnreachedNotice />
        <SubmitButton label={profile ? "Update Profile" : "Create Profile"} busy="Submitting..." />
      </Box>
    </ValidatedForm>
  );
}
