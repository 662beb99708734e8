import { auditAsCsv } from "#api/audit/auditAsCsv.ts";
import { auditFilterOf } from "#api/audit/auditFilterOf.ts";
import { listAuditEvents } from "#api/audit/listAuditEvents.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Download } from "#api/core/http/download.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

export const auditDownloads: Download[] = [
  {
    path: apiPaths.auditCsv,
    access: "admin",
    scope: "audit:read",
    async file(context, { query }) {
      const filter = auditFilterOf(query);
      // Refuses a wrong filter before the first byte.
      await listAuditEvents(context, { first: 1 }, filter);
      await recordEvent(context.db.manager, context, { act: "exportAudit", after: filter });
      return { name: "audit.csv", type: "text/csv", content: auditAsCsv(context.db, filter) };
    },
  },
];
