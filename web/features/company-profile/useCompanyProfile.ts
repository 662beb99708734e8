import { useCompanyProfileQuery } from "#web/graphql/generated.ts";

interface Owner {
  id: string;
}

/**
 * Reads the company profile as soon as the user is loaded (spec §4). `profile` is null if the company has none, and
 * until it is read.
 */
export function useCompanyProfile(user: Owner | null) {
  // oxlint-disable-next-line typescript/no-deprecated -- skipToken would clear the data
  const { data, loading, error, refetch } = useCompanyProfileQuery({ skip: !user });
  // `loading` stays false during a refetch after a conflict, so that the form stays mounted with its typed text.
  return { profile: data?.companyProfile ?? null, loading: loading && !data, error, refetch };
}
