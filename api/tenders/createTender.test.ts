import { anAdmin, aTender, tenderInput } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const FIELDS = [
  "id",
  "tenderNumber",
  "title",
  "description",
  "category",
  "budgetMin",
  "budgetMax",
  "openingDate",
  "closingDate",
  "location",
  "country",
  "requirements",
  "documentsUrl",
  "status",
  "createdBy",
  "version",
];

const REQUIRED = {
  tenderNumber: "Tender number is required",
  title: "Title is required",
  description: "Description is required",
  category: "Category is required",
  budgetMin: "Minimum budget is required",
  budgetMax: "Maximum budget is required",
  openingDate: "Opening date is required",
  closingDate: "Closing date is required",
  location: "Location is required",
  country: "Country is required",
  requirements: "Requirements are required",
  status: "Status is required",
};

async function anAdminsClient() {
  const api = await testApp();
  const user = await api.has(anAdmin());
  return { api, user, admin: api.as(user) };
}

test("an admin creates a tender: 201 with exactly the specification's fields", async () => {
  const { admin, user } = await anAdminsClient();
  const input = tenderInput({ documentsUrl: "https://example.org/documents" });

  const answer = await admin.post("/api/tenders", { ...input, createdBy: "somebody else", id: "mine" });
  const read = await admin.get(`/api/tenders/${answer.body.id}`);

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ ...input, id: expect.any(String), createdBy: user.id, version: 1 });
  expect(Object.keys(answer.body).sort()).toEqual(FIELDS.sort());
  expect(read.body).toEqual(answer.body);
});

test("all fields except documentsUrl are required, with the specification's messages", async () => {
  const { admin } = await anAdminsClient();
  const blank = Object.fromEntries(Object.keys(REQUIRED).map((name) => [name, "  "]));

  const [absent, empty, nothing] = await Promise.all([
    admin.post("/api/tenders", {}),
    admin.post("/api/tenders", blank),
    admin.post("/api/tenders"),
  ]);

  for (const answer of [absent, empty, nothing])
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT", fields: REQUIRED } });
});

test("an absent documentsUrl is null", async () => {
  const { admin } = await anAdminsClient();

  const answers = [undefined, null, "", "  "].map((documentsUrl) =>
    admin.post("/api/tenders", tenderInput({ documentsUrl })),
  );

  for (const answer of await Promise.all(answers))
    expect(answer).toMatchObject({ status: 201, body: { documentsUrl: null } });
});

test("the default status of a tender is draft", async () => {
  const { admin } = await anAdminsClient();
  const { status: _omitted, ...input } = tenderInput();

  const answer = await admin.graphql(`mutation ($input: TenderInput!) { createTender(input: $input) { status } }`, {
    input,
  });

  expect(answer.data).toEqual({ createTender: { status: "draft" } });
});

test("an opening date without a time is the day's first moment in UTC, a closing date its last", async () => {
  const { admin } = await anAdminsClient();

  const answer = await admin.post(
    "/api/tenders",
    tenderInput({ openingDate: "2026-03-01", closingDate: "2026-03-31" }),
  );

  expect(answer.body).toMatchObject({
    openingDate: "2026-03-01T00:00:00.000Z",
    closingDate: "2026-03-31T23:59:59.999Z",
  });
});

test("instants are answered in UTC, whatever offset they were sent with", async () => {
  const { admin } = await anAdminsClient();

  const answer = await admin.post("/api/tenders", tenderInput({ closingDate: "2026-03-31T18:00:00+03:00" }));

  expect(answer.body).toMatchObject({ closingDate: "2026-03-31T15:00:00.000Z" });
});

test("a tender number is unique without regard to case", async () => {
  const { api, admin } = await anAdminsClient();
  await api.has(aTender({ tenderNumber: "CAR-2026/01" }));

  const answer = await admin.post("/api/tenders", tenderInput({ tenderNumber: " car-2026/01 " }));

  const message = "This tender number is already taken";
  expect(answer).toMatchObject({
    status: 409,
    body: { code: "CONFLICT", error: message, fields: { tenderNumber: message } },
  });
});

test("of ten concurrent tenders with one number exactly one is created", async () => {
  const { admin } = await anAdminsClient();
  await admin.get("/api/tenders");

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.post("/api/tenders", tenderInput({ tenderNumber: "ONE" }))),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
});

test("text is stored as typed, trimmed", async () => {
  const { admin } = await anAdminsClient();
  const title = `<script>alert("1")</script> & 'Pont' 桥 🌉`;

  const answer = await admin.post("/api/tenders", tenderInput({ title: `  ${title}\n` }));

  expect(answer).toMatchObject({ status: 201, body: { title } });
});
