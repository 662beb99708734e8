import { ROUTES } from "#api/restTable.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";

const FOREIGN: [string, Record<string, string>][] = [
  ["another site's origin", { origin: "https://evil.example" }],
  ["a subdomain's origin", { origin: "https://pages.portal.example", "sec-fetch-site": "same-site" }],
  ["an origin that hides its name", { origin: "null" }],
  ["what the browser calls cross-site", { "sec-fetch-site": "cross-site" }],
];
const RENAME = { query: 'mutation { changeOwnName(input: { firstName: "Mallory" }) { id } }' };
const REFUSED = "This request came from another site and was refused";

test.each(FOREIGN)("GraphQL writes nothing with a session cookie for %s", async (_from, headers) => {
  const api = await testApp();
  const user = await api.has(aPartner());
  const person = api.as(user, PASSWORD);
  await person.signIn();

  for (const path of ["/graphql", "/graphql/", "/graphql?from=elsewhere"])
    expect(await person.post(path, RENAME, headers)).toMatchObject({
      status: 403,
      body: { errors: [{ message: REFUSED, extensions: { code: "FORBIDDEN" } }] },
    });

  const login = {
    query: `mutation { login(input: { username: "${user.username}", password: "${PASSWORD}" }) { id } }`,
  };
  const foreignSignIn = await client(api.url).post("/graphql", login, headers);
  expect([foreignSignIn.status, foreignSignIn.headers.getSetCookie()]).toEqual([403, []]);
  expect(await api.db.query("SELECT first_name FROM users WHERE id = $1", [user.id])).toEqual([
    { first_name: user.firstName },
  ]);
});

test("no door that reads the session accepts a write of another site, whichever it is, even one that there is not yet", async () => {
  const api = await testApp();
  const person = api.as(await api.has(aPartner()), PASSWORD);
  await person.signIn();
  const rows = ROUTES.filter(({ verb }) => verb !== "get").map(({ verb, path }) => [verb.toUpperCase(), path] as const);
  const others = [
    ["POST", "/api/uploads"],
    ["PUT", "/api/uploads/1"],
    ["PATCH", "/api/uploads/1"],
    ["DELETE", "/graphql"],
    ["POST", "/graphql"],
    ["PUT", "/graphql"],
    ["POST", "/events"],
    ["HEAD", "/files/1"],
  ] as const;

  for (const [method, path] of [...rows, ...others]) {
    const answer = await person.send(method, path.replaceAll(/:\w+/g, "1"), method === "HEAD" ? undefined : "{}", {
      origin: "https://evil.example",
      "content-type": "application/json",
      "tus-resumable": "1.0.0",
    });
    expect([method, path, answer.status]).toEqual([method, path, 403]);
  }
  expect(rows.length).toBeGreaterThan(10);
});

test("an answer from memory is none for another site either", async () => {
  const api = await testApp();
  const person = api.as(await api.has(aPartner()), PASSWORD);
  const list = { query: "{ tenders { nodes { id } } }" };
  const own = { origin: api.url, "sec-fetch-site": "same-origin" };
  for (let time = 0; time < 3; time++) expect((await person.post("/graphql", list, own)).status).toBe(200);

  for (const [, headers] of FOREIGN) expect((await person.post("/graphql", list, headers)).status).toBe(403);
});

test("the site's own pages write, also where the proxy passes another host than PUBLIC_URL has, and so do programs with a token", async () => {
  const api = await testApp();
  const user = await api.has(aPartner());
  const person = api.as(user, PASSWORD);
  await person.signIn();
  const { text } = await api.has(anApiToken(user, { scopes: ["profile:write"] }));
  const status = async (url: string, headers: Record<string, string>) => {
    const { status: answered, body } = await Object.assign(client(url), { cookie: person.cookie }).post(
      "/graphql",
      RENAME,
      headers,
    );
    return [answered, (body as { errors?: unknown }).errors];
  };

  expect(await status(api.url, { origin: api.url, "sec-fetch-site": "same-origin" })).toEqual([200, undefined]);
  expect(await status(api.url, {})).toEqual([200, undefined]);
  await secondApp(api, { publicUrl: "https://portal.example" }, async (url) => {
    expect(await status(url, { origin: "https://portal.example" })).toEqual([200, undefined]);
    expect((await status(url, { origin: "http://portal.example" }))[0]).toBe(403);
    expect((await status(url, { origin: "https://portal.example", "sec-fetch-site": "cross-site" }))[0]).toBe(403);
  });
  const program = await client(api.url, undefined, bearer(text)).post(
    "/graphql",
    { query: "{ serverTime }" },
    { origin: "https://program.example", "sec-fetch-site": "cross-site" },
  );
  expect(program.status).toBe(200);
});
