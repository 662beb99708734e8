import { type Service } from "#web/features/marketing/copy/Copy.ts";

const DISCIPLINE: Record<Service, string> = {
  designEngineering: "DE",
  bimDigital: "BM",
  tenderCompliance: "TC",
  capitalAdvisory: "CA",
  qualityControl: "QC",
};

/** As on drawings: the discipline, the hundred of the section, the line in it. Both count from 1; section 0 is the sheet's head. */
export const sheetNumber = (service: Service, section = 0, line = 0) =>
  `${DISCIPLINE[service]}-${String(section * 100 + line).padStart(3, "0")}`;
