import { codeOf } from "../bench/Client.ts";
import { percentile, seconds } from "../bench/Findings.ts";
import { journey } from "../bench/journey.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import { aProduct } from "../bench/product.ts";
import type { Answer } from "../bench/request.ts";
import type { FaultTest } from "../FaultTest.ts";

/**
 * The numbers of partners to try, one after another, until a request fails or the p99 of the response times exceeds the
 * limit.
 */
const GROUPS = [25, 50, 100, 200];
const SLOWEST_MS = 1_500;
const SERVED_AT_LEAST = 25;

export const embeddedLimit: FaultTest = {
  promise: "the embedded database serves a small installation, and its limit is known",

  async attack({ bench, findings, long }) {
    const lengthMs = long ? 30_000 : 12_000;
    const product = await aProduct(bench, {});
    const admin = await anAdmin(product);
    const tenders = await openTenders(admin, 40);
    const companies = await bidders(admin, product, GROUPS[0]!);
    let served = 0;
    for (const group of GROUPS) {
      companies.push(...(await bidders(admin, product, group - companies.length)));
      const answers: Answer[] = [];
      const end = Date.now() + lengthMs;
      const turn = GROUPS.indexOf(group) * 10;
      await Promise.all(companies.map((company) => journey(company, tenders.slice(turn, turn + 10), end, answers)));
      const failed = answers.filter((answer) => codeOf(answer) !== undefined).length;
      const slowest = percentile(
        answers.map(({ tookMs }) => tookMs),
        0.99,
      );
      findings.note(
        `${group} partners: ${Math.round(answers.length / (lengthMs / 1000))} requests a second, p99 ${seconds(slowest)}, ${failed} failed`,
      );
      if (failed > 0 || slowest > SLOWEST_MS) break;
      served = group;
    }
    findings.expect(
      served >= SERVED_AT_LEAST,
      `up to ${served} partners at once with p99 under ${seconds(SLOWEST_MS)}`,
    );
  },
};
