import { Webhook as Verifier } from "standardwebhooks";

import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import { mailsOf } from "#api/testing/builders/accountMails.ts";
import { aReceiver, type Received, CERTIFICATE } from "#api/testing/servers/aReceiver.ts";
import { aPartner, aTender } from "#api/testing/builders/builders.ts";
import { FRAME, noticesIn } from "#api/testing/builders/notices.ts";
import { testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";
import { aWebhook, sendAll, TEST_REACH, webhookWork } from "#api/testing/builders/webhooks.ts";
import { deliverNext } from "#api/webhooks/deliveries/deliverNext.ts";
import { fanOutEvents } from "#api/webhooks/deliveries/fanOutEvents.ts";
import type { WebhookWork } from "#api/webhooks/deliveries/webhookWork.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (moment: Date, wait: number) => new Date(moment.getTime() + wait);

/** Creates a webhook that posts to a test receiver, and one due message. */
async function aMessage(
  overrides: Partial<WebhookWork> = {},
  path?: (port: number) => string,
  tls?: typeof CERTIFICATE,
) {
  const api = await testApp();
  const receiver = await aReceiver(undefined, tls);
  const partner = await api.has(aPartner());
  const webhook = await api.has(aWebhook(partner, { url: path?.(receiver.port) ?? receiver.url }));
  const tender = await api.has(aTender());
  const work = webhookWork(api.db, overrides);
  const send = (now?: Date) => sendAll(work, now);
  const read = async () => {
    const { data } = await api
      .as(partner)
      .graphql(
        "{ webhooks { failingSince disabledAt deliveries { nodes { id event state nextAttemptAt deliveredAt attempts { attemptedAt durationMs statusCode error } } } } }",
      );
    const { deliveries, ...state } = data.webhooks[0] as State & { deliveries: { nodes: Delivery[] } };
    return { ...state, deliveries: deliveries.nodes };
  };
  return { api, receiver, partner, webhook, tender, work, send, read };
}

type State = Record<"failingSince" | "disabledAt", string | null>;
interface Delivery {
  id: string;
  event: string;
  state: string;
  nextAttemptAt: string | null;
  attempts: { statusCode: number | null; error: string | null }[];
}

const verified = ({ secret }: { secret: string }, { raw, headers }: Received) =>
  new Verifier(secret).verify(raw, headers as Record<string, string>);
const refuse =
  (status: number, headers = {}) =>
  (response: Parameters<Awaited<ReturnType<typeof aReceiver>>["answer"]>[0]) =>
    response.writeHead(status, headers).end();

test("a message that was sent while the database was away is recorded when it is back, and is not sent twice", async () => {
  const { api, receiver, send, read } = await aMessage();
  const lost = new Error("Connection terminated unexpectedly");
  const transaction = jest.spyOn(api.db, "transaction").mockRejectedValueOnce(lost);

  await send();
  transaction.mockRestore();

  expect(receiver.received).toHaveLength(1);
  expect((await read()).deliveries).toMatchObject([{ nextAttemptAt: null, attempts: [{ statusCode: 204 }] }]);
});

test("a message is signed as Standard Webhooks says, thin, and told to be delivered", async () => {
  const { receiver, webhook, tender, send, read } = await aMessage();

  await send();

  const [message] = receiver.received;
  const [delivery] = (await read()).deliveries;
  expect(verified(webhook, message!)).toEqual(message?.body);
  expect(message?.body).toEqual({
    type: "tender.published",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    data: {
      tenderId: tender.id,
      tenderNumber: tender.tenderNumber,
      title: tender.title,
      url: `https://axion.example/dashboard/tender/${tender.id}`,
    },
  });
  expect(message?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": `msg_${delivery?.id}`,
    "user-agent": "Axion-Webhooks/1",
  });
  expect(delivery).toMatchObject({
    event: "tender.published",
    state: "delivered",
    nextAttemptAt: null,
    attempts: [{ statusCode: 204, error: null }],
  });
});

