import { testApp } from "#api/testing/testApp.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

test("a browser that opens /graphql gets a page that explains the endpoint and loads nothing", async () => {
  const api = await testApp();

  const answer = await api.visitor.get("/graphql", { accept: BROWSER });

  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
  expect(answer.headers.get("vary")).toMatch(/Accept/);
  expect(answer.body).toMatch(/POST \/graphql/);
  expect(answer.body).not.toMatch(/<script|https?:\/\/|style="/);
});

test("a client that accepts JSON, or anything, is answered in JSON", async () => {
  const api = await testApp();

  for (const accept of ["application/json", "*/*", "application/graphql-response+json"]) {
    const answer = await api.visitor.get("/graphql", { accept });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] } });
  }
});

test("a POST is an operation, whatever it accepts", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/graphql", { query: "{ me { id } }" }, { accept: `${BROWSER},application/json` });

  expect(answer).toMatchObject({ status: 200, body: { data: { me: null } } });
});
