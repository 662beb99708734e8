import { aBuiltSite } from "#api/testing/aBuiltSite.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { testApp } from "#api/testing/testApp.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

test("a browser that opens /graphql gets the explorer, under a policy without inline scripts, eval or other hosts", async () => {
  const api = await testApp(aBuiltSite);

  const answer = await api.visitor.get("/graphql", { accept: BROWSER });
  const again = await rawRequest(api.url, "/graphql", {
    accept: BROWSER,
    "if-none-match": answer.headers.get("etag") ?? "",
  });

  expect([answer.status, again.status]).toEqual([200, 304]);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("vary")).toMatch(/Accept/);
  expect(answer.body).toMatch(/The explorer/);
  const policy = (answer.headers.get("content-security-policy") ?? "").split("; ");
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"]),
  );
  expect(policy.filter((part) => !part.startsWith("style-src")).join()).not.toMatch(/unsafe|https?:|\*/);
  expect(answer.headers.get("permissions-policy")).toMatch(/camera=\(\)/);
});

test.each(["token", "access_token", "query"])(
  "a browser that opens /graphql?%s= with a token is refused with a sentence instead",
  async (name) => {
    const api = await testApp(aBuiltSite);

    const answer = await api.visitor.get(`/graphql?${name}=axn_0123456789`, { accept: BROWSER });

    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            message: expect.stringMatching(/^Send a token in the header Authorization, never in the address/) as string,
            extensions: { code: "BAD_USER_INPUT" },
          },
        ],
      },
    });
    expect(api.logged.join("\n")).not.toContain("axn_0123456789");
  },
);

test("a client that accepts JSON, or anything, is answered in JSON", async () => {
  const api = await testApp(aBuiltSite);

  for (const accept of ["application/json", "*/*", "application/graphql-response+json"]) {
    const answer = await api.visitor.get("/graphql", { accept });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] } });
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none';frame-ancestors 'none'");
  }
});

test("a POST is an operation, whatever it accepts", async () => {
  const api = await testApp(aBuiltSite);

  const answer = await api.visitor.post(
    "/graphql",
    { query: "{ me { id } }" },
    { accept: `${BROWSER},application/json` },
  );

  expect(answer).toMatchObject({ status: 200, body: { data: { me: null } } });
});

test("a browser of another site cannot send an operation with the person's cookie", async () => {
  const api = await testApp(aBuiltSite);
  const form = { "content-type": "text/plain", accept: BROWSER };

  const answer = await api.visitor.send("POST", "/graphql", JSON.stringify({ query: "mutation { logout }" }), form);

  expect(answer.status).toBeGreaterThanOrEqual(400);
});
