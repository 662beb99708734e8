import { auditAsCsv } from "#api/audit/auditAsCsv.ts";
import { AUDIT_OUTCOMES } from "#api/audit/AuditFilter.ts";
import { auditFilterOf } from "#api/audit/auditFilterOf.ts";
import { listAuditEvents } from "#api/audit/listAuditEvents.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import { CSV_QUERY, csvFormatOf } from "#api/core/http/rest/csv.ts";
import type { Download } from "#api/core/http/rest/download.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

const ID = { type: "string", format: "uuid" };

export const auditDownloads: Download[] = [
  {
    path: apiPaths.auditCsv,
    id: "auditCsv",
    summary: "Audit trail as CSV",
    description:
      "Administrators only. The events that meet every given condition, newest first. The export is recorded in the audit trail.",
    query: {
      ...CSV_QUERY,
      act: { description: "The exact name of the act.", schema: { type: "string" } },
      actor: { description: "The user who acted.", schema: ID },
      tenderId: { description: "Events about this tender and everything that belongs to it.", schema: ID },
      bidId: { description: "Events about this bid.", schema: ID },
      userId: { description: "Events about this user.", schema: ID },
      outcome: {
        description: "Whether the act succeeded or was refused.",
        schema: { type: "string", enum: AUDIT_OUTCOMES },
      },
      from: {
        description: "The earliest time of the events. A date without a time means the first moment of that day.",
        schema: { type: "string" },
      },
      to: {
        description: "The latest time of the events. A date without a time means the last moment of that day.",
        schema: { type: "string" },
      },
    },
    type: "text/csv",
    access: "admin",
    scope: "audit:read",
    async file(context, request) {
      const format = csvFormatOf(context, request);
      const filter = auditFilterOf(request.query);
      // Validate the filter before the first byte is sent, because a later error cannot change the status of the
      // response.
      await listAuditEvents(context, { first: 1 }, filter);
      await recordEvent(context.db.manager, context, { act: "exportAudit", after: filter });
      return { name: "audit.csv", content: auditAsCsv(context.db, filter, format) };
    },
  },
];
