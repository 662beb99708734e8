import { auditAsCsv } from "#api/audit/auditAsCsv.ts";
import { AUDIT_OUTCOMES } from "#api/audit/AuditFilter.ts";
import { auditFilterOf } from "#api/audit/auditFilterOf.ts";
import { listAuditEvents } from "#api/audit/listAuditEvents.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import type { Download } from "#api/core/http/download.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

const ID = { type: "string", format: "uuid" };

export const auditDownloads: Download[] = [
  {
    path: apiPaths.auditCsv,
    id: "auditCsv",
    summary: "Audit trail as CSV",
    description: "Administrators only. The events that meet every given condition, newest first; the export is recorded itself.",
    query: {
      act: { description: "The act's exact name.", schema: { type: "string" } },
      actor: { description: "The user who acted.", schema: ID },
      tenderId: { description: "Of the tender and all that belongs to it.", schema: ID },
      bidId: { description: "Of the bid.", schema: ID },
      userId: { description: "What was done to this user.", schema: ID },
      outcome: { description: "Whether it was done or refused.", schema: { type: "string", enum: AUDIT_OUTCOMES } },
      from: { description: "A date without a time is the first moment of that day.", schema: { type: "string" } },
      to: { description: "A date without a time is the last moment of that day.", schema: { type: "string" } },
    },
    type: "text/csv",
    access: "admin",
    scope: "audit:read",
    async file(context, { query }) {
      const filter = auditFilterOf(query);
      // Refuses a wrong filter before the first byte.
      await listAuditEvents(context, { first: 1 }, filter);
      await recordEvent(context.db.manager, context, { act: "exportAudit", after: filter });
      return { name: "audit.csv", content: auditAsCsv(context.db, filter) };
    },
  },
];
