import { usePseudoLocale } from "#web/testing/pseudoLocale.ts";

beforeAll(usePseudoLocale);

test.each([
  ["status", "draft"],
  ["category", "Energy"],
  ["country", "Germany"],
  ["addressCountry", "Senegal"],
])("a recorded %s is shown in the portal's language", async (field, recorded) => {
  const { valueInWords } = await import("#web/features/audit/auditValues.ts");

  expect(valueInWords(field, JSON.stringify(recorded))).toBe(`⟦${recorded}⟧`);
});

test("a text that somebody typed is shown as it is, even if it is the name of a status", async () => {
  const { valueInWords } = await import("#web/features/audit/auditValues.ts");

  expect(valueInWords("title", JSON.stringify("open"))).toBe("open");
});
