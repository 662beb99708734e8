import { aReceiver } from "#api/testing/servers/aReceiver.ts";
import { aPartner, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";
import { aWebhook, webhookWork } from "#api/testing/builders/webhooks.ts";
import { webhookDispatcher } from "#api/webhooks/deliveries/webhookDispatcher.ts";

const NEVER = 1_000_000_000;
const OFTEN = 20;

const dispatchers: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const { stop } of dispatchers.splice(0)) await stop();
});

async function given(webhooks = 1) {
  const api = await testApp();
  const receiver = await aReceiver();
  const partner = await api.has(aPartner());
  for (let n = 0; n < webhooks; n++) await api.has(aWebhook(partner, { url: receiver.url }));
  const dispatcher = (every: number) => {
    const made = webhookDispatcher(webhookWork(api.db), every);
    dispatchers.push(made);
    return made;
  };
  const waiting = async () =>
    (await api.db.query<object[]>("SELECT FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL")).length;
  return { api, receiver, partner, dispatcher, waiting };
}

test("what has happened is told, without being woken, until it is stopped", async () => {
  const { api, receiver, dispatcher } = await given();
  const messages = dispatcher(OFTEN);
  messages.start();
  await api.has(aTender());
  await until(() => receiver.received.length === 1);

  await messages.stop();
  await api.has(aTender());
  messages.wake();

  expect(receiver.received).toHaveLength(1);
  expect(await api.db.query("SELECT FROM webhook_events WHERE event = 'tender.published'")).toHaveLength(1);
});

test("several dispatchers send each message once", async () => {
  const { api, receiver, dispatcher, waiting } = await given(5);
  for (let n = 0; n < 6; n++) await api.has(aTender());

  for (const messages of [dispatcher(OFTEN), dispatcher(OFTEN), dispatcher(OFTEN)]) messages.start();
  await until(async () => receiver.received.length >= 30 && (await waiting()) === 0);

  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
});

test("nine receivers of one partner that never answer, and tests to them, delay nobody else's message", async () => {
  const { api, receiver, partner, dispatcher } = await given(0);
  const never = await aReceiver(() => undefined);
  const webhooks = await Promise.all(Array.from({ length: 9 }, () => api.has(aWebhook(partner, { url: never.url }))));
  for (const { id } of webhooks)
    await api.db.query(
      "INSERT INTO webhook_deliveries (webhook_id, event) SELECT $1, 'webhook.test' FROM generate_series(1, 16)",
      [id],
    );
  const other = await api.has(aPartner());
  await api.has(aWebhook(other, { url: receiver.url }));
  const messages = dispatcher(OFTEN);
  messages.start();
  await until(() => never.received.length > 0);

  await api.has(aTender());
  await until(() => receiver.received.length === 1);

  expect(never.received).toHaveLength(2);
  expect(await api.db.query("SELECT FROM webhook_attempts WHERE error IS NOT NULL")).toEqual([]);
});

test("receivers of many partners that failed at last leave room for others", async () => {
  const { api, receiver, dispatcher } = await given(0);
  const never = await aReceiver(() => undefined);
  for (let n = 0; n < 6; n++) {
    const slow = await api.has(aPartner());
    for (let of = 0; of < 2; of++) await api.has(aWebhook(slow, { url: never.url }));
  }
  await api.db.query("UPDATE webhooks SET failing_since = now()");
  await api.db.query(
    "INSERT INTO webhook_deliveries (webhook_id, event, next_attempt_at) SELECT id, 'webhook.test', now() - interval '1 minute' FROM webhooks",
  );
  await api.has(aWebhook(await api.has(aPartner()), { url: receiver.url }));
  const messages = dispatcher(OFTEN);

  await api.has(aTender());
  messages.start();
  await until(() => receiver.received.length === 1);

  expect(never.received.length).toBeLessThanOrEqual(4);
});

test("woken, it sends a test at once", async () => {
  const { api, receiver, partner, dispatcher } = await given();
  const messages = dispatcher(NEVER);
  messages.start();
  const { data } = await api.as(partner).graphql("{ webhooks { id } }");

  await api.as(partner).graphql("mutation ($id: ID!) { testWebhook(id: $id) { id } }", { id: data.webhooks[0].id });
  messages.wake();
  await until(() => receiver.received.length === 1);

  expect(receiver.received[0]?.body.type).toBe("webhook.test");
});

test("the stop waits for the message in progress, and starts no other", async () => {
  const { api, receiver, dispatcher, waiting } = await given();
  let arrive: (() => void) | undefined;
  receiver.answer = (response) => void (arrive = () => response.end());
  await api.has(aTender());
  await api.has(aTender());
  const messages = dispatcher(NEVER);
  messages.start();
  await until(() => arrive !== undefined);

  const stopped = messages.stop();
  arrive?.();
  await stopped;

  expect([receiver.received.length, await waiting()]).toEqual([1, 1]);
});
