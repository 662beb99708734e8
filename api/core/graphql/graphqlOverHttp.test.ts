import { serverAudits } from "graphql-http";

import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

/**
 * The ids of the GraphQL over HTTP audits whose advice the server does not follow. For the older media type
 * application/json, they advise the status 200 for a document that cannot run. The server answers 400, as its REST API
 * does, so that a client sees the refusal without reading the body.
 */
const DECLINED = ["572B", "FDE2", "7B9B"];

async function given() {
  const api = await testApp();
  const { text } = await api.has(anApiToken(await api.has(aPartner()), { scopes: ["tenders:read"] }));
  return { api, text };
}

test.each(serverAudits({ url: "" }).map(({ id, name }) => [id, name]))(
  "GraphQL over HTTP, with a token: %s %s",
  async (audited) => {
    const { api, text } = await given();
    const withToken: typeof fetch = (url, init) =>
      fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), ...bearer(text) } });
    const audits = serverAudits({ url: `${api.url}/graphql`, fetchFn: withToken });

    const result = await audits.find(({ id }) => id === audited)!.fn();

    expect({ audited, status: result.status, reason: "reason" in result ? result.reason : null }).toEqual(
      DECLINED.includes(audited)
        ? { audited, status: "warn", reason: "Response status code is not 200" }
        : { audited, status: "ok", reason: null },
    );
  },
);

test("a query by GET is taken with a token, and not with a cookie or Basic credentials, which browsers send to other sites", async () => {
  const { api, text } = await given();
  const browser = api.as(await api.has(aPartner()));
  await browser.openSession();
  const path = "/graphql?query={me{id}}";
  const refused = { status: 400, body: { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] } };

  expect(await api.visitor.get(path, bearer(text))).toMatchObject({ status: 200, body: { data: { me: {} } } });
  expect(await browser.get(path)).toMatchObject(refused);
  expect(await browser.get(path, { authorization: "Basic YTpi" })).toMatchObject({ status: 401 });
});

test("a mutation by GET is refused with a token, too", async () => {
  const { api, text } = await given();

  expect(await api.visitor.get("/graphql?query=mutation{logout}", bearer(text))).toMatchObject({ status: 405 });
});

test.each(["subscription { x }", "subscription S { me { id } }", "query A { me { id } } subscription B { x }"])(
  "the schema has no subscriptions: %s is BAD_USER_INPUT with its place, and no fault",
  async (query) => {
    const { api } = await given();

    for (const client of [api.visitor, api.as(await api.has(aPartner()))])
      expect(await client.graphql(query)).toMatchObject({
        status: 400,
        errors: [
          {
            message: expect.stringMatching(/^The schema has no subscription/) as string,
            locations: [{ line: 1 }],
            extensions: { code: "BAD_USER_INPUT" },
          },
        ],
      });
    expect(api.faults).toEqual([]);
  },
);
