import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { type UserStatus } from "#api/users/userWords.rules.ts";

import { useManagedUsersQuery } from "#web/graphql/generated.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";

/** The users that match, newest first; further pages are read on request. The previous list stays while a search runs. */
export function useManagedUsers(search: string, status: UserStatus | "") {
  const filter = { search: search.trim() || null, status: status ? [status] : null };
  const reading = useManagedUsersQuery({
    variables: { first: MAX_PAGE, filter },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, previousData, error, loading, refetch } = reading;
  const { hasMore, step, readMore } = useMorePages(reading, "users");
  const shown = data?.users ?? (error ? undefined : previousData?.users);
  // A user whose status was changed here no longer matches the filter.
  const users = shown?.nodes.filter((user) => !status || !data || user.status === status);

  return {
    users,
    total: data && users && data.users.totalCount - (data.users.nodes.length - users.length),
    totalIsExact: data?.users.totalCountIsExact,
    hasMore,
    step,
    readMore,
    failed: Boolean(error) && !loading && !data,
    retry: () => void refetch().catch(() => undefined),
  };
}
