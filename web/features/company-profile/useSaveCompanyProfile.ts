import { type CompanyProfileFields } from "#api/company-profiles/companyProfile.rules.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import {
  CompanyProfileDocument,
  useCreateCompanyProfileMutation,
  useUpdateCompanyProfileMutation,
} from "#web/graphql/generated.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";

/**
 * Returns a function that updates the profile of the given version, or creates the first profile if the version is
 * null.
 */
export function useSaveCompanyProfile() {
  const createOnce = useCreateOnce();
  const [create] = useCreateCompanyProfileMutation({
    update: (cache, { data }) =>
      cache.writeQuery({ query: CompanyProfileDocument, data: { companyProfile: data?.createCompanyProfile } }),
  });
  const [update] = useUpdateCompanyProfileMutation();

  return async (version: number | null, fields: CompanyProfileFields) =>
    version === null
      ? createOnce(fields, async (input) => dataOf(await create({ variables: { input } })).createCompanyProfile)
      : dataOf(await update({ variables: { patch: { ...fields, version } } })).updateCompanyProfile;
}
