import { recordEvent } from "#api/audit/recordEvent.ts";
import { bidsAsCsv } from "#api/bids/bidsAsCsv.ts";
import { type Download, fileName } from "#api/core/http/download.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { findTender } from "#api/tenders/findTender.ts";

export const bidDownloads: Download[] = [
  {
    path: apiPaths.bidsCsv(":id"),
    id: "bidsCsv",
    summary: "Bids on a tender as CSV",
    description: "Administrators only. Every live bid on the tender; the terms of sealed bids are empty, and cells that a spreadsheet would compute are escaped.",
    type: "text/csv",
    access: "admin",
    scope: "bids:read",
    async file(context, { params: { id = "" } }) {
      const tender = await findTender(context, id);
      await recordEvent(context.db.manager, context, { act: "exportBids", subject: "tender", subjectId: tender.id });
      return { name: fileName("bids", tender.tenderNumber, "csv"), content: bidsAsCsv(context.db, tender) };
    },
  },
];
