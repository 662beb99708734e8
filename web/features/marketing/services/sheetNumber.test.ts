import { sheetNumber } from "#web/features/marketing/services/sheetNumber.ts";

test("a drawing number is made of the discipline, the section's hundred and the line", () => {
  expect(sheetNumber("designEngineering")).toBe("DE-000");
  expect(sheetNumber("bimDigital", 2)).toBe("BM-200");
  expect(sheetNumber("qualityControl", 1, 4)).toBe("QC-104");
});
