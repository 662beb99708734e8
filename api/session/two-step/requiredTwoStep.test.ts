import { aTwoStep, codeAt, RECOVERY_CODE } from "#api/testing/builders/aTwoStep.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBidder, anAdmin, aPartner, aProject, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { type Client, client } from "#api/testing/client.ts";
import { eventStream } from "#api/testing/eventStream.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { TWO_STEP_FIRST } from "#api/core/rules/refusalCodes.rules.ts";
import type { User } from "#api/users/User.ts";

const REFUSED = { status: 403, body: { code: "FORBIDDEN", error: TWO_STEP_FIRST } };
const TWO_STEP = "{ twoStep { isOn isRequired } }";
const OFF = "mutation ($password: String!, $code: String!) { turnOffTwoStep(password: $password, code: $code) }";
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

/** Runs `use` with a server that requires two-step sign-in of administrators. */
async function required(
  use: (given: { api: TestApp; admin: User; here: Client; as: (user: User) => Client; url: string }) => Promise<void>,
) {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  await secondApp(api, { requireTwoStepForAdmins: true }, async (url) => {
    const as = ({ username }: User) => client(url, { username, password: PASSWORD });
    await use({ api, admin, as, here: as(admin), url });
  });
}

test("an administrator without it signs in and is refused everything by REST, downloads and events, before any input is read", () =>
  required(async ({ api, here, url }) => {
    const tender = await api.has(aTender());

    expect(await here.signIn()).toMatchObject({ status: 200, body: { isAdmin: true } });
    for (const path of [
      "/api/tenders",
      "/api/users",
      "/api/bids",
      "/api/company-profile",
      `/api/tenders/${tender.id}/bids.csv`,
      `/api/tenders/${tender.id}/closing.ics`,
      "/api/audit.csv",
      "/events",
    ])
      expect([path, await here.get(path)]).toMatchObject([path, REFUSED]);
    expect(await here.post("/api/users", { nonsense: true })).toMatchObject(REFUSED);
    expect(await here.delete(`/api/tenders/${tender.id}`)).toMatchObject(REFUSED);
    expect(await eventStream(url, here)).toMatchObject({ status: 403 });
  }));

test("a request that was answered from memory before is refused, too", () =>
  required(async ({ api, here }) => {
    const other = await api.has(anAdmin());
    await aTwoStep(api.db, other.id);
    await api.has(aTender());
    const list = "{ tenders(first: 10) { nodes { title } } }";
    const ask = async () => [(await here.get("/api/tenders")).status, codeOf(await here.graphql(list))];
    await here.signIn();
    await aTwoStep(api.db, await idOf(here));
    for (let times = 0; times < 3; times++) expect(await ask()).toEqual([200, undefined]);

    await api.db.query("DELETE FROM two_steps");

    for (let times = 0; times < 2; times++) expect(await ask()).toEqual([403, "FORBIDDEN"]);
  }));

const idOf = async (browser: Client) => ((await browser.graphql("{ me { id } }")).data.me as { id: string }).id;

test("an API token of such an administrator is refused, too, and is no way to public content that is not published", () =>
  required(async ({ api, admin, url }) => {
    await api.has(aProject({ published: false }));
    const program = client(url, undefined, bearer((await api.has(anApiToken(admin))).text));
    const list = { status: 200, body: [] };

    expect(await program.get("/api/tenders")).toMatchObject(REFUSED);
    expect(await program.get("/events")).toMatchObject(REFUSED);
    expect(await program.get("/api/projects?published=false")).toMatchObject(list);
    await aTwoStep(api.db, admin.id);
    expect(await program.get("/api/tenders")).toMatchObject(list);
  }));

test("such an administrator reads the own account and sessions, and of public content only what is published", () =>
  required(async ({ api, admin, here }) => {
    await api.has(aProject({ title: "Secret plant", published: false }));
    const known = await api.has(aProject({ title: "Known plant" }));

    expect(
      (await here.graphql("{ me { username isAdmin hasTwoStep } sessions { isThisOne } twoStep { isOn isRequired } }"))
        .data,
    ).toEqual({
      me: { username: admin.username, isAdmin: true, hasTwoStep: false },
      sessions: [{ isThisOne: true }],
      twoStep: { isOn: false, isRequired: true },
    });
    expect((await here.get("/api/projects?published=false")).body).toMatchObject([{ id: known.id }]);
    expect(await here.post("/api/logout")).toMatchObject({ status: 204 });
    expect(await here.get("/api/tenders")).toMatchObject({ status: 401 });
  }));

