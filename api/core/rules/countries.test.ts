import { anAdmin, aPartner, aTender, tenderInput } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

test.each([
  ["KE", "Kenya"],
  ["kenya", "Kenya"],
  [" KENYA ", "Kenya"],
  ["Côte d\u2019Ivoire", "Côte d'Ivoire"],
  ["Cote d'Ivoire", "Côte d'Ivoire"],
  ["CI", "Côte d'Ivoire"],
  ["Türkiye", "Türkiye"],
  ["Turkiye", "Türkiye"],
  ["guinea\u2011bissau", "Guinea-Bissau"],
])("the country %s is stored as %s, wherever a country is written", async (written, name) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const partner = api.as(await api.has(aPartner()));

  const tender = await admin.post("/api/tenders", tenderInput({ country: written }));
  const account = await admin.post("/api/users", {
    username: "osun",
    email: "osun@example.org",
    password: "secret horse",
    addressCountry: written,
  });
  const profile = await partner.graphql(
    "mutation ($input: CompanyProfileInput!) { createCompanyProfile(input: $input) { addressCountry } }",
    { input: { companyName: "Osun Works", addressCountry: written } },
  );

  expect(tender).toMatchObject({ status: 201, body: { country: name } });
  expect(account).toMatchObject({ status: 201, body: { addressCountry: name } });
  expect(profile).toMatchObject({ data: { createCompanyProfile: { addressCountry: name } } });
});

test("filters take a country however it is written", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const { id } = await api.has(aTender({ country: "Kenya" }));
  await api.has(aTender({ country: "Chad" }));

  const { data } = await admin.graphql('{ tenders(filter: { country: ["KE"] }) { nodes { id } } }');

  expect(data.tenders.nodes).toEqual([{ id }]);
});

test("a text that names no country is refused with what is expected", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  for (const country of ["Atlantis", "ke", "XX"])
    expect(await admin.post("/api/tenders", tenderInput({ country }))).toMatchObject({
      status: 400,
      body: { fields: { country: expect.stringContaining("such as KE") as string } },
    });
});

test("visitors can list the countries with their ISO codes", async () => {
  const api = await testApp();

  const { data } = await api.visitor.graphql("{ countries { code name } }");

  expect(data.countries).toHaveLength(195);
  expect(data.countries).toContainEqual({ code: "CF", name: "Central African Republic" });
});
