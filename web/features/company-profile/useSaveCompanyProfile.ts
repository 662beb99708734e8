import { type CompanyProfileFields } from "#api/company-profiles/companyProfile.rules.ts";
import {
  CompanyProfileDocument,
  type CompanyProfileFieldsFragment,
  useCreateCompanyProfileMutation,
  useUpdateCompanyProfileMutation,
} from "#web/graphql/generated.ts";

/** Creates the profile, or updates the version that was read. */
export function useSaveCompanyProfile() {
  const [create] = useCreateCompanyProfileMutation({
    update: (cache, { data }) =>
      cache.writeQuery({ query: CompanyProfileDocument, data: { companyProfile: data?.createCompanyProfile } }),
  });
  const [update] = useUpdateCompanyProfileMutation();

  return (profile: CompanyProfileFieldsFragment | null, fields: CompanyProfileFields) =>
    profile
      ? update({ variables: { patch: { ...fields, version: profile.version } } })
      : create({ variables: { input: fields } });
}
