import { type Service } from "#web/features/marketing/copy/Copy.ts";

const DISCIPLINE: Record<Service, string> = {
  designEngineering: "DE",
  bimDigital: "BM",
  tenderCompliance: "TC",
  capitalAdvisory: "CA",
  qualityControl: "QC",
};

/**
 * A sheet number as on technical drawings, for example TC-203: the letters of the service, then 100 times the section
 * plus the line. Sections and lines count from 1; section 0 is the top of the page.
 */
export const sheetNumber = (service: Service, section = 0, line = 0) =>
  `${DISCIPLINE[service]}-${String(section * 100 + line).padStart(3, "0")}`;
