import { bidsAsCsv } from "#api/bids/bidsAsCsv.ts";
import { type Download, fileName } from "#api/core/http/download.ts";
import { findTender } from "#api/tenders/findTender.ts";

export const bidDownloads: Download[] = [
  {
    path: "/api/tenders/:id/bids.csv",
    access: "admin",
    async file(context, { params: { id = "" } }) {
      const tender = await findTender(context, id);
      return { name: fileName("bids", tender.tenderNumber, "csv"), type: "text/csv", content: bidsAsCsv(context.db, tender) };
    },
  },
];
