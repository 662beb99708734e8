import { type Client, codeOf, idOf } from "../bench/Client.ts";
import type { Cluster } from "../bench/cluster.ts";
import { aDeployment } from "../bench/deployment.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import type { Product } from "../bench/product.ts";
import { request } from "../bench/request.ts";
import { runCommand } from "../bench/runCommand.ts";
import { until } from "../bench/until.ts";
import type { FaultTest } from "../FaultTest.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const CLOSES_IN_MS = 5_000;
const SEAL_MS = 60_000;
const WARNING = "the database's clock is behind what the database has stored";
const REVISE = "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { revision } }";
const WITHDRAW = "mutation ($id: ID!) { withdrawBid(id: $id) { id } }";
const TERMS = {
  bidAmount: 5,
  technicalProposal: "We launch the girders from the north bank in the rainy season.",
  timelineDays: 9,
};

/**
 * At first the primary's clock is a day ahead of the standby's. By the primary's clock, the first day of the audit
 * trail is signed, and a tender closes and gets its closing seal. Then the standby is promoted, and by its clock the
 * tender's closing time is in the future again.
 */
export const clock: FaultTest = {
  promise: "a promoted standby whose clock is a day behind takes no bid for a sealed closing, and breaks no signed day",

  async attack({ bench, findings }) {
    const directory = bench.aDirectory("shared-data");
    const { primary, standby, pooler, processes, address, restart } = await aDeployment(bench, { DATA_DIR: directory });
    const admin = await anAdmin(address);
    const companies = await bidders(admin, address, 2);
    await primary.stop();
    await primary.start("+1d");
    processes[0].signal("SIGTERM");
    const again = await restart(processes[0]);
    await until("the first day is signed", () => has(primary, "audit_days"));
    await until("both processes are ready", () => areReady([again, processes[1]]));
    const [tenderId = ""] = await openTenders(admin, 1, new Date(Date.now() + DAY_MS + CLOSES_IN_MS));
    const [company, other] = companies as [Client, Client];
    const bid = await company.submitBid(tenderId, 7, "before");
    await until("the closing is sealed", () => has(primary, "closing_seals"), SEAL_MS);

    await primary.kill();
    await pooler.promote(standby);
    await until("both processes are ready", () => areReady([again, processes[1]]));
    const answers = [
      await other.submitBid(tenderId, 5, "after"),
      await company.graphql(REVISE, { id: idOf(bid), input: TERMS }),
      await company.graphql(WITHDRAW, { id: idOf(bid) }),
    ].map(codeOf);
    const [later = ""] = await openTenders(admin, 1);
    const accepted = await company.submitBid(later, 7, "later");
    const [late] = await standby.query<{ events: number; early: number }>(
      "axion",
      `SELECT count(*) FILTER (WHERE clock_at IS NOT NULL)::int AS events,
              count(*) FILTER (WHERE clock_at IS NOT NULL AND day <= (SELECT max(day) FROM audit_days))::int AS early FROM audit_events`,
    );
    await until("both processes warn", () =>
      [again, processes[1]].every((process) => process.printed().includes(WARNING)),
    );
    const third = await restartNow(restart, again);
    const verified = await runCommand("auditVerify", {
      DATABASE_URL: standby.urlOf("axion", "axion"),
      DATA_DIR: directory,
    });

    findings.expect(
      answers.every((code) => code === "TENDER_CLOSED"),
      `a bid, a revision and a withdrawal after the sealed closing: ${answers.join(" ")}`,
    );
    findings.expect(accepted.status === 201, `a bid on a tender that is open: ${accepted.status}`);
    findings.expect(
      (late?.events ?? 0) > 0 && late?.early === 0,
      `${late?.events} events say what the clock said, ${late?.early} of them in a signed day`,
    );
    findings.expect(third.printed().includes(WARNING), "processes warn after the promotion and at a start");
    findings.expect(verified.ok, verified.ok ? "audit:verify finds nothing" : verified.printed);
  },
};

const has = async (cluster: Cluster, table: "audit_days" | "closing_seals") =>
  (await cluster.query("axion", `SELECT FROM ${table} LIMIT 1`)).length > 0;

const areReady = async (processes: readonly Product[]) =>
  (await Promise.all(processes.map((process) => request(process, { method: "GET", path: "/readyz" })))).every(
    ({ status }) => status === 200,
  );

function restartNow(restart: (process: Product) => Promise<Product>, process: Product) {
  process.signal("SIGTERM");
  return restart(process);
}