test("a changed body, another secret, another id and a replay after five minutes do not verify", async () => {
  const { receiver, webhook, send } = await aMessage();
  await send();
  const { raw, headers } = receiver.received[0]!;
  const of = (changes: Record<string, string>) => ({ ...(headers as Record<string, string>), ...changes });
  const verify =
    (secret: string, body: string, changes: Record<string, string> = {}) =>
    () =>
      new Verifier(secret).verify(body, of(changes));
  const earlier = String(Number(headers["webhook-timestamp"]) - 301);

  expect(verify(webhook.secret, raw)).not.toThrow();
  expect(verify(webhook.secret, raw.replace("published", "awarded"))).toThrow();
  expect(verify(`whsec_${Buffer.alloc(32).toString("base64")}`, raw)).toThrow();
  expect(verify(webhook.secret, raw, { "webhook-id": "msg_other" })).toThrow();
  expect(verify(webhook.secret, raw, { "webhook-timestamp": earlier })).toThrow();
});

test("after a rotation both secrets verify for a day, then the new one alone", async () => {
  const { api, receiver, partner, webhook, send } = await aMessage();
  const { data } = await api
    .as(partner)
    .graphql("mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { oldSecretEndsAt } } }", {
      id: webhook.id,
    });
  const rotated = data.rotateWebhookSecret as { secret: string; webhook: { oldSecretEndsAt: string } };

  await send();
  const [message] = receiver.received;
  await api.db.query("UPDATE webhooks SET old_secret_ends_at = now() - interval '1 second'");
  await api.has(aTender());
  await send();

  expect(rotated.secret).not.toBe(webhook.secret);
  expect(Date.parse(rotated.webhook.oldSecretEndsAt) - Date.now()).toBeGreaterThan(0.9 * DAY);
  expect(message?.headers["webhook-signature"]).toMatch(/^v1,[^ ]+ v1,[^ ]+$/);
  for (const { secret } of [rotated, webhook]) expect(verified({ secret }, message!)).toEqual(message?.body);
  expect(verified(rotated, receiver.received[1]!)).toBeTruthy();
  expect(() => verified(webhook, receiver.received[1]!)).toThrow();
});

test("a message that fails is sent again later and later, ten times, each time with the same id", async () => {
  const { api, receiver, send, read } = await aMessage();
  receiver.answer = refuse(500);
  // The loop below resets failing_since. Otherwise the webhook would be disabled before the last attempt.
  const waits: number[] = [];
  let now = new Date(Date.now() + MINUTE);

  for (;;) {
    await send(now);
    await api.db.query("UPDATE webhooks SET failing_since = NULL");
    const { nextAttemptAt } = (await read()).deliveries[0]!;
    if (nextAttemptAt === null) break;
    waits.push(Date.parse(nextAttemptAt) - now.getTime());
    await send(new Date(Date.parse(nextAttemptAt) - 1));
    now = new Date(nextAttemptAt);
  }

  const expected = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
  expect(waits).toHaveLength(expected.length);
  waits.forEach((wait, index) => {
    expect(wait / 1000).toBeGreaterThanOrEqual(expected[index]!);
    expect(wait / 1000).toBeLessThanOrEqual(expected[index]! * 1.1);
  });
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const [delivery] = (await read()).deliveries;
  expect([delivery?.state, delivery?.attempts.length, delivery?.attempts[0]]).toEqual([
    "failed",
    10,
    expect.objectContaining({ statusCode: 500, error: "Answered 500" }),
  ]);
});

test("a receiver that comes back gets the message, and the failure is forgotten", async () => {
  const { receiver, send, read } = await aMessage();
  const start = new Date(Date.now() + MINUTE);
  receiver.answer = refuse(503);
  await send(start);
  const failing = await read();

  receiver.answer = refuse(200);
  await send(after(start, MINUTE));

  expect(failing).toMatchObject({ failingSince: start.toISOString(), deliveries: [{ state: "waiting" }] });
  expect(await read()).toMatchObject({
    failingSince: null,
    disabledAt: null,
    deliveries: [{ state: "delivered", attempts: [{ statusCode: 503 }, { statusCode: 200 }] }],
  });
});

