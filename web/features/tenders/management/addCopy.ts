import { type ApolloCache } from "@apollo/client";

import { managedTendersVariables } from "#web/features/tenders/management/managedTendersVariables.ts";
import { ManagedTendersDocument, type ManagedTendersQuery } from "#web/graphql/generated.ts";
import { type CopyTenderMutation } from "#web/graphql/generatedOnDemand.ts";

/** Adds a copy to the cached list. */
export function addCopy(cache: ApolloCache, { data }: { data?: CopyTenderMutation | null }) {
  if (!data) return;
  cache.updateQuery<ManagedTendersQuery>(
    { query: ManagedTendersDocument, variables: managedTendersVariables() },
    (shown) => shown && { tenders: { ...shown.tenders, nodes: [data.copyTender, ...shown.tenders.nodes] } },
  );
}
