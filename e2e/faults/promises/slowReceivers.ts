import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Bench } from "../bench/Bench.ts";
import { type Client, codeOf, expectStatus } from "../bench/Client.ts";
import { aDatabase, behindProxy } from "../bench/deployment.ts";
import { seconds } from "../bench/Findings.ts";
import { anAdmin, bidders, openTenders } from "../bench/portal.ts";
import { until } from "../bench/until.ts";
import type { FaultTest } from "../FaultTest.ts";

/** The number of attackers. All their webhooks are more than two processes of the product send to at the same time. */
const ATTACKERS = 2;
/**
 * The number of webhooks of each attacker, which is the maximum per user. With all test messages, an attacker sends
 * fewer writes than the rate limit of writes allows.
 */
const WEBHOOKS = 10;
const TESTS_OF_EACH = 10;
/**
 * The number of messages to another partner that are measured, first without and then with the attack. Each message is
 * about a new tender.
 */
const MESSAGES = 2;
const LIMIT_MS = 5_000;

/** Both processes have the same TWO_STEP_SECRET, because with this key they decrypt the secrets of webhooks. */
const SETTINGS = { WEBHOOK_ALLOW_PRIVATE: "true", TWO_STEP_SECRET: "only for this attack" };

const CREATE = "mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }";
const TEST = "mutation ($id: ID!) { testWebhook(id: $id) { id } }";

export const slowReceivers: FaultTest = {
  promise: "partners whose receivers never answer delay nobody else's messages",

  async attack({ bench, findings }) {
    const cluster = await aDatabase(bench);
    const { address } = await behindProxy(bench, cluster, SETTINGS);
    const admin = await anAdmin(address);
    const partners = await bidders(admin, address, 1 + ATTACKERS);
    const [partner, ...attackers] = partners as [Client, ...Client[]];
    const slow = await aReceiver(bench, false);
    const quick = await aReceiver(bench, true);
    await createWebhook(partner, quick.url);
    const messages = () =>
      inTurn(MESSAGES, async () => {
        const [arrived, started] = [quick.count(), performance.now()];
        await openTenders(admin, 1);
        await until("the message arrives", () => quick.count() > arrived, 25_000).catch(() => undefined);
        return performance.now() - started;
      });

    const alone = Math.max(...(await messages()));
    const tests = (await Promise.all(attackers.map((attacker) => flood(attacker, slow.url)))).flat();
    await until("the messages of both are being sent", () => slow.count() >= 2 * ATTACKERS);
    const flooded = Math.max(...(await messages()));

    const accepted = tests.filter((answer) => codeOf(answer) === undefined).length;
    findings.expect(
      accepted === tests.length,
      `${accepted} tests to ${ATTACKERS * WEBHOOKS} webhooks that are never answered`,
    );
    findings.note(`${slow.count()} are being sent or were given up`);
    findings.expect(
      flooded < LIMIT_MS,
      `another partner's message arrives after ${seconds(flooded)}, without the flood after ${seconds(alone)}`,
    );
    for (const client of partners) client.close();
  },
};

/** Creates the webhooks of an attacker. Then sends a test message to all of them at the same time, and repeats this. */
async function flood(attacker: Client, url: string) {
  const ids = await inTurn(WEBHOOKS, () => createWebhook(attacker, url));
  return (await inTurn(TESTS_OF_EACH, () => Promise.all(ids.map((id) => attacker.graphql(TEST, { id }))))).flat();
}

async function createWebhook(client: Client, url: string) {
  const input = { url, events: ["tender.published"] };
  const { text } = expectStatus(await client.graphql(CREATE, { input }), 200);
  const { data } = JSON.parse(text) as { data?: { createWebhook: { webhook: { id: string } } } | null };
  if (!data) throw new Error(text);
  return data.createWebhook.webhook.id;
}

/** A receiver that counts its messages. If `answers` is false, it never answers them. */
async function aReceiver(bench: Bench, answers: boolean) {
  let count = 0;
  const server = createServer((request, response) => {
    count++;
    request.resume();
    if (answers) request.on("end", () => response.writeHead(204).end());
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  bench.onCleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, count: () => count };
}

async function inTurn<T>(many: number, make: () => Promise<T>) {
  const made: T[] = [];
  while (made.length < many) made.push(await make());
  return made;
}
