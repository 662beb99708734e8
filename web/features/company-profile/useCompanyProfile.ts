import { useCompanyProfileQuery } from "#web/graphql/generated.ts";

interface Owner {
  id: string;
}

/** Spec §4: fetches the profile as soon as a user is loaded. NOT_FOUND counts as no profile. */
export function useCompanyProfile(user: Owner | null) {
  // oxlint-disable-next-line typescript/no-deprecated -- skipToken would clear the data
  const { data, loading, error, refetch } = useCompanyProfileQuery({ skip: !user });
  // Keep the form mounted during a refetch after a conflict: otherwise typed text would be lost.
  return { profile: data?.companyProfile ?? null, loading: loading && !data, error, refetch };
}
