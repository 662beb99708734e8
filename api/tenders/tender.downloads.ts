import { type Download, fileName } from "#api/core/http/download.ts";
import { apiPaths, sitePaths } from "#api/core/rules/addresses.rules.ts";
import { closingEvent } from "#api/tenders/closingEvent.ts";
import { findTender } from "#api/tenders/findTender.ts";

export const tenderDownloads: Download[] = [
  {
    path: apiPaths.closingCalendar(":id"),
    id: "closingCalendar",
    summary: "Closing time as a calendar file",
    description: "The tender's closing time as an event, iCalendar.",
    type: "text/calendar",
    access: "partner",
    scope: "tenders:read",
    async file(context, { params: { id = "" }, publicUrl }) {
      const tender = await findTender(context, id);
      const content = [closingEvent(tender, publicUrl + sitePaths.tender(tender.id))];
      return { name: fileName("closing", tender.tenderNumber, "ics"), content };
    },
  },
];
