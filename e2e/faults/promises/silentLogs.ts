import { SEEDED } from "../bench/seeded.ts";
import type { FaultTest } from "../FaultTest.ts";

export const silentLogs: FaultTest = {
  promise: "no log of this run holds a proposal, a password or an e-mail address",

  attack({ bench, findings }) {
    const { lines, found } = bench.logLinesWith(SEEDED);
    findings.expect(lines > 0, `${lines} lines of the product, PostgreSQL, PgBouncer and nginx`);
    findings.expect(
      found.length === 0,
      `${found.length} with such a text ${found
        .slice(0, 3)
        .map((line) => line.slice(0, 300))
        .join(" ")}`.trim(),
    );
    return Promise.resolve();
  },
};
