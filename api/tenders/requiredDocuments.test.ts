import { aBidder, anAdmin, aSubmittedBid, aTender, tenderInput } from "#api/testing/builders/builders.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { testApp } from "#api/testing/testApp.ts";

const CREATE = "mutation ($input: TenderInput!) { createTender(input: $input) { id requiredDocuments } }";
const UPDATE =
  "mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { requiredDocuments newestAddendum } }";

test("a tender asks for kinds of documents in the order of their list, each once; a copy asks for the same", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const created = await admin.graphql(CREATE, {
    input: tenderInput({ requiredDocuments: ["iso9001", "taxClearance", "iso9001"] }),
  });
  const none = await admin.graphql(CREATE, { input: tenderInput({ tenderNumber: "T-2" }) });
  const copied = await admin.graphql(
    'mutation ($id: ID!) { copyTender(id: $id, tenderNumber: "T-3") { requiredDocuments } }',
    { id: created.data.createTender.id },
  );

  expect(created.data.createTender.requiredDocuments).toEqual(["taxClearance", "iso9001"]);
  expect(none.data.createTender.requiredDocuments).toEqual([]);
  expect(copied.data.copyTender.requiredDocuments).toEqual(["taxClearance", "iso9001"]);
});

test("a change on an open tender is an addendum; null changes nothing, and an empty list asks for none", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const tender = await api.has(aTender());
  await api.has(aSubmittedBid({ tenderId: tender.id }));
  const change = async (requiredDocuments: string[] | null) =>
    (await admin.graphql(UPDATE, { id: tender.id, patch: { requiredDocuments } })).data.updateTender;

  const answers = [await change(["insurance"]), await change(null), await change([])];

  expect(answers).toEqual([
    { requiredDocuments: ["insurance"], newestAddendum: 1 },
    { requiredDocuments: ["insurance"], newestAddendum: 1 },
    { requiredDocuments: [], newestAddendum: 2 },
  ]);
  expect((await noticesIn(api))[0]!.facts).toMatchObject({
    changes: [{ field: "requiredDocuments", as: "long", before: null, after: null }],
  });
});

test("a bid without the documents asked for is accepted, and partners read what is asked for", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ requiredDocuments: "insurance" }));
  const company = api.as(await api.has(aBidder()));

  const { data } = await company.graphql("query ($id: ID!) { tender(id: $id) { requiredDocuments } }", {
    id: tender.id,
  });
  const bid = await company.post("/api/bids", {
    tenderId: tender.id,
    bidAmount: 5,
    technicalProposal: "x".repeat(60),
    timelineDays: 5,
  });

  expect(data.tender.requiredDocuments).toEqual(["insurance"]);
  expect(bid).toMatchObject({ status: 201 });
});
