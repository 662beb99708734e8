import { useCompanyProfileQuery } from "#web/graphql/generated.ts";

interface Owner {
  id: string;
}

/** Spec §4: fetched once a user is loaded; NOT_FOUND counts as no profile. */
export function useCompanyProfile(user: Owner | null) {
  const { data, loading, error, refetch } = useCompanyProfileQuery({ skip: !user });
  // Keep the form mounted during a refetch (after a conflict): typed text would be lost.
  return { profile: data?.companyProfile ?? null, loading: loading && !data, error, refetch };
}
