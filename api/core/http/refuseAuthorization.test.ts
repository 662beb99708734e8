import { aPartner, aTender } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const SENTENCE = "No token is accepted here. Sign in with POST /api/login, send its cookie, and leave out the Authorization header.";

test.each(["Bearer abc", "Basic YWRtaW46YWRtaW4=", "abc"])("the header Authorization: %s is refused, not ignored, with a session and without one", async (authorization) => {
  const api = await testApp();
  const { id } = await api.has(aTender());
  const partner = api.as(await api.has(aPartner()));

  for (const person of [api.visitor, partner]) {
    for (const path of ["/api/tenders", "/api/projects", `/api/tenders/${id}/closing.ics`, "/api/nothing"])
      expect(await person.get(path, { authorization })).toMatchObject({ status: 401, body: { error: SENTENCE, code: "UNAUTHENTICATED" } });
    expect(await person.post("/graphql", { query: "{ serverTime }" }, { authorization })).toMatchObject({
      status: 401,
      body: { errors: [{ message: SENTENCE, extensions: { code: "UNAUTHENTICATED" } }] },
    });
  }
});

test("addresses outside the api ignore the header", async () => {
  const api = await testApp();

  expect(await api.visitor.get("/healthz", { authorization: "Bearer abc" })).toMatchObject({ status: 200 });
});