test("after three days of failures it is disabled, told to its owner once, and sent nothing; enabled, it works again", async () => {
  const { api, receiver, partner, webhook, work, send, read } = await aMessage();
  receiver.answer = refuse(500);
  const start = new Date(Date.now() + MINUTE);

  let now = start;
  for (;;) {
    await send(now);
    const { disabledAt, deliveries } = await read();
    if (disabledAt) break;
    now = new Date(deliveries[0]!.nextAttemptAt!);
  }
  const sent = receiver.received.length;
  await api.has(aTender());
  await send(after(now, 30 * DAY));
  const disabled = await read();
  const person = api.as(partner);
  const refused = await person.graphql("mutation ($id: ID!) { redeliver(deliveryId: $id) { id } }", {
    id: disabled.deliveries[0]!.id,
  });
  await person.graphql("mutation ($id: ID!) { enableWebhook(id: $id) { disabledAt failingSince } }", {
    id: webhook.id,
  });
  receiver.answer = refuse(200);
  await person.graphql("mutation ($id: ID!) { redeliver(deliveryId: $id) { id } }", { id: disabled.deliveries[0]!.id });
  await send();

  expect(now.getTime() - start.getTime()).toBeGreaterThanOrEqual(3 * DAY);
  expect(sent).toBe(receiver.received.length - 1);
  expect(disabled).toMatchObject({
    disabledAt: now.toISOString(),
    failingSince: start.toISOString(),
    deliveries: [{ state: "failed", nextAttemptAt: null }],
  });
  expect(refused.errors).toMatchObject([
    { message: "This webhook is disabled: enable it first", extensions: { code: "CONFLICT" } },
  ]);
  expect(await read()).toMatchObject({ disabledAt: null, failingSince: null, deliveries: [{ state: "delivered" }] });
  const notices = await noticesIn(api);
  expect(notices).toEqual([
    {
      user_id: partner.id,
      kind: "webhookDisabled",
      tender_id: null,
      bid_id: null,
      reason: "webhook",
      facts: { host: `127.0.0.1:${receiver.port}`, days: 3, at: now.toISOString(), failure: "Answered 500" },
    },
  ]);
  const { data } = await person.graphql(
    "{ notices(filter: { kind: webhookDisabled }) { nodes { subject page reason } } }",
  );
  expect(data.notices.nodes).toEqual([
    {
      subject: `Your webhook at 127.0.0.1:${receiver.port} was disabled`,
      page: "/dashboard/webhooks",
      reason: "webhook",
    },
  ]);
  expect(await mailsOf(api, partner.email)).toEqual([]);
  await dispatchNotices({ db: api.db, log: work.log, frame: FRAME }, { now: after(new Date(), DAY) });
  await dispatchNotices({ db: api.db, log: work.log, frame: FRAME }, { now: after(new Date(), DAY) });
  const mails = await mailsOf(api, partner.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    subject: `Your webhook at 127.0.0.1:${receiver.port} was disabled`,
    aboutId: partner.id,
  });
  expect(mails[0]?.text).toMatch(/Answered 500\.[^]*https:\/\/axion\.example\/dashboard\/webhooks/);
  expect(mails[0]?.text).not.toContain("/hook");
  const acts = await api.db.query<{ act: string }[]>(
    "SELECT act FROM audit_events WHERE subject = 'webhook' ORDER BY occurred_at, sequence",
  );
  expect(acts.map(({ act }) => act).sort()).toEqual(["disableWebhook", "enableWebhook", "redeliver"]);
});

test("an answer 410 disables it at once", async () => {
  const { receiver, send, read } = await aMessage();
  receiver.answer = refuse(410);

  await send();

  expect((await read()).disabledAt).not.toBeNull();
});

test("a message is sent again on demand, with the same id; while it waits that is refused", async () => {
  const { api, receiver, partner, send, read } = await aMessage();
  await send();
  const { id } = (await read()).deliveries[0]!;
  const again = () => api.as(partner).graphql("mutation ($id: ID!) { redeliver(deliveryId: $id) { state } }", { id });

  const [first, second] = [await again(), await again()];
  await send();

  expect(first.data.redeliver.state).toBe("waiting");
  expect(second.errors).toMatchObject([
    { message: "This message is being sent already", extensions: { code: "CONFLICT" } },
  ]);
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([`msg_${id}`, `msg_${id}`]);
});

