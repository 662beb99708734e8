import { useCompanyProfileQuery } from "#web/graphql/generated.ts";

interface Owner {
  id: string;
}

/** Spec §4: fetched only once a user is loaded; a missing profile counts as none. */
export function useCompanyProfile(user: Owner | null) {
  const { data, loading, error, refetch } = useCompanyProfileQuery({ skip: !user });
  // Reading it again, as after a conflict, must not take the form from under what is being typed.
  return { profile: data?.companyProfile ?? null, loading: loading && !data, error, refetch };
}
