import { useApolloClient } from "@apollo/client/react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { TenderToDecideDocument } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

/** Checks the session first: a browser would save a refusal as a broken file without a message. */
export function useCsvExport(tenderId: string) {
  const client = useApolloClient();
  const toast = useToast();
  const href = apiPaths.bidsCsv(tenderId);

  async function exportCsv() {
    try {
      await client.query({ query: TenderToDecideDocument, variables: { id: tenderId }, fetchPolicy: "network-only" });
      Object.assign(document.createElement("a"), { href, download: "" }).click();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? "Failed to export bids");
    }
  }
  return { href, exportCsv };
}