test("once a code of the app is confirmed the same session may do all, and it cannot be turned off", () =>
  required(async ({ api, admin, here }) => {
    const { data } = await here.graphql(`mutation { setUpTwoStep(password: "${PASSWORD}") { secret } }`);
    const { secret } = data.setUpTwoStep as { secret: string };
    expect(await here.get("/api/users")).toMatchObject(REFUSED);

    const confirmed = await here.graphql("mutation ($code: String!) { confirmTwoStep(code: $code) }", {
      code: codeAt(Date.now(), secret),
    });

    const [recovery] = confirmed.data.confirmTwoStep as string[];
    expect(await here.get("/api/users")).toMatchObject({ status: 200 });
    expect((await here.graphql(TWO_STEP)).data).toEqual({ twoStep: { isOn: true, isRequired: true } });
    expect((await here.graphql(OFF, { password: PASSWORD, code: recovery })).errors).toMatchObject([
      {
        message: "Administrators need two-step sign-in here: it cannot be turned off",
        extensions: { code: "CONFLICT" },
      },
    ]);
    expect(await api.as(admin).signIn()).toMatchObject({ status: 401, body: { code: "SECOND_STEP" } });
  }));

test("partners are not asked for it, and turn their own off", () =>
  required(async ({ api, as }) => {
    const partner = await api.has(aBidder());
    const browser = as(partner);
    await browser.signIn();
    await aTwoStep(api.db, partner.id);

    expect(await browser.get("/api/tenders")).toMatchObject({ status: 200 });
    expect((await browser.graphql(TWO_STEP)).data).toEqual({ twoStep: { isOn: true, isRequired: false } });
    expect((await browser.graphql(OFF, { password: PASSWORD, code: codeAt() })).data).toEqual({ turnOffTwoStep: true });
  }));

test("who becomes an administrator is refused at once, until it is set up", () =>
  required(async ({ api, as }) => {
    const partner = await api.has(aPartner());
    const browser = as(partner);
    expect(await browser.get("/api/tenders")).toMatchObject({ status: 200 });

    await api.db.query("UPDATE users SET is_admin = true WHERE id = $1", [partner.id]);

    expect(await browser.get("/api/tenders")).toMatchObject(REFUSED);
  }));

test("cleared by another administrator it must be set up again; nobody clears the own one with a password alone", () =>
  required(async ({ api, admin, here, as }) => {
    const other = await api.has(anAdmin());
    await here.signIn();
    await aTwoStep(api.db, admin.id);
    await aTwoStep(api.db, other.id);
    const clear = (id: string) =>
      here.graphql(
        "mutation ($id: ID!, $password: String!, $ownCode: String) { clearUserTwoStep(id: $id, password: $password, ownCode: $ownCode) { hasTwoStep } }",
        { id, password: PASSWORD, ownCode: RECOVERY_CODE },
      );
    expect(codeOf(await clear(admin.id.toUpperCase()))).toBe("CONFLICT");

    expect((await clear(other.id)).data).toEqual({ clearUserTwoStep: { hasTwoStep: false } });

    expect(await as(other).get("/api/users")).toMatchObject(REFUSED);
  }));

test("the refusal is recorded in the audit trail", () =>
  required(async ({ api, admin, here }) => {
    await here.graphql("{ users { totalCount } }");

    expect(await api.db.query("SELECT act, actor_id FROM audit_events WHERE outcome = 'FORBIDDEN'")).toEqual([
      { act: "users", actor_id: admin.id },
    ]);
  }));

test("without the setting an administrator without it may do all", async () => {
  const api = await testApp();
  const browser = api.as(await api.has(anAdmin()), PASSWORD);

  expect(await browser.get("/api/users")).toMatchObject({ status: 200 });
  expect((await browser.graphql(TWO_STEP)).data).toEqual({ twoStep: { isOn: false, isRequired: false } });
});
