import { setTimeout as wait } from "node:timers/promises";

import { aMailServer } from "#api/mail/mailServer.builders.ts";

import { Client, idOf } from "../bench/Client.ts";
import type { Cluster } from "../bench/cluster.ts";
import { aDeployment } from "../bench/deployment.ts";
import { type Findings, seconds } from "../bench/Findings.ts";
import { Load } from "../bench/Load.ts";
import { emailOf } from "../bench/seeded.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import type { Product } from "../bench/product.ts";
import { type Address, request } from "../bench/request.ts";
import { until } from "../bench/until.ts";
import { verifyBids } from "../bench/verifyBids.ts";
import type { FaultTest } from "../FaultTest.ts";

const COMPANIES = 8;
const READY_MS = 10_000;
/**
 * The maximum number of mails that may be sent twice: one because a process is killed, and one for each of the two
 * processes because the primary is killed. A mail is sent again if the crash happens after it was sent, but before it
 * was marked as sent.
 */
const REPEATS = 3;

export const failover: FaultTest = {
  promise: "a killed process and the promotion of the synchronous standby lose and double nothing",

  async attack({ bench, findings, long }) {
    const phase = () => wait(long ? 20_000 : 4_000);
    const mails = await aMailServer();
    bench.onCleanup(mails.stop);
    const { primary, standby, pooler, processes, address, restart } = await aDeployment(bench, { SMTP_URL: mails.url });
    const admin = await anAdmin(address);
    const companies = await bidders(admin, address, COMPANIES);
    const tenders = await openTenders(admin, long ? 600 : 200);

    const load = new Load();
    for (const company of companies) load.bids(company, tenders);
    const contacts = askForIntegration(load, address, long ? 400 : 60);
    await phase();
    processes[0].signal("SIGKILL");
    await phase();
    const again = await restart(processes[0]);
    const guesses = await guess(address, 20);
    await primary.kill();
    await wait(1000);
    const promotedAt = performance.now();
    await pooler.promote(standby);
    await until("both processes are ready", () => allReady([again, processes[1]]));
    await until("a bid is acknowledged", () => load.lastAcknowledgedAt > promotedAt);
    const readyMs = performance.now() - promotedAt;
    const [later] = await guess(address, 1);
    await phase();
    await load.stop();

    await verifyBids(findings, standby, load.acknowledged);
    findings.expect(readyMs < READY_MS, `ready ${seconds(readyMs)} after the promotion`);
    findings.expect(
      load.unexpected.length === 0,
      `${load.unexpected.length} unexpected refusals ${load.unexpected.slice(0, 3).join(" ")}`.trim(),
    );
    await verifyKeys(findings, companies, load);
    await verifyMails(findings, standby, contacts.length, mails.received);
    const tried = guesses.filter((status) => status === 401).length;
    findings.expect(
      tried <= 10 && later === 429,
      `${tried} of 20 guesses at a password were tried on both processes, and the next after the promotion was ${later}`,
    );
  },
};

const allReady = async (processes: readonly Product[]) =>
  (await Promise.all(processes.map((process) => request(process, { method: "GET", path: "/readyz" })))).every(
    ({ status }) => status === 200,
  );

/**
 * Sends many sign-ins with wrong passwords for the administrator from one address, all at once. Returns their statuses.
 */
const guess = (address: Address, many: number) =>
  Promise.all(
    Array.from({ length: many }, async () => {
      const guesser = new Client(address, "admin", "127.99.0.1");
      const { status } = await guesser.post("/api/login", { username: "admin", password: "wrong-password" });
      guesser.close();
      return status;
    }),
  );

/**
 * Lets visitors send the integration form, from 250 IP addresses in turn.
 * @returns The e-mail addresses of the acknowledged requests. They are added during the load.
 */
function askForIntegration(load: Load, address: Address, many: number) {
  const sent: string[] = [];
  const places = Array.from({ length: many }, (_, place) => place);
  load.repeat(places, async (place) => {
    const visitor = new Client(address, "", `127.98.0.${1 + (place % 250)}`);
    const email = emailOf(`visitor-${place}`);
    const body = {
      firstName: "Ada",
      lastName: "Obi",
      email,
      company: "Works",
      role: "supplier",
      message: "We build bridges.",
    };
    const { status } = await load.untilAnswered(() => visitor.post("/api/contact", body, { "idempotency-key": email }));
    if (status === 201) sent.push(email);
    visitor.close();
    await wait(50);
  });
  return sent;
}

/**
 * After the faults, sends every eighth bid again with its key: the answer must be the bid that was acknowledged before.
 */
async function verifyKeys(findings: Findings, companies: readonly Client[], { acknowledged }: Load) {
  const sample = acknowledged.filter((_, place) => place % 8 === 0);
  let other = 0;
  for (const { id, key, company, tenderId, amounts } of sample) {
    const answer = await companies
      .find(({ username }) => username === company)!
      .submitBid(tenderId, amounts.get(1)!, key);
    if (answer.status !== 201 || idOf(answer) !== id) other++;
  }
  findings.expect(other === 0, `${sample.length - other} of ${sample.length} retried keys answered their bid`);
}

/**
 * SQL condition that selects only the mails about contact requests. The test does not wait for the thousands of mails
 * about bids in the queue.
 */
const OF_REQUESTS = "about_id IN (SELECT id FROM contact_requests)";

/**
 * Checks that the mails about contact requests were sent. Each contact request queues two: one to the global desk, and
 * an acknowledgement.
 */
async function verifyMails(findings: Findings, cluster: Cluster, sent: number, received: readonly { raw: string }[]) {
  const open = () =>
    cluster.query<{ count: number }>(
      "axion",
      `SELECT count(*)::int FROM outgoing_mails WHERE sent_at IS NULL AND ${OF_REQUESTS}`,
    );
  // If a sending process crashed, its claim of a mail lasts five minutes, and until then no process sends another mail
  // to the same recipient. To save that time, the test ends claims that are older than ten seconds, and moves the mails
  // about contact requests to the front of the queue.
  await cluster.query(
    "axion",
    "UPDATE outgoing_mails SET claimed_until = NULL WHERE claimed_until < now() + interval '4 minutes 50 seconds'",
  );
  await cluster.query(
    "axion",
    `UPDATE outgoing_mails SET next_attempt_at = now() - interval '1 day' WHERE sent_at IS NULL AND ${OF_REQUESTS}`,
  );
  await until("all mails of requests are sent", async () => (await open())[0]?.count === 0, 60_000);
  const stored = await cluster.query<{ id: string }>("axion", `SELECT id FROM outgoing_mails WHERE ${OF_REQUESTS}`);
  const [requests] = await cluster.query<{ count: number }>("axion", "SELECT count(*)::int FROM contact_requests");
  const ids = new Set(stored.map(({ id }) => id));
  const arrived = received
    .map(({ raw }) => /^message-id: *<([^@]+)@/im.exec(raw)?.[1] ?? "")
    .filter((id) => ids.has(id));
  const names = new Set(arrived);
  const repeated = arrived.length - names.size;
  findings.expect(
    requests?.count === sent && sent > 0,
    `${sent} integration requests acknowledged, ${requests?.count} stored`,
  );
  findings.expect(stored.length === 2 * sent && names.size === 2 * sent, `${names.size} mails for ${2 * sent}`);
  findings.expect(repeated <= REPEATS, `${repeated} of them delivered again`);
}
