import { storeTenderDocuments } from "#api/tenders/documents/storeTenderDocuments.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { aBidder, anAdmin, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const FIELDS =
  "id tenderNumber title description category budgetMin budgetMax openingDate closingDate location country requirements documentsUrl sealed openingPersons status decisionExpectedOn discloseWinner readsOut openedAt createdBy copiedFrom takesQuestions questionsUntilSet documents { position name url bytes sha256 }";
const COPY = `mutation ($id: ID!, $number: String!, $key: String) { copyTender(id: $id, tenderNumber: $number, clientMutationId: $key) { ${FIELDS} } }`;

async function copying(state: Partial<Tender> = {}) {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const source = await api.has(aTender(state));
  const copy = (number = "COPY-1", key?: string) => api.as(admin).graphql(COPY, { id: source.id, number, key });
  return { api, admin, source, copy };
}

test("a copy is a draft with all that describes the tender, its own number, and dates of the same length from today", async () => {
  const state = {
    status: "awarded",
    openingDate: new Date("2025-03-01T08:30:00Z"),
    closingDate: new Date("2025-03-31T23:59:59.999Z"),
    decisionExpectedOn: new Date("2025-04-14T23:59:59.999Z"),
    discloseWinner: false,
    takesQuestions: false,
    questionsUntil: new Date("2025-03-20T12:00:00Z"),
    documentsUrl: "https://example.org/a",
  } as const;
  const { api, admin, source, copy } = await copying(state);
  await api.has(aSubmittedBid({ tenderId: source.id }));
  const documents = [
    { name: "Terms.pdf", url: "https://example.org/terms.pdf", bytes: 5000, sha256: "ab".repeat(32) },
    { name: "Plans.zip", url: "https://example.org/plans.zip", bytes: null, sha256: null },
  ];
  await api.db.transaction((tx) => storeTenderDocuments(tx, source.id, documents));
  await api.db.query("UPDATE tenders SET documents_set_at = now() WHERE id = $1", [source.id]);

  const { data, errors } = await copy("  COPY-1 ");

  expect(errors).toBeUndefined();
  const made = data.copyTender as Record<string, string>;
  const { title, description, category, budgetMin, budgetMax, location, country, requirements } = source;
  expect(made).toMatchObject({
    title,
    description,
    category,
    budgetMin,
    budgetMax,
    location,
    country,
    requirements,
    documentsUrl: "https://example.org/a",
    discloseWinner: false,
    takesQuestions: false,
    openedAt: null,
  });
  expect(made.documents).toEqual(documents.map((each, place) => ({ position: place + 1, ...each })));
  expect(made).toMatchObject({
    tenderNumber: "COPY-1",
    status: "draft",
    createdBy: admin.id,
    copiedFrom: source.tenderNumber,
  });
  expect(made.openingDate!.slice(10)).toBe("T08:30:00.000Z");
  expect(made.openingDate!.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  const since = (name: string) => Date.parse(made[name]!) - Date.parse(made.openingDate!);
  expect([since("closingDate"), since("decisionExpectedOn"), since("questionsUntilSet")]).toEqual(
    [state.closingDate, state.decisionExpectedOn, state.questionsUntil].map(
      (moment) => moment.getTime() - state.openingDate.getTime(),
    ),
  );
  expect(await api.db.query("SELECT 1 FROM bids WHERE tender_id = $1", [made.id])).toEqual([]);
});

test("a tender that is still to open keeps its dates", async () => {
  const { source, copy } = await copying({ openingDate: daysFromNow(4), closingDate: daysFromNow(9) });

  expect((await copy()).data.copyTender).toMatchObject({
    openingDate: source.openingDate.toISOString(),
    closingDate: source.closingDate.toISOString(),
  });
});

test("a copy of a sealed tender is sealed under a key of its own", async () => {
  const { api, copy, admin } = await copying();
  const { data } = await api
    .as(admin)
    .graphql("mutation ($id: ID!, $number: String!) { copyTender(id: $id, tenderNumber: $number) { id } }", {
      id: (await copy("A")).data.copyTender.id,
      number: "B",
    });
  expect(data.copyTender.id).toBeDefined();
  await api.db.query("UPDATE tenders SET sealed = true WHERE id = $1", [data.copyTender.id]);

  const again = await api.as(admin).graphql(COPY, { id: data.copyTender.id, number: "C" });

  expect(again.data.copyTender.sealed).toBe(true);
  expect(
    await api.db.query("SELECT 1 FROM tender_seals WHERE tender_id = $1", [again.data.copyTender.id]),
  ).toHaveLength(1);
});

test("a tender that was deleted meanwhile is NOT_FOUND, and nothing is created", async () => {
  const { api, source, copy, admin } = await copying();

  const [deleted, copied] = await Promise.all([api.as(admin).delete(`/api/tenders/${source.id}`), copy()]);
  const after = await copy("COPY-2");

  expect(deleted.status).toBe(204);
  expect(after.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  if (copied.errors) expect(copied.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(await api.db.query("SELECT 1 FROM tenders WHERE copied_from_id IS NOT NULL")).toHaveLength(
    copied.errors ? 0 : 1,
  );
});

test("a copy whose tender was deleted since still says where it comes from", async () => {
  const { api, source, copy, admin } = await copying();
  const { id } = (await copy()).data.copyTender as { id: string };
  await api.as(admin).delete(`/api/tenders/${source.id}`);

  expect(
    (await api.as(admin).graphql("query ($id: ID!) { tender(id: $id) { copiedFrom } }", { id })).data.tender,
  ).toEqual({ copiedFrom: source.tenderNumber });
});

test("a partner neither copies nor learns the number of the draft that a tender was copied from", async () => {
  const { api, source, copy } = await copying({ status: "draft" });
  const { id } = (await copy()).data.copyTender as { id: string };
  await api.db.query("UPDATE tenders SET status = 'open' WHERE id = $1", [id]);
  const partner = api.as(await api.has(aBidder()));

  expect((await partner.graphql("query ($id: ID!) { tender(id: $id) { copiedFrom } }", { id })).data.tender).toEqual({
    copiedFrom: null,
  });
  expect((await partner.graphql(COPY, { id: source.id, number: "" })).errors).toMatchObject([
    { extensions: { code: "FORBIDDEN" } },
  ]);
});

test("a number that is taken is refused at its field, and a retried copy is made once", async () => {
  const { api, source, copy } = await copying();

  expect((await copy(source.tenderNumber.toLowerCase())).errors).toMatchObject([
    { extensions: { code: "CONFLICT", fields: { tenderNumber: "This tender number is already taken" } } },
  ]);
  expect((await copy(" ")).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  const [one, two] = [await copy("C", "key"), await copy("C", "key")];
  expect(two.data).toEqual(one.data);
  expect(await api.db.query("SELECT 1 FROM tenders WHERE copied_from_id IS NOT NULL")).toHaveLength(1);
});
