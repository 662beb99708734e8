import { type ApolloCache, type Reference } from "@apollo/client";

interface List {
  totalCount: number;
  nodes: readonly Reference[];
}

/** Removes a deleted object from all cached lists of a root field, and corrects the total counts of these lists. */
export function dropFromLists(cache: ApolloCache, field: "users" | "contactRequests", id: string) {
  cache.modify<Record<typeof field, List>>({
    fields: {
      [field](list: List | Reference, { readField }: { readField: (name: string, of: Reference) => unknown }) {
        if (!("nodes" in list)) return list;
        const nodes = list.nodes.filter((node) => readField("id", node) !== id);
        return { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) };
      },
    },
  });
}
