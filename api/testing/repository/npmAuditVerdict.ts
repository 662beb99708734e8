/** The output of `npm audit --json`: a report, or an error if the registry does not answer. */
interface Report {
  message?: string;
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
}

const REFUSED = ["high", "critical"];

/**
 * Judges the output of `npm audit --json`. The check fails if a package has a vulnerability of high or critical
 * severity. If the registry does not answer, the check passes with a note.
 */
export function verdictOf(output: string): { ok: boolean; line: string } {
  const { message, metadata, vulnerabilities = {} } = parsed(output);
  if (!metadata)
    return { ok: true, line: `npm audit: not done, the registry did not answer (${message ?? "no report"})` };
  const names = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => REFUSED.includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  if (names.length > 0) return { ok: false, line: `npm audit: vulnerable packages: ${names.join(", ")}` };
  return {
    ok: true,
    line: `npm audit: no package of high or critical severity (${metadata.vulnerabilities.total ?? 0} of lower severity)`,
  };
}

function parsed(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}
