import { POLL_HEADER } from "#api/core/rules/requestHeaders.rules.ts";
import { limitIdleSessions } from "#api/session/sessionStore.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { eventStream } from "#api/testing/eventStream.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

/**
 * Runs `use` with a server with ADMIN_IDLE_HOURS=2. `pass` simulates that time passes: it moves the stored times of all
 * sessions back.
 */
async function withTwoHours(
  use: (given: {
    api: TestApp;
    admin: Client;
    partner: Client;
    url: string;
    pass: (time: string) => Promise<unknown>;
  }) => Promise<void>,
) {
  const api = await testApp();
  const [admin, partner] = [await api.has(anAdmin()), await api.has(aPartner())];
  const pass = (time: string) =>
    api.db.query(
      "UPDATE sessions SET started_at = started_at - $1::interval, last_seen_at = last_seen_at - $1::interval, expire = expire - $1::interval",
      [time],
    );
  await secondApp(api, { adminIdleHours: 2 }, async (url) => {
    const as = ({ username }: { username: string }) => client(url, { username, password: PASSWORD });
    const clients = { admin: as(admin), partner: as(partner) };
    await clients.admin.signIn();
    await clients.partner.signIn();
    await use({ api, ...clients, url, pass });
  });
}

const statusOf = async (browser: Client, headers: Record<string, string> = {}) =>
  (await browser.get("/api/tenders", headers)).status;
/** Minutes until the session of the only administrator ends. */
const leftOf = async ({ db }: TestApp) =>
  (
    await db.query<[{ left: number }]>(
      "SELECT round(extract(epoch FROM expire - clock_timestamp()) / 60)::int AS left FROM sessions JOIN users ON users.id = user_id AND is_admin",
    )
  )[0].left;

test("an administrator's session ends when it was not used for the hours that are set, a partner's does not", () =>
  withTwoHours(async ({ admin, partner, pass }) => {
    await pass("1 hour 55 minutes");
    expect([await statusOf(admin), await statusOf(partner)]).toEqual([200, 200]);
    await until(async () => (await statusOf(admin)) === 200);
    await pass("2 hours 1 second");

    expect([await statusOf(admin), await statusOf(partner)]).toEqual([401, 200]);
  }));

test("a use moves the end, every ten minutes at most, and never past seven days from sign-in", () =>
  withTwoHours(async ({ api, admin, pass }) => {
    expect(await leftOf(api)).toBe(120);
    await pass("9 minutes");
    const statements = await api.statementsOf(() => statusOf(admin));
    expect(statements.filter((each) => each.startsWith("UPDATE sessions"))).toEqual([]);
    expect(await leftOf(api)).toBe(111);
    await pass("2 minutes");

    await statusOf(admin);

    await until(async () => (await leftOf(api)) === 120);
    await api.db.query(
      "UPDATE sessions SET started_at = started_at - interval '6 days 23 hours', last_seen_at = last_seen_at - interval '11 minutes'",
    );
    await statusOf(admin);
    await until(async () => (await leftOf(api)) <= 60);
  }));

test("a list that a screen keeps up to date by itself, and an open stream of events, are no use", () =>
  withTwoHours(async ({ api, admin, url, pass }) => {
    const stream = await eventStream(url, admin);
    await pass("1 hour");

    expect(await statusOf(admin, { [POLL_HEADER]: "1" })).toBe(200);

    // The api records use in the background. If it had counted the first request as use, the record would exist by the
    // end of this second request.
    await statusOf(admin, { [POLL_HEADER]: "1" });
    expect(await leftOf(api)).toBe(60);
    await pass("1 hour 1 second");
    await until(() => stream.hasEnded());
    expect(await statusOf(admin)).toBe(401);
    stream.close();
  }));

test("an ended session stays ended, whatever becomes of the role", () =>
  withTwoHours(async ({ api, admin, pass }) => {
    await pass("2 hours 1 second");
    await api.db.query("UPDATE users SET is_admin = false");

    expect(await statusOf(admin)).toBe(401);
  }));

test("sessions that began before it was set, or with a longer time, are limited at the start", async () => {
  const api = await testApp();
  const [admin, partner] = [api.as(await api.has(anAdmin()), PASSWORD), api.as(await api.has(aPartner()), PASSWORD)];
  await Promise.all([admin.signIn(), partner.signIn()]);
  await api.db.query("UPDATE sessions SET last_seen_at = last_seen_at - interval '3 hours'");
  expect(await statusOf(admin)).toBe(200);
  await api.db.query("UPDATE sessions SET last_seen_at = last_seen_at - interval '3 hours'");

  await limitIdleSessions(api.db, { adminIdleHours: null });
  expect(await leftOf(api)).toBeGreaterThan(120);
  await limitIdleSessions(api.db, { adminIdleHours: 2 });

  expect([await statusOf(admin), await statusOf(partner)]).toEqual([401, 200]);
});