test("a test is sent once and not again, also to a disabled webhook, and counts neither for nor against it", async () => {
  const { api, receiver, partner, webhook, send, read } = await aMessage();
  await api.db.query("DELETE FROM webhook_events");
  await api.db.query("UPDATE webhooks SET disabled_at = now(), failing_since = now()");
  receiver.answer = refuse(404);

  const { data } = await api
    .as(partner)
    .graphql("mutation ($id: ID!) { testWebhook(id: $id) { event state tenderId } }", { id: webhook.id });
  await send();

  expect(data.testWebhook).toEqual({ event: "webhook.test", state: "waiting", tenderId: null });
  expect(receiver.received[0]?.body).toMatchObject({
    type: "webhook.test",
    data: { webhookId: webhook.id, url: "https://axion.example/dashboard/webhooks" },
  });
  expect(await read()).toMatchObject({
    disabledAt: expect.any(String) as string,
    deliveries: [{ state: "failed", attempts: [{ statusCode: 404, error: "Answered 404" }] }],
  });
  expect(await mailsOf(api, partner.email)).toEqual([]);
});

test.each([301, 302, 307, 308])("a redirect (%i) is a failure, and is not followed", async (status) => {
  const { receiver, send, read } = await aMessage();
  receiver.answer = refuse(status, { location: "/elsewhere" });

  await send();

  expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
  expect((await read()).deliveries[0]?.attempts).toMatchObject([
    { statusCode: status, error: `Answered ${status}: redirects are not followed` },
  ]);
});

test("a receiver that does not answer is given up in time, and one that answers without end is cut off", async () => {
  const { receiver, send, read } = await aMessage({ limits: { connect: 200, total: 400 } });
  receiver.answer = () => undefined;
  const start = new Date(Date.now() + MINUTE);
  await send(start);
  let isCut = false;
  receiver.answer = (response) => {
    response.writeHead(200).on("close", () => (isCut = true));
    const write = () => {
      if (!response.destroyed) response.write("x".repeat(65_536), () => setImmediate(write));
    };
    write();
  };

  await send(after(start, MINUTE));
  await until(() => isCut);

  expect((await read()).deliveries[0]?.attempts).toMatchObject([
    { statusCode: null, error: "No answer within 0.4 s" },
    { statusCode: 200, error: null },
  ]);
});

test("a receiver that drips its answer holds up nobody longer than the limit, and has accepted the message", async () => {
  const { receiver, send, read } = await aMessage({ limits: { connect: 200, total: 400 } });
  receiver.answer = (response) => void response.writeHead(200).write("x");

  await send();

  expect((await read()).deliveries[0]?.attempts).toMatchObject([{ statusCode: 200, error: null }]);
});

test("a connection that is refused or dropped is told in words", async () => {
  const { receiver, send, read } = await aMessage();
  const start = new Date(Date.now() + MINUTE);
  receiver.answer = (response) => response.destroy();
  await send(start);
  const closed = await read();

  expect(closed.deliveries[0]?.attempts).toMatchObject([
    { statusCode: null, error: "The connection was closed without an answer" },
  ]);
});

test("the name is looked up once for an attempt, the connection goes to that address, and Host keeps the name", async () => {
  const looked: string[] = [];
  const resolve = (name: string) => Promise.resolve([looked.push(name) === 1 ? "127.0.0.1" : "203.0.113.7"]);
  const { receiver, send } = await aMessage(
    { reach: { allowPrivate: true, resolve } },
    (port) => `http://hooks.example.org:${port}/hook`,
  );

  await send();

  expect(looked).toEqual(["hooks.example.org"]);
  expect(receiver.received[0]?.headers.host).toBe(`hooks.example.org:${receiver.port}`);
});

