import { anAdmin, aSubmittedBid, aTender, tenderInput } from "#api/testing/builders/builders.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { testApp } from "#api/testing/testApp.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

const STALE = "This tender was changed by somebody else in the meantime.";

async function aStoredTender() {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "draft" }));
  const admin = api.as(await api.has(anAdmin()));
  return { api, tender, admin, path: `/api/tenders/${tender.id}` };
}

test("an admin updates a tender by sending all its fields: 200 with the updated tender", async () => {
  const { admin, path, tender } = await aStoredTender();
  const input = tenderInput({ title: "Bridge over the Oubangui", budgetMin: 7 });

  const answer = await admin.patch(path, input);
  const read = await admin.get(path);

  expect(answer).toMatchObject({
    status: 200,
    body: { ...input, id: tender.id, createdBy: tender.createdBy, version: 2 },
  });
  expect(read.body).toEqual(answer.body);
});

test("an absent field stays unchanged; null clears an optional field", async () => {
  const { api, admin } = await aStoredTender();
  const tender = await api.has(aTender({ documentsUrl: "https://example.org" }));

  const kept = await admin.patch(`/api/tenders/${tender.id}`, { title: "Another" });
  const cleared = await admin.patch(`/api/tenders/${tender.id}`, { documentsUrl: null });
  const refused = await admin.patch(`/api/tenders/${tender.id}`, { title: null, status: "" });

  expect(kept.body).toMatchObject({ title: "Another", documentsUrl: "https://example.org", location: tender.location });
  expect(cleared.body).toMatchObject({ title: "Another", documentsUrl: null });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { title: "Title is required", status: "Status is required" } },
  });
});

test("any status can be set freely; no order is enforced", async () => {
  const { admin, path } = await aStoredTender();

  for (const status of [...TENDER_STATUSES, ...TENDER_STATUSES.toReversed()])
    expect(await admin.patch(path, { status })).toMatchObject({ status: 200, body: { status } });
});

const DATES = { openingDate: "2026-03-01", closingDate: "2026-03-31" };
const MOMENTS = { openingDate: "2026-03-01T00:00:00.000Z", closingDate: "2026-03-31T23:59:59.999Z" };

test("a date without a time means the same in an update as in a creation", async () => {
  const { admin, path } = await aStoredTender();

  const answer = await admin.patch(path, DATES);

  expect(answer.body).toMatchObject(MOMENTS);
});

test("GraphQL accepts a date without a time as REST does, in a creation and in an update", async () => {
  const { admin, tender } = await aStoredTender();

  const created = await admin.graphql(
    "mutation ($input: TenderInput!) { tender: createTender(input: $input) { openingDate closingDate } }",
    {
      input: tenderInput(DATES),
    },
  );
  const updated = await admin.graphql(`mutation {
    tender: updateTender(id: "${tender.id}", patch: { openingDate: "2026-03-01", closingDate: "2026-03-31" }) { openingDate closingDate }
  }`);

  expect(created).toMatchObject({ errors: undefined, data: { tender: MOMENTS } });
  expect(updated).toMatchObject({ errors: undefined, data: { tender: MOMENTS } });
});

test.each(["2026-02-30", "soon", "2026-03-01T12:30:00"])(
  "%p is not a time for GraphQL either: the field is named",
  async (closingDate) => {
    const { admin } = await aStoredTender();

    const answer = await admin.graphql("mutation ($input: TenderInput!) { createTender(input: $input) { id } }", {
      input: tenderInput({ closingDate }),
    });

    expect(answer.errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { closingDate: "Invalid input" } } },
    ]);
  },
);

test("only the server sets createdBy, id and version", async () => {
  const { admin, path, tender } = await aStoredTender();

  const answer = await admin.patch(path, { id: "mine", createdBy: "me", version: 1, title: "New" });

  expect(answer).toMatchObject({ status: 200, body: { id: tender.id, createdBy: tender.createdBy, version: 2 } });
});

test.each([
  ["in the body", { version: 1 }, {}],
  ["in If-Match", {}, { "if-match": '"1"' }],
  ["in a weak If-Match", {}, { "if-match": 'W/"1"' }],
])(
  "an edit of a stale version %s is refused, an edit of the current one is applied",
  async (_where, version, headers) => {
    const { admin, path } = await aStoredTender();

    const first = await admin.patch(path, { title: "First", ...version }, headers);
    const second = await admin.patch(path, { title: "Second", ...version }, headers);
    const read = await admin.get(path);

    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { code: "CONFLICT", error: STALE } });
    expect(read.body).toMatchObject({ title: "First", version: 2 });
  },
);

test("If-Match accepts a response's ETag", async () => {
  const { admin, path } = await aStoredTender();
  const { headers } = await admin.get(path);

  const answer = await admin.patch(path, { title: "Mine" }, { "if-match": headers.get("etag") ?? "" });

  expect(answer).toMatchObject({ status: 200, body: { version: 2 } });
  expect(answer.headers.get("etag")).toBe('"2"');
});

