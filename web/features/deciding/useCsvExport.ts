import { useApolloClient } from "@apollo/client/react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { TenderToDecideDocument } from "#web/graphql/generatedDeciding.ts";
import { useCheckedDownload } from "#web/ui/lists/useCheckedDownload.ts";

export function useCsvExport(tenderId: string) {
  const client = useApolloClient();
  const href = apiPaths.bidsCsv(tenderId);
  const check = () => client.query({ query: TenderToDecideDocument, variables: { id: tenderId }, fetchPolicy: "network-only" });
  return { href, exportCsv: useCheckedDownload({ href, check, failed: "Failed to export bids" }) };
}
