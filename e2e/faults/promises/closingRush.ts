import { setTimeout as wait } from "node:timers/promises";

import { type Client, codeOf, idOf } from "../bench/Client.ts";
import { aDatabase, behindProxy } from "../bench/deployment.ts";
import { percentile, seconds } from "../bench/Findings.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import type { Answer } from "../bench/request.ts";
import type { FaultTest } from "../FaultTest.ts";

/** The number of companies that submit a bid before the closing, and revise it. */
const COMPANIES = 250;
const LATE = 50;
const RUSH_MS = 10_000;
const SAFE_MS = 2_000;
/** Milliseconds between the end of the preparations and the first bid. */
const BREATH_MS = 2_000;

export const closingRush: FaultTest = {
  promise: "each bid received two seconds before closing is decided in time, and none is late",

  async attack({ bench, findings }) {
    const cluster = await aDatabase(bench);
    const { address } = await behindProxy(bench, cluster);
    const admin = await anAdmin(address);
    const companies = await bidders(admin, address, COMPANIES + LATE);
    const closing = Date.now() + BREATH_MS + RUSH_MS;
    const [tenderId = ""] = await openTenders(admin, 1, new Date(closing));

    const rush = companies
      .slice(0, COMPANIES)
      .map((company, place) => bidAndRevise(company, tenderId, closing, place / COMPANIES));
    const late = companies.slice(COMPANIES).map(async (company, place) => {
      await wait(closing + 5 + place * 5 - Date.now());
      return company.submitBid(tenderId, 2, company.username);
    });
    const sent = (await Promise.all(rush)).flat();
    const lateAnswers = await Promise.all(late);

    const accepted = sent.filter((answer) => codeOf(answer) === undefined);
    const inTime = sent.filter(({ sentAt }) => sentAt <= closing - SAFE_MS);
    const undecided = inTime.filter((answer) => codeOf(answer) !== undefined);
    const slowest = percentile(
      sent.map(({ tookMs }) => tookMs),
      0.99,
    );
    const [stored] = await cluster.query<{ kept: number; late: number }>(
      "axion",
      `SELECT count(*)::int AS kept, count(*) FILTER (WHERE ${COUNTS_AT} > closing_date)::int AS late
         FROM bid_revisions JOIN bids ON bids.id = bid_id JOIN tenders ON tenders.id = tender_id`,
    );
    findings.note(`${sent.length} bids and revisions in the last 10 s, ${accepted.length} accepted`);
    findings.expect(
      undecided.length === 0,
      `${undecided.length} of ${inTime.length} sent two seconds before closing not accepted ${codesOf(undecided)}`.trim(),
    );
    findings.note(`p99 ${seconds(slowest)}`);
    findings.expect(
      stored?.late === 0 && stored.kept === accepted.length,
      `${stored?.late} of ${stored?.kept} stored are late`,
    );
    const refused = lateAnswers.filter((answer) => codeOf(answer) === "TENDER_CLOSED").length;
    findings.expect(refused === LATE, `${refused} of ${LATE} bids sent after closing refused`);
  },
};

/** The column that decides whether a bid is late. The database's clock sets it. */
const COUNTS_AT = "bid_revisions.submitted_at";

const codesOf = (answers: readonly Answer[]) => [...new Set(answers.map(codeOf))].join(" ");

/**
 * Submits a company's bid in the first half of the RUSH_MS before closing. If the bid is accepted, revises it in the
 * second half.
 */
async function bidAndRevise(company: Client, tenderId: string, closing: number, place: number) {
  const half = RUSH_MS / 2;
  await wait(closing - RUSH_MS + place * half - Date.now());
  const submitted = await company.submitBid(tenderId, 1000, company.username);
  if (submitted.status !== 201) return [submitted];
  await wait(Math.max(0, closing - half + place * half - 50 - Date.now()));
  return [submitted, await company.reviseBid(idOf(submitted), 900, 1)];
}
