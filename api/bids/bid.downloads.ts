import { recordEvent } from "#api/audit/recordEvent.ts";
import { bidArchive } from "#api/bids/documents/bidArchive.ts";
import { bidsAsCsv } from "#api/bids/lists/bidsAsCsv.ts";
import { CSV_QUERY, csvFormatOf } from "#api/core/http/rest/csv.ts";
import { type Download, fileName } from "#api/core/http/rest/download.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { filePaths } from "#api/core/rules/filePaths.rules.ts";
import { findTender } from "#api/tenders/findTender.ts";

export const bidDownloads: Download[] = [
  {
    path: apiPaths.bidsCsv(":id"),
    id: "bidsCsv",
    summary: "Bids on a tender as CSV",
    description:
      "Administrators only. Every live bid on the tender; the terms of sealed bids are empty, and cells that a spreadsheet would execute as formulas are escaped.",
    query: CSV_QUERY,
    type: "text/csv",
    access: "admin",
    scope: "bids:read",
    async file(context, request) {
      const { id = "" } = request.params;
      const format = csvFormatOf(context, request);
      const tender = await findTender(context, id);
      await recordEvent(context.db.manager, context, { act: "exportBids", subject: "tender", subjectId: tender.id });
      return { name: fileName("bids", tender.tenderNumber, "csv"), content: bidsAsCsv(context.db, tender, format) };
    },
  },
  {
    path: filePaths.ofBid(":id"),
    id: "filesOfBid",
    summary: "Uploaded files of a bid as a ZIP",
    description:
      "The files of the bid's newest revision that were uploaded to /files, with manifest.json (names, sizes, fingerprints, the receipt; files that are not included) and SHA256SUMS for `sha256sum -c`. For the bid's company and for administrators, whose reading is recorded. NOT_FOUND if no file was uploaded; CONFLICT for another company's sealed bid.",
    type: "application/zip",
    access: "partner",
    scope: "bids:read",
    refuses: ["CONFLICT"],
    file: (context, { params: { id = "" } }) => bidArchive(context, id),
  },
];
