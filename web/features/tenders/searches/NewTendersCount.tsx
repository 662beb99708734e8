import { useEffect } from "react";

import { useSavedSearchesQuery } from "#web/graphql/generatedSearches.ts";

/**
 * Passes to `onCount` how many new tenders match the user's saved searches, since the user last viewed each search.
 * Renders nothing.
 */
export function NewTendersCount({ onCount }: { onCount: (count: number) => void }) {
  const { data } = useSavedSearchesQuery({ fetchPolicy: "cache-and-network" });
  const count = data?.savedSearches.reduce((sum, { newTenders }) => sum + newTenders, 0) ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
