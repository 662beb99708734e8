import { remindOfCompanyDocuments } from "#api/company-documents/remindOfCompanyDocuments.ts";
import { aBidder } from "#api/testing/builders/builders.ts";
import { aCompanyDocument } from "#api/testing/builders/companyDocuments.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { testApp } from "#api/testing/testApp.ts";

/** A company with a document that is valid until the end of 2027-03-31. */
async function aDocument() {
  const api = await testApp();
  const company = await api.has(aBidder());
  const { id } = await api.has(aCompanyDocument(company, { name: "Tax clearance", validUntil: "2027-03-31" }));
  await api.has(aCompanyDocument(company, { name: "Never expires" }));
  const reminded = async (day: string) => {
    await remindOfCompanyDocuments(api.db, new Date(`${day}T12:00:00Z`));
    return (await noticesIn(api)).map(({ facts }) => facts.days);
  };
  return { api, company, id, reminded };
}

test("a company is told 60 and 14 days before a document expires, once each", async () => {
  const { api, company, reminded } = await aDocument();

  const told = [];
  for (const day of ["2027-01-29", "2027-01-31", "2027-02-20", "2027-03-18", "2027-03-30", "2027-04-01"])
    told.push(await reminded(day));

  expect(told).toEqual([[], [60], [60], [60, 14], [60, 14], [60, 14]]);
  expect((await noticesIn(api))[0]).toMatchObject({
    user_id: company.id,
    kind: "companyDocumentExpires",
    reason: "companyDocument",
    facts: { name: "Tax clearance", days: 60, until: "2027-03-31T23:59:59.999Z" },
  });
  const { data } = await api.as(company).graphql("{ notices { nodes { subject page } } }");
  expect(data.notices.nodes[1]).toEqual({
    subject: "Tax clearance expires in 60 days",
    page: "/dashboard/company-profile",
  });
});

test("a document with less than 14 days has only the second reminder, and one with a new date is reminded of again", async () => {
  const { api, id, reminded } = await aDocument();
  const late = await reminded("2027-03-29");
  await api.db.query("UPDATE company_documents SET valid_until = '2027-06-30' WHERE id = $1", [id]);

  expect(late).toEqual([3]);
  expect(await reminded("2027-05-10")).toEqual([3, 52]);
});

test("by the database's clock a document that has expired, or was removed, is not reminded of", async () => {
  const { api, company, id } = await aDocument();
  await api.db.query("UPDATE company_documents SET valid_until = (now() AT TIME ZONE 'UTC')::date - 1 WHERE id = $1", [
    id,
  ]);
  await api.has(
    aCompanyDocument(company, { validUntil: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10) }),
  );

  await Promise.all([1, 2, 3].map(() => remindOfCompanyDocuments(api.db)));

  expect((await noticesIn(api)).map(({ facts }) => facts.days)).toEqual([11]);
});
