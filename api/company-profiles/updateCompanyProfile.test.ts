import { type CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { aBidder, anAdmin, aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const PATH = "/api/company-profile";

async function given(profile: Partial<CompanyProfile> = {}) {
  const api = await testApp();
  const bidder = api.as(await api.has(aBidder({}, profile)));
  return { api, bidder };
}

test("a partner edits the fields that are sent; the others stay", async () => {
  const { bidder } = await given({ companyName: "Analytical Engines", phone: "1" });

  const answer = await bidder.patch(PATH, { phone: "2", website: "http://engines.example" });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    companyName: "Analytical Engines",
    phone: "2",
    website: "http://engines.example",
    version: 2,
  });
});

test("null and the empty text clear an optional field; the company's name is required", async () => {
  const { bidder } = await given({ phone: "1", employeeCount: 3, addressCountry: "Kenya" });

  const cleared = await bidder.patch(PATH, { phone: "", employeeCount: null, addressCountry: "" });
  const nameless = await bidder.patch(PATH, { companyName: null });

  expect(cleared).toMatchObject({ status: 200, body: { phone: null, employeeCount: null, addressCountry: null } });
  expect(nameless).toMatchObject({ status: 400, body: { fields: { companyName: "Company name is required" } } });
});

test("PATCH without a profile is 404", async () => {
  const api = await testApp();

  const answer = await api.as(await api.has(aPartner())).patch(PATH, { phone: "1" });

  expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

test("a stale version in the body or in If-Match is 409 and changes nothing", async () => {
  const { bidder } = await given();
  const first = await bidder.patch(PATH, { phone: "1", version: 1 });

  const inBody = await bidder.patch(PATH, { phone: "2", version: 1 });
  const inHeader = await bidder.patch(PATH, { phone: "2" }, { "if-match": '"1"' });
  const none = await bidder.patch(PATH, { phone: "3" });

  expect(first).toMatchObject({ status: 200, body: { version: 2 } });
  expect(inBody).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect(inHeader).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect(none).toMatchObject({ status: 200, body: { phone: "3", version: 3 } });
});

test("a javascript: website is refused in an edit too", async () => {
  const { bidder } = await given();

  const rest = await bidder.patch(PATH, { website: "javascript:alert(1)" });
  const graphql = await bidder.graphql(
    "mutation ($patch: CompanyProfilePatch!) { updateCompanyProfile(patch: $patch) { website } }",
    {
      patch: { website: "javascript:alert(1)" },
    },
  );

  expect(rest).toMatchObject({ status: 400, body: { fields: { website: expect.any(String) as string } } });
  expect(graphql.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { website: expect.any(String) as string } } },
  ]);
});

test("users read and edit only their own profile", async () => {
  const { api, bidder } = await given({ companyName: "First" });
  const other = api.as(await api.has(aBidder({}, { companyName: "Second" })));
  await other.patch(PATH, { phone: "2" });

  const answer = await bidder.get(PATH);

  expect(answer).toMatchObject({ status: 200, body: { companyName: "First", phone: null, version: 1 } });
});

test("an admin can have a profile too", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const created = await admin.post(PATH, { companyName: "Axion" });

  expect(created).toMatchObject({ status: 201, body: { companyName: "Axion" } });
});

test("responses are not cached, so that the browser's next user cannot read them", async () => {
  const { bidder } = await given();

  const answer = await bidder.get(PATH);

  expect(answer.headers.get("etag")).toBe('"1"');
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("GraphQL answers null where there is no profile yet", async () => {
  const api = await testApp();

  const answer = await api.as(await api.has(aPartner())).graphql("{ companyProfile { companyName } }");

  expect(answer.data).toEqual({ companyProfile: null });
});
