import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mui/material";
import { type MouseEvent } from "react";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";

import { filterOf, searchOf } from "#web/features/audit/auditFilters.ts";
import { useAuditFilters } from "#web/features/audit/useAuditFilters.ts";
import { AuditTrailDocument } from "#web/graphql/generatedAudit.ts";
import { useCheckedDownload } from "#web/ui/lists/useCheckedDownload.ts";

/** A button that downloads the audit records that match the filters in the URL, as a CSV file. */
export function AuditCsvButton() {
  const client = useApolloClient();
  const { filters } = useAuditFilters();
  const href = apiPaths.auditCsv + searchOf(filters);
  const check = () =>
    client.query({
      query: AuditTrailDocument,
      variables: { first: 1, filter: filterOf(filters) },
      fetchPolicy: "network-only",
    });
  const download = useCheckedDownload({ href, check, failed: "Failed to export the audit trail" });

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    void download();
  }
  return (
    <Button component="a" variant="outlined" href={href} download onClick={handleClick}>
      Export CSV
    </Button>
  );
}
