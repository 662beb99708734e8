import { verdictOf } from "#api/testing/repository/npmAuditVerdict.ts";

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { leftpad: { severity } },
    metadata: { vulnerabilities: { [severity]: 1, total: 1 } },
  });

test.each(["high", "critical"])("a package of %s severity fails the check and is named", (severity) => {
  expect(verdictOf(report(severity))).toEqual({
    ok: false,
    line: `npm audit: vulnerable packages: leftpad (${severity})`,
  });
});

test.each(["info", "low", "moderate"])("a package of %s severity does not fail the check", (severity) => {
  expect(verdictOf(report(severity))).toMatchObject({ ok: true });
});

test.each([
  ["an error of the registry", JSON.stringify({ message: "405 Method Not Allowed", error: {} })],
  ["no output", ""],
  ["a page of a proxy", "<html>"],
])("%s does not fail the check, and the line says that the audit was not done", (_, output) => {
  expect(verdictOf(output)).toMatchObject({ ok: true, line: expect.stringContaining("not done") as string });
});
