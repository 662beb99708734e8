import { useMemo } from "react";

interface Dated {
  id: string;
  createdAt: string;
}
interface Half<T> {
  nodes: T[] | undefined;
  hasMore: boolean;
  failed: boolean;
  readAgain: () => void;
}

/** Merges the lists of published and of unpublished posts (or projects) into one, newest first. */
export function useNewestOfBoth<T extends Dated>(some: Half<T>, others: Half<T>) {
  const items = useMemo(() => newestOfBoth(some.nodes, others.nodes), [some.nodes, others.nodes]);

  function readAgain() {
    some.readAgain();
    others.readAgain();
  }
  return { items, hasMore: some.hasMore || others.hasMore, failed: some.failed || others.failed, readAgain };
}

/**
 * Merges the two lists. An item that was published or unpublished between the two requests is in both lists, but only
 * once in the result.
 */
function newestOfBoth<T extends Dated>(some: readonly T[] | undefined, others: readonly T[] | undefined) {
  if (!some || !others) return undefined;
  const known = new Map([...some, ...others].map((item) => [item.id, item]));
  return [...known.values()].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}
