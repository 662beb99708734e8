import { type Download, fileName } from "#api/core/http/rest/download.ts";
import { apiPaths, sitePaths } from "#api/core/rules/addresses.rules.ts";
import { filePaths } from "#api/core/rules/filePaths.rules.ts";
import { closedAtOf } from "#api/tenders/closedAtOf.ts";
import { closingEvent } from "#api/tenders/closingEvent.ts";
import { tenderArchive } from "#api/tenders/documents/tenderArchive.ts";
import { findTender } from "#api/tenders/findTender.ts";

export const tenderDownloads: Download[] = [
  {
    path: apiPaths.closingCalendar(":id"),
    id: "closingCalendar",
    summary: "Closing time as a calendar file",
    description: "The tender's closing time as an iCalendar event. The event of a cancelled tender is cancelled.",
    type: "text/calendar",
    access: "partner",
    scope: "tenders:read",
    async file(context, { params: { id = "" }, publicUrl }) {
      const tender = await findTender(context, id);
      const content = [
        closingEvent(tender, await closedAtOf(context.db, tender), publicUrl + sitePaths.tender(tender.id)),
      ];
      return { name: fileName("closing", tender.tenderNumber, "ics"), content };
    },
  },
  {
    path: filePaths.ofTender(":id"),
    id: "filesOfTender",
    summary: "Uploaded documents of a tender as a ZIP",
    description:
      "The tender's documents that were uploaded to /files, with manifest.json (names, sizes, fingerprints; documents that are not included) and SHA256SUMS for `sha256sum -c`. NOT_FOUND if no document was uploaded.",
    type: "application/zip",
    access: "partner",
    scope: "tenders:read",
    file: (context, { params: { id = "" } }) => tenderArchive(context, id),
  },
];
