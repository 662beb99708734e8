import { type CompanyProfileFields } from "#api/company-profiles/companyProfile.rules.ts";
import {
  CompanyProfileDocument,
  useCreateCompanyProfileMutation,
  useUpdateCompanyProfileMutation,
} from "#web/graphql/generated.ts";

/** Updates the version that was read, or creates the profile where there is none. */
export function useSaveCompanyProfile() {
  const [create] = useCreateCompanyProfileMutation({
    update: (cache, { data }) =>
      cache.writeQuery({ query: CompanyProfileDocument, data: { companyProfile: data?.createCompanyProfile } }),
  });
  const [update] = useUpdateCompanyProfileMutation();

  return async (version: number | null, fields: CompanyProfileFields) =>
    version === null
      ? (await create({ variables: { input: fields } })).data?.createCompanyProfile
      : (await update({ variables: { patch: { ...fields, version } } })).data?.updateCompanyProfile;
}