describe("over TLS", () => {
  const reach = { allowPrivate: true, resolve: () => Promise.resolve(["127.0.0.1"]) };
  const to = (name: string) => (port: number) => `https://${name}:${port}/hook`;

  test("the connection goes to the address that was looked up, and the certificate must be that of the name", async () => {
    const { receiver, webhook, send, read } = await aMessage(
      { reach, ca: CERTIFICATE.cert },
      to("hooks.example.org"),
      CERTIFICATE,
    );

    await send();

    expect(verified(webhook, receiver.received[0]!)).toBeTruthy();
    expect(receiver.received[0]?.headers.host).toBe(`hooks.example.org:${receiver.port}`);
    expect((await read()).deliveries).toMatchObject([
      { state: "delivered", attempts: [{ statusCode: 204, error: null }] },
    ]);
  });

  test.each([
    ["of another name", { ca: CERTIFICATE.cert }, "other.example.org"],
    ["that nobody vouches for", {}, "hooks.example.org"],
  ])("a certificate %s gets nothing", async (_what, trust, name) => {
    const { receiver, send, read } = await aMessage({ reach, ...trust }, to(name), CERTIFICATE);

    await send();

    expect(receiver.received).toEqual([]);
    const [delivery] = (await read()).deliveries;
    expect(delivery).toMatchObject({
      state: "waiting",
      attempts: [{ statusCode: null, error: expect.any(String) as string }],
    });
  });
});

test("a name that leads to a private network since it was saved gets nothing: it is looked up at each attempt", async () => {
  let address = "127.0.0.1";
  const { receiver, work, send, read } = await aMessage(
    { reach: { allowPrivate: false, resolve: () => Promise.resolve([address]) } },
    (port) => `https://hooks.example.org:${port}/hook`,
  );
  const start = new Date(Date.now() + MINUTE);
  await send(start);
  address = "::ffff:127.0.0.1";
  await send(after(start, MINUTE));

  expect(work.reach.allowPrivate).toBe(false);
  expect(receiver.received).toEqual([]);
  expect((await read()).deliveries[0]?.attempts.map(({ error }) => error)).toEqual([
    "This address cannot be reached from the internet",
    "This address cannot be reached from the internet",
  ]);
});

test("an address that was stored behind the api's back is refused at delivery, too", async () => {
  const { receiver, send, read } = await aMessage({ reach: TEST_REACH });

  await send();

  expect(receiver.received).toEqual([]);
  expect((await read()).deliveries[0]?.attempts).toMatchObject([
    { error: "Must be a web address that starts with https://" },
  ]);
});

test("a secret that cannot be read is told, and no message leaves unsigned", async () => {
  const { api, receiver, send, read } = await aMessage();
  await api.db.query("UPDATE webhooks SET sealed_secret = $1", [Buffer.alloc(64).toString("base64")]);

  await send();

  expect(receiver.received).toEqual([]);
  expect((await read()).deliveries[0]?.attempts).toMatchObject([
    { error: "The secret of this webhook cannot be read any more: choose a new one" },
  ]);
});

test("a message whose process ended while sending is sent by another one after a minute, with the same id", async () => {
  const { api, receiver, work } = await aMessage();
  const start = new Date(Date.now() + MINUTE);
  let isThere = false;
  const killed = new AbortController();
  receiver.answer = () => void (isThere = true);
  await fanOutEvents(api.db, work, { now: start });
  const ended = deliverNext(work, { now: start, signal: killed.signal });
  await until(() => isThere);
  killed.abort();
  await ended;
  receiver.answer = refuse(200);

  const early = await deliverNext(work, { now: after(start, MINUTE - 1) });
  const later = await deliverNext(work, { now: after(start, MINUTE) });

  expect([early, later]).toEqual([false, true]);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test("a slow receiver holds up no other webhook, and has one message at a time", async () => {
  const { api, receiver, partner, work } = await aMessage();
  let answerSlow: (() => void) | undefined;
  receiver.answer = (response) => void (answerSlow = () => response.end());
  const fast = await aReceiver();
  await api.has(aTender());
  await fanOutEvents(api.db, work);
  const slow = deliverNext(work);
  await until(() => answerSlow !== undefined);
  await api.has(aWebhook(partner, { url: fast.url }));
  await api.has(aTender());

  await sendAll(work);
  const meanwhile = [receiver.received.length, fast.received.length];
  answerSlow?.();
  await slow;
  receiver.answer = refuse(200);
  await sendAll(work);

  expect(meanwhile).toEqual([1, 1]);
  expect(receiver.received).toHaveLength(3);
});
