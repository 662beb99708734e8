import { recordEvent } from "#api/audit/recordEvent.ts";
import { bidsAsCsv } from "#api/bids/bidsAsCsv.ts";
import { type Download, fileName } from "#api/core/http/download.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { findTender } from "#api/tenders/findTender.ts";

export const bidDownloads: Download[] = [
  {
    path: apiPaths.bidsCsv(":id"),
    access: "admin",
    scope: "bids:read",
    async file(context, { params: { id = "" } }) {
      const tender = await findTender(context, id);
      await recordEvent(context.db.manager, context, { act: "exportBids", subject: "tender", subjectId: tender.id });
      return { name: fileName("bids", tender.tenderNumber, "csv"), type: "text/csv", content: bidsAsCsv(context.db, tender) };
    },
  },
];
