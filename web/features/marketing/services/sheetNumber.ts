import { type Service } from "#web/features/marketing/copy/Copy.ts";

const DISCIPLINE: Record<Service, string> = {
  designEngineering: "DE",
  bimDigital: "BM",
  tenderCompliance: "TC",
  capitalAdvisory: "CA",
  qualityControl: "QC",
};

/**
 * A sheet number as on drawings: the letters of the discipline, then the section times 100 plus the row. Sections and
 * rows count from 1; section 0 is the head of the page.
 */
export const sheetNumber = (service: Service, section = 0, line = 0) =>
  `${DISCIPLINE[service]}-${String(section * 100 + line).padStart(3, "0")}`;
