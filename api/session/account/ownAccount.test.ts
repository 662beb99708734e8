import { mailsOf, tokenIn } from "#api/testing/builders/accountMails.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const CHANGE = "mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) }";
const CONFIRM = "mutation ($token: String!) { confirmEmail(token: $token) }";
const SESSIONS = "{ sessions { id device network signedInAt lastSeenAt isThisOne } }";
const NEW = "new@example.org";

const change = (browser: Client, email = NEW, password = PASSWORD) => browser.graphql(CHANGE, { email, password });
const confirm = (api: TestApp, token: string) => client(api.url).graphql(CONFIRM, { token });
const emailOf = async (browser: Client) => (await browser.graphql("{ me { email } }")).data.me?.email as string;

/** A partner who requested a change of the e-mail address, and the token that was mailed to the new address. */
async function aChange() {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const browser = api.as(partner, PASSWORD);
  expect((await change(browser)).data).toEqual({ changeEmail: true });
  return { api, partner, browser, token: tokenIn((await mailsOf(api, NEW)).at(-1)!) };
}

test("a new address counts once its link is confirmed, by anybody who has it; the earlier address is told before and after", async () => {
  const { api, partner, browser, token } = await aChange();
  expect(await emailOf(browser)).toBe(partner.email);

  const answer = await confirm(api, token);

  expect(answer.data).toEqual({ confirmEmail: true });
  expect(await emailOf(browser)).toBe(NEW);
  expect((await mailsOf(api, partner.email)).map(({ subject }) => subject)).toEqual([
    "Another e-mail address was asked for your account",
    "Your e-mail address was changed",
  ]);
  expect((await mailsOf(api, NEW)).map(({ subject }) => subject)).toEqual(["Confirm your e-mail address"]);
  expect((await confirm(api, token)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test("an address that another account took meanwhile is refused with CONFLICT, and nothing changes", async () => {
  const { api, partner, browser, token } = await aChange();
  await api.has(aPartner({ email: NEW.toUpperCase() }));

  const answer = await confirm(api, token);

  expect(answer.errors).toMatchObject([
    { extensions: { code: "CONFLICT", fields: { email: "This e-mail address is already registered" } } },
  ]);
  expect(await emailOf(browser)).toBe(partner.email);
  expect(api.faults).toEqual([]);
});

test("of ten confirmations at once one counts, and of two accounts that ask for one address one gets it", async () => {
  const { api, token } = await aChange();
  const other = api.as(await api.has(aPartner()), PASSWORD);
  await change(other);
  const others = tokenIn((await mailsOf(api, NEW)).at(-1)!);

  const answers = await Promise.all(
    [...Array<string>(5).fill(token), ...Array<string>(5).fill(others)].map((each) => confirm(api, each)),
  );

  expect(answers.filter(({ data }) => data?.confirmEmail === true)).toHaveLength(1);
  expect(api.faults).toEqual([]);
});

test("a later change, a new password and a day void the link", async () => {
  const { api, browser, token } = await aChange();
  await change(browser, "third@example.org");
  expect((await confirm(api, token)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  const [{ hours }] = await api.db.query<[{ hours: number }]>(
    "SELECT round(extract(epoch FROM expires_at - clock_timestamp()) / 3600)::int AS hours FROM account_tokens",
  );
  expect(hours).toBe(24);
  const second = tokenIn((await mailsOf(api, "third@example.org")).at(-1)!);

  await browser.graphql(`mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "${PASSWORD}") }`);

  expect((await confirm(api, second)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test.each([
  ["a wrong password", { password: "wrong" }, "BAD_USER_INPUT", { password: "This is not your current password" }],
  ["no address", { email: "nobody" }, "BAD_USER_INPUT", { email: "Invalid email address" }],
])("%s changes nothing and mails nothing", async (_what, input, code, fields) => {
  const api = await testApp();
  const partner = await api.has(aPartner());

  const answer = await api.as(partner, PASSWORD).graphql(CHANGE, { email: NEW, password: PASSWORD, ...input });

  expect(answer.errors).toMatchObject([{ extensions: { code, fields } }]);
  expect(await api.db.query("SELECT * FROM outgoing_mails")).toEqual([]);
});

test("an address of another account is refused at once", async () => {
  const api = await testApp();
  const other = await api.has(anAdmin());

  const answer = await change(api.as(await api.has(aPartner()), PASSWORD), other.email.toUpperCase());

  expect(answer.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
});

test("a link for one purpose serves no other", async () => {
  const { api, token } = await aChange();

  const answer = await client(api.url).graphql(
    `mutation ($token: String!) { resetPassword(token: $token, password: "another") }`,
    { token },
  );

  expect(answer.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await confirm(api, token)).data).toEqual({ confirmEmail: true });
});

test("a person changes the own name, and nothing else", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);

  const answer = await browser.graphql(
    `mutation { changeOwnName(input: { firstName: " Ada ", lastName: "" }) { firstName lastName isAdmin version } }`,
  );
  const refused = await browser.graphql(
    `mutation { changeOwnName(input: { firstName: "${"x".repeat(101)}" }) { id } }`,
  );

  expect(answer.data).toEqual({ changeOwnName: { firstName: "Ada", lastName: null, isAdmin: false, version: 2 } });
  expect(refused.errors).toMatchObject([{ extensions: { fields: { firstName: "Must be at most 100 characters" } } }]);
});

async function aDevice(api: TestApp, user: { username: string }, agent: string) {
  const device = client(api.url);
  await device.post("/api/login", { username: user.username, password: PASSWORD }, { "user-agent": agent });
  return device;
}
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1";
const LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";

interface Shown {
  id: string;
  device: string;
  isThisOne: boolean;
}

test("a person sees the own sessions with device and network, never the cookie's id, and ends one of them", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const [phone, laptop] = [await aDevice(api, partner, PHONE), await aDevice(api, partner, LAPTOP)];
  const stranger = api.as(await api.has(aPartner()), PASSWORD);
  await stranger.signIn();

  const { data } = await laptop.graphql(SESSIONS);

  expect(data.sessions).toMatchObject([
    { device: "Firefox on Linux", network: "127.0.0.0/24", isThisOne: true },
    { device: "Chrome on iOS", network: "127.0.0.0/24", isThisOne: false },
  ]);
  const stored = await api.db.query<{ sid: string }[]>("SELECT sid FROM sessions");
  for (const { sid } of stored) expect(JSON.stringify(data)).not.toContain(sid);
  const [here, there] = data.sessions as Shown[];
  const end = (browser: Client, id?: string) => browser.graphql("mutation ($id: ID!) { endSession(id: $id) }", { id });
  expect((await end(stranger, there?.id)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await end(laptop, there?.id)).data).toEqual({ endSession: true });
  expect(await phone.get("/api/tenders")).toMatchObject({ status: 401 });
  expect((await end(laptop, there?.id)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await end(laptop, here?.id)).data).toEqual({ endSession: true });
  expect(await laptop.get("/api/tenders")).toMatchObject({ status: 401 });
  expect(await stranger.get("/api/tenders")).toMatchObject({ status: 200 });
});

test("signing out everywhere ends all sessions of the person, and nobody else's", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const [phone, laptop] = [await aDevice(api, partner, PHONE), await aDevice(api, partner, LAPTOP)];
  const stranger = api.as(await api.has(aPartner()), PASSWORD);
  await stranger.signIn();

  const answer = await laptop.graphql("mutation { signOutEverywhere }");

  expect(answer.data).toEqual({ signOutEverywhere: true });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^axion\.sid=;/);
  for (const browser of [phone, laptop]) expect(await browser.get("/api/tenders")).toMatchObject({ status: 401 });
  expect(await stranger.get("/api/tenders")).toMatchObject({ status: 200 });
});

test("the last use of a session is noted every ten minutes at most", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()), PASSWORD);
  const seen = async () => {
    const [session] = await api.db.query<{ age: number }[]>(
      "SELECT extract(epoch FROM clock_timestamp() - last_seen_at)::float / 60 AS age FROM sessions",
    );
    return session!.age;
  };
  await browser.get("/api/tenders");
  await api.db.query("UPDATE sessions SET last_seen_at = clock_timestamp() - interval '9 minutes'");
  await browser.get("/api/tenders");
  expect(await seen()).toBeGreaterThan(8);
  await api.db.query("UPDATE sessions SET last_seen_at = clock_timestamp() - interval '11 minutes'");

  await browser.graphql("{ me { id } }");

  await until(async () => (await seen()) < 1);
});
