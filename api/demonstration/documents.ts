import { createHash } from "node:crypto";

import { onDay } from "#api/demonstration/onDay.ts";
import { samplePdf, samplePng, sampleXlsx } from "#api/demonstration/sampleFiles.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";

/**
 * The number of an open tender with documents. The bid of DOCUMENTED_BIDDER on this tender names two files, and only
 * one of them is uploaded.
 */
export const DOCUMENTED_TENDER = "MTPE-CAR-2026-014";
export const DOCUMENTED_BIDDER = "osun";

/** A file of the demonstration. fillDemonstration stores it as if a user had uploaded it. */
export interface DemonstrationFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

/** Returns the name, size and SHA-256 of a file. */
export const describe = ({ name, content }: DemonstrationFile): NamedDocument => ({
  name,
  bytes: content.length,
  sha256: sha256(content),
});

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const PDF = "application/pdf";

/** The documents of DOCUMENTED_TENDER. */
export const tenderFiles = async (): Promise<DemonstrationFile[]> => [
  {
    name: "RN3 bill of quantities.xlsx",
    mediaType: XLSX,
    content: await sampleXlsx("Bill of quantities", [
      ["Item", "Description", "Unit", "Quantity", "Rate (USD)", "Amount (USD)"],
      ["1.1", "Site clearance and grubbing", "ha", 46, "", ""],
      ["1.2", "Removal of the existing surface", "m²", 406_000, "", ""],
      ["2.1", "Excavation in common material", "m³", 182_500, "", ""],
      ["2.2", "Fill in compacted layers of 200 mm", "m³", 214_000, "", ""],
      ["3.1", "Laterite sub-base, 200 mm, stabilised with cement", "m³", 87_000, "", ""],
      ["3.2", "Crushed stone base, 200 mm", "m³", 81_200, "", ""],
      ["3.3", "Asphalt concrete, 50 mm", "m²", 406_000, "", ""],
      ["4.1", "Pipe culvert, 1,000 mm, with headwalls", "m", 940, "", ""],
      ["4.2", "Box culvert, 2 × 2 m", "m", 118, "", ""],
      ["5.1", "Road marking, thermoplastic", "km", 58, "", ""],
    ]),
  },
  {
    name: "RN3 drawings, general notes.pdf",
    mediaType: PDF,
    content: samplePdf("National Road 3, Bouar to Baoro: general notes", [
      "1. Chainages are in kilometres from the roundabout at Bouar (km 0+000) to Baoro (km 58+000).",
      "2. Levels refer to the bench marks on sheet 3. The contractor checks them before setting out.",
      "3. The typical cross-section has a carriageway of 7.00 m and shoulders of 1.50 m on each side.",
      "4. One lane stays open to traffic at all times; diversions are agreed a week ahead.",
      "5. Culverts are built before the rains; the programme shows each of them.",
      "6. Materials are tested at the laboratory on site; results are handed over each week.",
    ]),
  },
  { name: "RN3 site plan.png", mediaType: "image/png", content: samplePng() },
];

/** The uploaded file of the bid of DOCUMENTED_BIDDER. */
export const deliveredFile: DemonstrationFile = {
  name: "Method statement RN3.pdf",
  mediaType: PDF,
  content: samplePdf("Method statement: National Road 3, Bouar to Baoro", [
    "We build in four sections of about 15 km, each with its own crew and crusher.",
    "Earthworks lead by two months, so that culverts are finished before the rains.",
    "The base is stabilised with cement in lanes; traffic uses the other lane under signals.",
    "Our laboratory at Baoro tests each layer within a day.",
    "Key staff: project manager (22 years), materials engineer (14 years), safety officer (9 years).",
  ]),
};

/**
 * The files that the bid of DOCUMENTED_BIDDER names: the uploaded file, and a file without content, which was not
 * uploaded.
 */
export const bidDocuments: readonly NamedDocument[] = [
  describe(deliveredFile),
  { name: "Programme and resources RN3.pdf", bytes: 312_475, sha256: sha256("Programme and resources RN3.pdf") },
];

/** The number of an open tender that asks for documents; DOCUMENTED_BIDDER has no bid on it. */
export const ASKING_TENDER = "LSG-NGA-2026-064";
/** The kinds of documents that ASKING_TENDER asks for. DOCUMENTED_BIDDER keeps a document of one of them. */
export const ASKED_KINDS = ["taxClearance", "insurance"] as const;

/** The documents that the company of DOCUMENTED_BIDDER keeps. One of them expires soon. */
export const companyDocuments = (now: Date) => {
  const inDays = (days: number) => onDay(now, days, "12:00").toISOString().slice(0, 10);
  const file = (name: string, title: string, lines: readonly string[]): DemonstrationFile => ({
    name,
    mediaType: PDF,
    content: samplePdf(title, lines),
  });
  return [
    {
      kind: "taxClearance",
      name: "Tax clearance",
      number: "TCC-2026-118204",
      issuer: "Federal Inland Revenue Service",
      validUntil: inDays(38),
      file: file("Tax clearance.pdf", "Tax clearance certificate", [
        "Osun Civil Works owes no tax for the last three years.",
      ]),
    },
    {
      kind: "iso9001",
      name: "ISO 9001 certificate",
      number: "QMS-40817",
      issuer: "Lagos Certification Bureau",
      validUntil: inDays(610),
      file: file("ISO 9001.pdf", "ISO 9001:2015", ["Road works, bridges and drainage, at all sites of the company."]),
    },
    {
      kind: "referenceProject",
      name: "Reference: Ibadan ring road",
      number: null,
      issuer: "Ministry of Works, Oyo State",
      validUntil: null,
      file: file("Reference Ibadan.pdf", "Statement of the client", [
        "Osun Civil Works built 24 km of the Ibadan ring road, on time and within the budget.",
      ]),
    },
  ] as const;
};

/** When `deliveredFile` was uploaded. */
export const deliveredAt = (now: Date) => onDay(now, -8, "08:15");