test("an edit without a version is applied", async () => {
  const { admin, path } = await aStoredTender();

  const answers = [
    await admin.patch(path, { title: "A" }),
    await admin.patch(path, { title: "B" }),
    await admin.patch(path, { title: "C" }, { "if-match": "*" }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test.each([
  [{ version: "1" }, {}],
  [{ version: 1.5 }, {}],
  [{ version: 2 ** 40 }, {}],
  [{ version: [] }, {}],
  [{}, { "if-match": "1" }],
  [{}, { "if-match": '"x"' }],
])("an invalid version is refused: %j %j", async (version, headers) => {
  const { admin, path } = await aStoredTender();

  const answer = await admin.patch(path, { title: "New", ...version }, headers);

  expect(answer).toMatchObject({
    status: 400,
    body: { code: "BAD_USER_INPUT", fields: { version: expect.any(String) } },
  });
});

test("of two concurrent edits of one version exactly one is applied", async () => {
  const { admin, path } = await aStoredTender();
  await admin.get(path);

  const answers = await Promise.all(["A", "B"].map((title) => admin.patch(path, { title, version: 1 })));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a stale edit through GraphQL is refused too", async () => {
  const { admin, tender } = await aStoredTender();
  const update = `mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { version } }`;

  const first = await admin.graphql(update, { id: tender.id, patch: { title: "A", version: 1 } });
  const second = await admin.graphql(update, { id: tender.id, patch: { title: "B", version: 1 } });

  expect(first.data).toEqual({ updateTender: { version: 2 } });
  expect(second.errors).toMatchObject([{ message: STALE, extensions: { code: "CONFLICT" } }]);
});

test("a tender can keep its number, but not take another tender's", async () => {
  const { api, admin, path, tender } = await aStoredTender();
  await api.has(aTender({ tenderNumber: "TAKEN" }));

  const own = await admin.patch(path, { tenderNumber: tender.tenderNumber.toLowerCase() });
  const taken = await admin.patch(path, { tenderNumber: "taken" });

  expect(own.status).toBe(200);
  expect(taken).toMatchObject({
    status: 409,
    body: { code: "CONFLICT", fields: { tenderNumber: "This tender number is already taken" } },
  });
});

describe("an award is taken back", () => {
  const TAKE_BACK =
    "mutation ($id: ID!, $reason: String) { updateTender(id: $id, patch: { status: closed }, awardTakenBackReason: $reason) { status awardTakenBackAt awardTakenBackReason } }";
  const REASON = "The winner cannot furnish the performance bond.";

  async function awarded() {
    const api = await testApp();
    const tender = await api.has(aTender({ status: "awarded" }));
    const bid = await api.has(aSubmittedBid({ tenderId: tender.id }));
    const admin = api.as(await api.has(anAdmin()));
    const acts = () =>
      api.db.query<{ act: string; after: object }[]>(
        "SELECT act, after FROM audit_events WHERE subject_id = $1 AND outcome = 'done' ORDER BY id",
        [tender.id],
      );
    return { api, tender, bid, admin, acts };
  }

  test("with its reason in the audit trail, on the tender and in the notices of whom it concerns", async () => {
    const { api, tender, bid, admin, acts } = await awarded();

    const { data } = await admin.graphql(TAKE_BACK, { id: tender.id, reason: REASON });

    expect(data.updateTender).toEqual({
      status: "closed",
      awardTakenBackAt: expect.any(String) as string,
      awardTakenBackReason: REASON,
    });
    expect(await acts()).toMatchObject([
      { act: "takeBackAward", after: { status: "closed", awardTakenBackReason: REASON } },
    ]);
    expect(await noticesIn(api)).toMatchObject([
      { user_id: bid.companyId, kind: "statusChanged", facts: { happened: "awardTakenBack", reason: REASON } },
    ]);
  });

  test("without a reason by the specification's call, and another change of the tender keeps the reason", async () => {
    const { tender, admin, acts } = await awarded();

    const { status } = await admin.patch(`/api/tenders/${tender.id}`, { status: "closed" });
    await admin.patch(`/api/tenders/${tender.id}`, { location: "Boali" });

    expect(status).toBe(200);
    expect((await acts()).map(({ act }) => act)).toEqual(["takeBackAward", "updateTender"]);
  });

  test.each(["closed", "open", "draft"] as const)(
    "but not by an administrator whose company has a bid on the tender, by the status %s",
    async (status) => {
      const { api, tender, admin, acts } = await awarded();
      const bidder = await api.has(anAdmin());
      await api.has(aSubmittedBid({ tenderId: tender.id, companyId: bidder.id, status: "rejected" }));

      const refused = await api.as(bidder).patch(`/api/tenders/${tender.id}`, { status });

      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: "CONFLICT",
          error: "Your company has a bid on this tender: another administrator decides",
        },
      });
      expect(await acts()).toEqual([]);
      expect(await admin.patch(`/api/tenders/${tender.id}`, { status })).toMatchObject({ status: 200 });
    },
  );

  test("a reason of fewer than 20 characters is refused, and nothing is changed", async () => {
    const { tender, admin, acts } = await awarded();

    const { errors } = await admin.graphql(TAKE_BACK, { id: tender.id, reason: "An error." });

    expect(errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { awardTakenBackReason: expect.any(String) as string } } },
    ]);
    expect(await acts()).toEqual([]);
  });
});
