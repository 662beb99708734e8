import { createHash } from "node:crypto";

import { onDay } from "#api/demonstration/onDay.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import type { ListedDocument } from "#api/tenders/documents/tenderDocument.rules.ts";

/**
 * The number of an open tender that lists documents. The bid of DOCUMENTED_BIDDER on this tender names two files. One
 * of them has no address (URL) yet.
 */
export const DOCUMENTED_TENDER = "MTPE-CAR-2026-014";
export const DOCUMENTED_BIDDER = "osun";

/** The demonstration's files do not exist, so a hash of the file's name replaces the hash of its content. */
const sha256 = (name: string) => createHash("sha256").update(name).digest("hex");
const file = (name: string, bytes: number): NamedDocument => ({ name, bytes, sha256: sha256(name) });

export const tenderDocuments: ListedDocument[] = [
  {
    ...file("RN3 bill of quantities.xlsx", 418_226),
    url: "https://procurement.example.org/car/mtpe-2026-014/bill-of-quantities.xlsx",
  },
  {
    ...file("RN3 drawings, sheets 1 to 64.pdf", 96_330_112),
    url: "https://procurement.example.org/car/mtpe-2026-014/drawings.pdf",
  },
];

export const bidDocuments: readonly NamedDocument[] = [
  file("Method statement RN3.pdf", 7_340_981),
  file("Programme and resources RN3.pdf", 312_475_648),
];

/** The address (URL) of the first file of the bid. The second file has none yet. */
export const documentAddress = (now: Date) => ({
  document: bidDocuments[0]!,
  url: "https://osun-works.example.com/bids/rn3-method.pdf",
  givenAt: onDay(now, -8, "08:15"),
});
