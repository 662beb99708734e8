import { useMemo } from "react";

import { type AuditFilterName, NO_FILTERS, readAuditFilters } from "#web/features/audit/auditFilters.ts";
import { useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

export function useAuditFilters() {
  const { address, put, putTyped } = useAddressFilters();
  const filters = useMemo(() => readAuditFilters(address), [address]);
  return {
    filters,
    finding: Object.values(filters).some((text) => text !== ""),
    choose: (name: AuditFilterName, text: string) => put({ [name]: text }),
    type: (name: AuditFilterName, text: string) => putTyped(name, text),
    clear: () => put(NO_FILTERS),
  };
}
