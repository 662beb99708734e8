import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { type UserStatus } from "#api/users/userWords.rules.ts";

import { type UserKind } from "#web/features/users/useUserFinder.ts";
import {
  ManagedUsersDocument,
  type ManagedUsersQuery,
  useManagedUsersQuery,
  type UserOrder,
} from "#web/graphql/generatedUsers.ts";
import { readPages } from "#web/graphql/readPages.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";

interface Options {
  search: string;
  status: UserStatus | "";
  kind: UserKind;
  /** The sort order. Null sorts by the date of joining, newest first. */
  orderBy: UserOrder | null;
}

/**
 * Reads the users that match the filters. Further pages are loaded on demand. While a new search loads, the previous
 * list stays visible.
 */
export function useManagedUsers({ search, status, kind, orderBy }: Options) {
  const filter = {
    search: search.trim() || null,
    status: status ? [status] : null,
    isAdmin: kind ? kind === "administrators" : null,
  };
  const variables = { first: MAX_PAGE, filter, orderBy };
  const reading = useManagedUsersQuery({ variables, fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const { client, data, previousData, error, loading, refetch } = reading;
  const { hasMore, step, readMore } = useMorePages(reading, "users");
  const shown = data?.users ?? (error ? undefined : previousData?.users);
  // Filter in the browser too, because a user whose status was changed on this page may no longer match the filter.
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
    /** Reads all pages of the list. Resolves to the users. */
    readAll: async (onRead: (count: number) => void) => {
      if (data && users && !hasMore) return users;
      const read = await readPages<"users", ManagedUsersQuery>(
        client,
        { query: ManagedUsersDocument, variables, field: "users" },
        Infinity,
        onRead,
      );
      return read.users.nodes;
    },
  };
}
